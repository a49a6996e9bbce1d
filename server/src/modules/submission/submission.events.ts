import type { Context } from '#platform/request/context';

/** Tells every instance that a submission was handed in or graded. Nobody waits for it: subscribers read its own row. */
export function announceSubmission(
  { viewer, services: { bus, log } }: Context,
  { id, activityId, studentId }: { id: string; activityId: string; studentId: string },
): void {
  const message = { institutionId: viewer.institutionId!, submissionId: id, activityId, studentId };
  bus
    .publish('submissionChanged', message)
    .catch((error: unknown) => log.warn({ err: error }, 'a change of a submission was not announced'));
}
