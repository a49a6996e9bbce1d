import { Badge } from '@mantine/core';
import { texts } from '#texts/en';
import type { CohortStatus } from './CohortCard.generated.ts';

const colors = { UPCOMING: 'gray', ONGOING: 'teal', COMPLETED: 'gray' } as const;

/** Badge for the status of a cohort. */
export function CohortStatusBadge({ status }: { status: CohortStatus }) {
  return (
    <Badge color={colors[status]} flex="none">
      {texts.cohortList.statuses[status]}
    </Badge>
  );
}
