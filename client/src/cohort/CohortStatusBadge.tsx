import { Badge, VisuallyHidden } from '@mantine/core';
import { texts } from '../texts/en.ts';
import { Tip } from '../ui/Tip.tsx';
import type { CohortStatus } from './CohortCard.generated.ts';

const colors = { UPCOMING: 'indigo', ONGOING: 'teal', COMPLETED: 'gray' } as const;

/**
 * The status in the documents' two words: 'upcoming', and 'Completed' for anything else. One that still runs is told apart
 * by its colour, by the tooltip, and for screen readers by a word.
 */
export function CohortStatusBadge({ status }: { status: CohortStatus }) {
  const t = texts.cohortList;
  const badge = (
    <Badge color={colors[status]} size="lg" tt="capitalize" flex="none">
      {status === 'UPCOMING' ? t.upcoming : t.completed}
    </Badge>
  );
  if (status !== 'ONGOING') return badge;
  return (
    <span style={{ flex: 'none' }}>
      <Tip label={t.ongoing}>
        {badge}
        <VisuallyHidden>{t.ongoing}</VisuallyHidden>
      </Tip>
    </span>
  );
}
