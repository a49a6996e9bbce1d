import { Group } from '@mantine/core';
import { Tip } from '#ui/Tip';
import { texts } from '#texts/en';
import type { CohortStatus } from './CohortCard.generated.ts';
import { CohortStatusBadge } from './CohortStatusBadge.tsx';
import classes from './cohort.module.css';

/** The status in a list: the documents say Completed for everything that is not upcoming. An Ongoing badge adds the rest. */
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
