import { Button, Checkbox, NativeSelect, Skeleton, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { useListAddress } from '#lib/useListAddress';
import { texts } from '#texts/en';
import { BackLink } from '#ui/BackLink';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { FoldedFilters } from '#ui/FoldedFilters';
import { ListFilters } from '#ui/ListFilters';
import { PageHeader } from '#ui/PageHeader';
import { SearchBox } from '#ui/SearchBox';
import { keyOf } from './gradebookTypes.ts';
import { useGradebook } from './useGradebook.ts';
import { useGradeCell } from './useGradeCell.ts';

const t = texts.gradebook;

/** Chunks of their own, loaded while the first page of students is. */
const GradeGrid = lazy(() => import('./GradeGrid.tsx'));
const CellDetails = lazy(() => import('./CellDetails.tsx'));
const GradebookExport = lazy(() => import('./GradebookExport.tsx'));

/** /courses/{id}/gradebook: points of the viewer's students by activity, edited in place. On phones one activity at a time. */
export default function GradebookPage() {
  const { guid = '' } = useParams();
  const { filters, isNarrowed, narrow, clear } = useListAddress('search', 'cohort', 'show');
  const needsGrading = filters.show === 'to-grade';
  const { loaded, error, isStale, retry, put } = useGradebook(guid, {
    cohortId: filters.cohort,
    search: filters.search,
    needsGrading,
  });
  const grade = useGradeCell(put);
  const [active, setActive] = useState({ row: 0, column: 0 });
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<string | null>(null);

  if (error !== undefined)
    return (
      <>
        <PageHeader title={t.title} />
        <ErrorState
          title={t.failed}
          message={
            readError(error).code === 'NOT_FOUND' ? t.notFound : readError(error).message || texts.errors.list
          }
          {...(readError(error).code !== 'NOT_FOUND' && { onRetry: retry })}
        />
      </>
    );
  const { course, activities = [], students = [], works = {}, extensions = {} } = loaded ?? {};
  const single = activities.find(({ id }) => id === chosen) ?? activities[0];
  const shown = isNarrow && single ? [single] : activities;
  const student = students[Math.min(active.row, students.length - 1)];
  const activity = shown[Math.min(active.column, shown.length - 1)];
  const narrowing = (
    <>
      <NativeSelect
        aria-label={t.cohort}
        value={filters.cohort ?? ''}
        data={[
          { value: '', label: t.allCohorts },
          ...(course?.cohorts.nodes ?? []).map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={({ currentTarget: { value } }) => narrow({ cohort: value || null })}
      />
      <Checkbox
        style={{ alignSelf: 'center' }}
        label={t.needsGrading}
        checked={needsGrading}
        onChange={({ currentTarget: { checked } }) => narrow({ show: checked ? 'to-grade' : null })}
      />
    </>
  );
  return (
    <>
      {course && <BackLink to={paths.courseTab(course.id, 'assignments')}>{t.back(course.title)}</BackLink>}
      <PageHeader
        title={t.title}
        description={loaded ? t.counts(students.length, activities.length) : <>&nbsp;</>}
        actions={
          students.length > 0 && (
            <Suspense>
              <GradebookExport
                filters={{
                  courseId: guid,
                  cohortId: filters.cohort,
                  search: filters.search,
                  needsGrading: needsGrading ? 'true' : null,
                }}
              />
            </Suspense>
          )
        }
      />
      <ListFilters>
        <SearchBox
          label={t.search}
          value={filters.search ?? ''}
          onSearch={(search) => narrow({ search: search || null })}
        />
        {isNarrow ? (
          <FoldedFilters count={[filters.cohort, filters.show].filter(Boolean).length}>
            {narrowing}
          </FoldedFilters>
        ) : (
          narrowing
        )}
        {isNarrow && activities.length > 0 && (
          <NativeSelect
            aria-label={t.activity}
            value={single?.id ?? ''}
            data={activities.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
          />
        )}
      </ListFilters>
      {!loaded && <Skeleton h={420} radius="lg" />}
      {loaded && activities.length === 0 && (
        <EmptyState
          title={t.noActivities}
          hint={t.noActivitiesHint}
          drawing="work"
          action={
            <Button component={AppLink} to={paths.courseTab(guid, 'assignments')} variant="default">
              {t.toAssignments}
            </Button>
          }
        />
      )}
      {loaded && activities.length > 0 && students.length === 0 && (
        <EmptyState
          title={isNarrowed ? t.noMatch : t.empty}
          drawing="people"
          {...(isNarrowed
            ? {
                action: (
                  <Button variant="default" onClick={clear}>
                    {t.clear}
                  </Button>
                ),
              }
            : { hint: t.emptyHint })}
        />
      )}
      {student && activity && (
        <Suspense fallback={<Skeleton h={420} radius="lg" />}>
          <GradeGrid
            label={t.grid(course?.title ?? '')}
            students={students}
            activities={shown}
            totalled={isNarrow ? null : activities}
            works={works}
            extensions={extensions}
            isStale={isStale}
            active={active}
            onMove={setActive}
            onGrade={(...given) => void grade(...given)}
            onNothingToGrade={(who, what) => notify.info(t.notSubmitted(who.displayName, what.title))}
          />
          <CellDetails
            student={student}
            activity={activity}
            work={works[keyOf(student.id, activity.id)]}
            extendedTo={extensions[keyOf(student.id, activity.id)]}
            onGraded={(work) => put(student.id, work)}
          />
        </Suspense>
      )}
      <VisuallyHidden role="status">{loaded?.isPartial ? t.loadingMore : ''}</VisuallyHidden>
    </>
  );
}
