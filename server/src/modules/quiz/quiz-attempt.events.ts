import type { Context } from '#platform/request/context';

/** A changed attempt. */
export interface ChangedAttempt {
  id: string;
  quizId: string;
  studentId: string;
}

/** Publishes submitted or graded attempts to every instance without waiting. Subscribers read their rows. */
export function announceAttempts(
  { services: { bus, log } }: Context,
  institutionId: string,
  attempts: readonly ChangedAttempt[],
): void {
  for (const { id: attemptId, quizId, studentId } of attempts)
    bus
      .publish('quizAttemptChanged', { institutionId, attemptId, quizId, studentId })
      .catch((error: unknown) => log.warn({ err: error }, 'a change of an attempt was not announced'));
}
