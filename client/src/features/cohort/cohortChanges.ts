import type { ApolloCache } from '@apollo/client';
import { evictCohort } from './evictCohort.ts';
import {
  LiveCohortsDocument,
  LiveCohorts_PlaceFragmentDoc,
  type LiveCohortsSubscription,
  type LiveCohortsSubscriptionVariables,
} from './LiveCohorts.generated.ts';

type ChangedCohort = NonNullable<LiveCohortsSubscription['cohortChanged']['cohort']>;

/** Writes an event to the cache after comparison with the cached cohort. */
export function applyCohortChange(
  cache: ApolloCache,
  data: LiveCohortsSubscription,
  variables: LiveCohortsSubscriptionVariables = {},
): void {
  const { cohortId, cohort } = data.cohortChanged;
  if (!cohort) return evictCohort(cache, cohortId);
  const gotSeat = isNewSeat(cache, cohort);
  cache.write({ dataId: 'ROOT_SUBSCRIPTION', query: LiveCohortsDocument, variables, result: data });
  // Refetch cohort members on every change event: a pending payment changes no count.
  const id = cache.identify(cohort);
  if (id !== undefined) cache.evict({ id, fieldName: 'enrollments' });
  if (gotSeat) evictEnrollmentCounts(cache);
}

/**
 * Returns whether the viewer got a seat by promotion or payment. The change did not come from the viewer's own
 * mutation, so no payload contained its other effects.
 */
function isNewSeat(cache: ApolloCache, cohort: ChangedCohort): boolean {
  const id = cache.identify(cohort);
  if (id === undefined) return false;
  // Includes optimistic responses: leaving the waitlist is not a promotion.
  const former = cache.readFragment({ id, fragment: LiveCohorts_PlaceFragmentDoc }, true);
  const status = former?.viewerEnrollment?.status;
  return (status === 'WAITLISTED' || status === 'PENDING') && cohort.viewerEnrollment?.status === 'ACTIVE';
}

/** Evicts the viewer's counts and courses: the screen that shows them refetches them, others when opened. */
function evictEnrollmentCounts(cache: ApolloCache): void {
  for (const id of Object.keys(cache.extract() as object).filter((key) => key.startsWith('Viewer:')))
    for (const fieldName of ['activeEnrollmentCount', 'waitlistedEnrollmentCount'])
      cache.evict({ id, fieldName });
  cache.evict({ fieldName: 'myCourses' });
}
