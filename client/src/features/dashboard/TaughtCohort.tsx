import type { FragmentType } from '@apollo/client';
import { Group, Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatCount, formatDay } from '#texts/formatting';
import { ProgressBar } from '#ui/ProgressBar';
import {
  TaughtCohort_CohortFragmentDoc,
  type TaughtCohort_CohortFragment,
} from './TaughtCohort.generated.ts';
import classes from './dashboard.module.css';

const t = texts.dashboard;

/** Line about a cohort: dates and seats. */
export function TaughtCohort({ cohort: ref }: { cohort: FragmentType<TaughtCohort_CohortFragment> }) {
  const cohort = useFragmentData(TaughtCohort_CohortFragmentDoc, ref);
  return (
    <>
      <AppLink to={paths.cohort(cohort.id)} className={classes.rowLink}>
        {cohort.title}
      </AppLink>
      <Group justify="space-between" gap="xs" mt={2} mb={8}>
        <Text size="xs" c="dimmed">
          {formatNextDate(cohort)}
        </Text>
        <Text size="xs" fw={600}>
          {t.seats(formatCount(cohort.studentCount), formatCount(cohort.capacity))}
        </Text>
      </Group>
      <ProgressBar value={cohort.fillRate} label={texts.cohortList.seatsTaken} />
    </>
  );
}

/** Formats the next date of a cohort: 'Starts …', 'Runs until …' or 'Ended …'. */
export function formatNextDate(
  cohort: Pick<TaughtCohort_CohortFragment, 'status' | 'startDate' | 'endDate' | 'timeZone'>,
): string {
  if (cohort.status === 'UPCOMING') return t.starts(formatDay(cohort.startDate, cohort.timeZone));
  return (cohort.status === 'ONGOING' ? t.ends : t.ended)(formatDay(cohort.endDate, cohort.timeZone));
}
