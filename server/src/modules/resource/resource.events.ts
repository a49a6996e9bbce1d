import type { Context } from '#platform/request/context';

/** The course or cohort that has resources; the other one is null. */
export interface ResourceHolder {
  courseId: string | null;
  cohortId: string | null;
}

/** Publishes a change of the resources of a course or cohort to every instance without waiting. */
export function announceResources(
  { services: { bus, log } }: Context,
  institutionId: string,
  { courseId, cohortId }: ResourceHolder,
): void {
  bus
    .publish('resourcesChanged', { institutionId, courseId, cohortId })
    .catch((error: unknown) => log.warn({ err: error }, 'a change of resources was not announced'));
}
