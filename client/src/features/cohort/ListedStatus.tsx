import { Group } from '@mantine/core';
import { Tip } from '#ui/Tip';
import { texts } from '#texts/en';
import type { CohortStatus } from './CohortCard.generated.ts';
import { CohortStatusBadge } from './CohortStatusBadge.tsx';
import classes from './cohort.module.css';

/**
 * Status in a list: the product documents show Completed for every status but upcoming. An additional badge marks
 * ongoing cohorts.
 */
export function ListedStatus({ status }: { status: CohortStatus }) {
  if (status !== 'ONGOING') return <CohortStatusBadge status={status} />;
  return (
    <Group gap={6} justify="flex-end" className={classes.listedStatus}>
      <CohortStatusBadge status="COMPLETED" />
      <Tip label={texts.cohortList.ongoingHint}>
        <CohortStatusBadge status="ONGOING" />
      </Tip>
    </Group>
  );
}
