import type { Context } from '#platform/request/context';

/** Publishes a submitted or graded submission to every instance without waiting. Subscribers read its row. */
export function announceSubmission(
  { viewer, services: { bus, log } }: Context,
  { id, activityId, studentId }: { id: string; activityId: string; studentId: string },
  institutionId = viewer.institutionId!,
): void {
  const message = { institutionId, submissionId: id, activityId, studentId };
  bus
    .publish('submissionChanged', message)
    .catch((error: unknown) => log.warn({ err: error }, 'a change of a submission was not announced'));
}
