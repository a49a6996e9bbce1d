import { Badge } from '@mantine/core';
import { texts } from '#texts/en';
import type { Attempt } from './attempt.ts';

const t = texts.quiz;

/** Whether a submitted attempt is passed, or waits for a teacher. */
export function OutcomeBadge({
  attempt: { state, isPassed },
}: {
  attempt: Pick<Attempt, 'state' | 'isPassed'>;
}) {
  if (state !== 'GRADED') return <Badge color="yellow">{t.waiting}</Badge>;
  return <Badge color={isPassed ? 'teal' : 'gray'}>{isPassed ? t.passed : t.notPassed}</Badge>;
}
