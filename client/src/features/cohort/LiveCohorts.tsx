import type { ApolloCache } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import { forgetCohort } from './forgetCohort.ts';
import {
  LiveCohortsDocument,
  LiveCohorts_PlaceFragmentDoc,
  type LiveCohortsSubscription,
} from './LiveCohorts.generated.ts';

type ChangedCohort = NonNullable<LiveCohortsSubscription['cohortChanged']['cohort']>;

interface LiveCohortsProps {
  /** Those of another institution have to be named; without it those of the session's. */
  ids?: string[];
}

/** Keeps every cohort that some screen shows as the server has it: what arrives is written into the cache. */
export default function LiveCohorts({ ids }: LiveCohortsProps) {
  const variables = ids ? { ids } : {};
  useSubscription(LiveCohortsDocument, {
    variables,
    ignoreResults: true,
    fetchPolicy: 'no-cache', // written here, after a look at what was there before
    onData: ({ client: { cache }, data: { data } }) => {
      if (!data) return;
      const { cohortId, cohort } = data.cohortChanged;
      if (!cohort) return forgetCohort(cache, cohortId);
      const gotSeat = isNewSeat(cache, cohort);
      cache.write({ dataId: 'ROOT_SUBSCRIPTION', query: LiveCohortsDocument, variables, result: data });
      // Counts say nothing of who awaits payment: who is in the cohort is asked again where it is on the screen.
      const id = cache.identify(cohort);
      if (id !== undefined) cache.evict({ id, fieldName: 'enrollments' });
      if (gotSeat) forgetPlaces(cache);
    },
  });
  return null;
}

/**
 * Whether the viewer waited, or had yet to pay, and now has a seat: no screen of the viewer's did it, so no payload brought
 * what else it changes.
 */
function isNewSeat(cache: ApolloCache, cohort: ChangedCohort): boolean {
  const id = cache.identify(cohort);
  if (id === undefined) return false;
  // With what is foreseen of the viewer's own calls: leaving the queue is no promotion.
  const former = cache.readFragment({ id, fragment: LiveCohorts_PlaceFragmentDoc }, true);
  const status = former?.viewerEnrollment?.status;
  return (status === 'WAITLISTED' || status === 'PENDING') && cohort.viewerEnrollment?.status === 'ACTIVE';
}

/** The viewer's figures and courses: the screen that shows them asks again, the others when they are opened. */
function forgetPlaces(cache: ApolloCache): void {
  for (const id of Object.keys(cache.extract() as object).filter((key) => key.startsWith('Viewer:')))
    for (const fieldName of ['activeEnrollmentCount', 'waitlistedEnrollmentCount'])
      cache.evict({ id, fieldName });
  cache.evict({ fieldName: 'myCourses' });
}
