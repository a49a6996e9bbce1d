import type { Context } from '#platform/request/context';

/** Publishes a changed activity to every instance without waiting: to all, or about one student. Subscribers read its row. */
export function announceActivity(
  { viewer, services: { bus, log } }: Context,
  { activityId, studentId = null }: { activityId: string; studentId?: string | null },
): void {
  const message = { institutionId: viewer.institutionId!, activityId, studentId };
  bus
    .publish('activityChanged', message)
    .catch((error: unknown) => log.warn({ err: error }, 'a change of an activity was not announced'));
}
