import { NativeSelect } from '@mantine/core';
import { readError } from '#lib/errors';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatDay } from '#texts/formatting';
import { CohortSelect } from '#ui/cohorts/CohortSelect';
import { useCohortChoices } from '#ui/cohorts/useCohortChoices';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { FilterSelect } from '#ui/FilterSelect';
import { PageHeader } from '#ui/PageHeader';
import { staleProps } from '#ui/stale';
import { AnalyticsCoursesDocument, AnalyticsDocument, type AnalyticsQuery } from './Analytics.generated.ts';
import { AnalyticsPanels } from './AnalyticsPanels.tsx';
import { AnalyticsSkeleton } from './AnalyticsSkeleton.tsx';
import { AnalyticsTotals } from './AnalyticsTotals.tsx';
import { AtRiskPanel } from './AtRiskPanel.tsx';
import classes from './analytics.module.css';
import { RANGES, useAnalyticsAddress } from './analyticsPeriod.ts';

const t = texts.analytics;

const PERIODS = Object.entries(t.periods).map(([value, label]) => ({ value, label }));

/** /analytics: figures of a period for staff. Period and filters are in the URL. */
export default function AnalyticsPage() {
  const { period, cohortId, courseId, narrow, choosePeriod } = useAnalyticsAddress();
  const filters = { cohortId, courseId };
  const result = useScreenQuery(AnalyticsDocument, { range: RANGES[period], ...filters }, t.failed);
  const analytics = result.data?.analytics;
  return (
    <>
      <PageHeader title={t.title} description={analytics ? daysOf(analytics) : t.description} />
      <div className={classes.filters} role="group" aria-label={t.filters}>
        <NativeSelect
          aria-label={t.period}
          value={period}
          data={PERIODS}
          onChange={({ currentTarget }) => choosePeriod(currentTarget.value)}
        />
        <CohortSelect
          aria-label={t.cohort}
          choices={useCohortChoices('listed', cohortId ?? '')}
          value={cohortId ?? ''}
          empty={t.allCohorts}
          onChange={(id) => narrow({ cohort: id || null })}
        />
        <CourseFilter value={courseId} onChange={(course) => narrow({ course })} />
      </div>
      {analytics ? (
        <div className={classes.panels} {...staleProps(result.isStale, 'above')}>
          <AnalyticsTotals analytics={analytics} />
          {isEmpty(analytics) ? (
            <EmptyState title={t.empty} hint={t.emptyHint} drawing="nothing" />
          ) : (
            <AnalyticsPanels analytics={analytics} filters={{ range: RANGES[period], ...filters }} />
          )}
          <AtRiskPanel {...filters} />
        </div>
      ) : result.error === undefined ? (
        <AnalyticsSkeleton />
      ) : (
        <ErrorState message={readError(result.error).message || t.failed} onRetry={result.retry} />
      )}
    </>
  );
}

type Analytics = AnalyticsQuery['analytics'];

const daysOf = ({ firstDay, lastDay, timeZone }: Analytics) =>
  t.days(formatDay(`${firstDay}T00:00:00Z`, 'UTC'), formatDay(`${lastDay}T00:00:00Z`, 'UTC'), timeZone);

/** Whether nothing happened in the period. */
const isEmpty = ({ points }: Analytics) =>
  points.every(
    ({ figures: { revenue, activeLearners, enrollments, cancellations, completions, submissions } }) =>
      [revenue.amount, activeLearners, enrollments, cancellations, completions, submissions].every(
        (value) => value === 0,
      ),
  );

interface CourseFilterProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

function CourseFilter({ value, onChange }: CourseFilterProps) {
  const { data } = useScreenQuery(AnalyticsCoursesDocument, {}, null);
  const options = Object.fromEntries(data?.courses.nodes.map(({ id, title }) => [id, title]) ?? []);
  return (
    <FilterSelect label={t.course} all={t.allCourses} options={options} value={value} onChange={onChange} />
  );
}
