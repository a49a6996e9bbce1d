import { publish } from '#platform/domain-event/publish';
import type { Transaction } from '#platform/request/context';
import { announceAttempts } from './quiz-attempt.events.ts';
import { submitLocked } from './quiz-grading.service.ts';
import { recordGrades } from './record-grades.service.ts';

/** Submits and grades open attempts, whose rows are locked, records their grades, and tells who follows them. */
export async function submitAttempts(
  transaction: Transaction,
  institutionId: string,
  ids: string[],
): Promise<void> {
  const { em, context, afterCommit } = transaction;
  const submitted = await submitLocked(em, institutionId, ids);
  await recordGrades(transaction, institutionId, submitted);
  const type = 'attempt.submitted';
  await publish({ type, institutionId, ids: submitted.map(({ id }) => id) }, transaction);
  afterCommit(() => announceAttempts(context, institutionId, submitted));
}
