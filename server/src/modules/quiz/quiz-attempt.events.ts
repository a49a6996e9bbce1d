import { announceWork } from '#modules/submission/work.events';
import type { Context } from '#platform/request/context';

/** A changed attempt. */
export interface ChangedAttempt {
  id: string;
  quizId: string;
  studentId: string;
}

/** Publishes submitted or graded attempts. */
export function announceAttempts(
  { services }: Context,
  institutionId: string,
  attempts: readonly ChangedAttempt[],
): void {
  for (const { id, quizId, studentId } of attempts)
    announceWork(services, 'quizAttemptChanged', { institutionId, of: quizId, id, readers: [studentId] });
}
