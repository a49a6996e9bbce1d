import type { Context } from '#platform/request/context';
import { announce } from '#platform/pubsub/announce';

/** The course, cohort or event that has resources; the others are null. */
export interface ResourceHolder {
  courseId: string | null;
  cohortId: string | null;
  eventId: string | null;
}

/** Holder with none of them. */
export const NO_HOLDER: ResourceHolder = { courseId: null, cohortId: null, eventId: null };

/** Publishes a change of the resources of a course, cohort or event to every instance without waiting. */
export const announceResources = (
  { services }: Context,
  institutionId: string,
  holder: ResourceHolder,
): void => announce(services, 'resourcesChanged', { institutionId, ...holder });
