import type { FragmentType } from '@apollo/client';
import { Stack } from '@mantine/core';
import { CohortMilestones } from '#features/cohort/CohortMilestones';
import type { CohortMilestones_CohortFragment } from '#features/cohort/CohortMilestones.generated';
import { CohortSchedule } from '#features/cohort/CohortSchedule';
import type { CohortSchedule_CohortFragment } from '#features/cohort/CohortSchedule.generated';
import CohortSessions from '#features/cohort/sessions/CohortSessions';

interface ScheduleTabProps {
  cohort: FragmentType<CohortSchedule_CohortFragment> &
    FragmentType<CohortMilestones_CohortFragment> & { id: string };
}

/** Meetings, sessions, milestones and attendance of a cohort. Its own chunk. */
export default function ScheduleTab({ cohort }: ScheduleTabProps) {
  return (
    <Stack gap="lg">
      <CohortSchedule cohort={cohort} />
      <CohortSessions cohortId={cohort.id} milestones={<CohortMilestones cohort={cohort} />} />
    </Stack>
  );
}
