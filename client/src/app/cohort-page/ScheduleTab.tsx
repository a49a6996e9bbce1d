import type { FragmentType } from '@apollo/client';
import { Stack } from '@mantine/core';
import { CohortMilestones } from '#features/cohort/CohortMilestones';
import type { CohortMilestones_CohortFragment } from '#features/cohort/CohortMilestones.generated';
import { CohortSchedule } from '#features/cohort/CohortSchedule';
import type { CohortSchedule_CohortFragment } from '#features/cohort/CohortSchedule.generated';
import { CohortTimeline } from '#features/cohort/CohortTimeline';
import type { CohortTimeline_CohortFragment } from '#features/cohort/CohortTimeline.generated';

interface ScheduleTabProps {
  cohort: FragmentType<CohortSchedule_CohortFragment> &
    FragmentType<CohortMilestones_CohortFragment> &
    FragmentType<CohortTimeline_CohortFragment>;
}

/** Meetings, milestones and attendance of a cohort. Its own chunk. */
export default function ScheduleTab({ cohort }: ScheduleTabProps) {
  return (
    <Stack gap="lg">
      <CohortSchedule cohort={cohort} />
      <CohortMilestones cohort={cohort} />
      <CohortTimeline cohort={cohort} />
    </Stack>
  );
}
