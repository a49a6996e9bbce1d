import type { Context } from '#platform/request/context';
import { announce } from '#platform/pubsub/announce';

/** Publishes a changed activity to every instance without waiting: to all, or about one student. Subscribers read its row. */
export const announceActivity = (
  { viewer, services }: Context,
  { activityId, studentId = null }: { activityId: string; studentId?: string | null },
): void =>
  announce(services, 'activityChanged', { institutionId: viewer.institutionId!, activityId, studentId });
