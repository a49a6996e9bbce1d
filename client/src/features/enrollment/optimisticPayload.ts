import type { ApolloCache } from '@apollo/client';
import {
  EnrollmentOutcome_CohortFragmentDoc,
  EnrollmentOutcome_ViewerFragmentDoc,
  type EnrollmentOutcome_CohortFragment,
  type EnrollmentOutcome_EnrollmentFragment,
  type EnrollmentOutcome_ViewerFragment,
} from './Enrollment.generated.ts';
import type { EnrollmentState, Outcome } from './enrollmentOutcome.ts';

/** Payload of both mutations without masks. */
export interface EnrollmentPayload {
  enrollment: Omit<EnrollmentOutcome_EnrollmentFragment, 'cohort'> & {
    cohort: EnrollmentOutcome_CohortFragment;
  };
  viewer: EnrollmentOutcome_ViewerFragment;
}

/**
 * Builds an optimistic response from the cohort and the viewer in the cache.
 * @param outcomeOf returns null where only the server can decide.
 * @returns undefined where there is no outcome, or the cache lacks a part of the cohort or of the viewer.
 */
export function buildOptimisticPayload(
  cache: ApolloCache,
  cohortId: string,
  viewerId: string,
  outcomeOf: (state: EnrollmentState) => Outcome | null,
): EnrollmentPayload | undefined {
  const state = readState(cache, cohortId, viewerId);
  const outcome = state && outcomeOf(state);
  if (!outcome) return undefined;
  const { cohort, viewer, enrollment } = outcome;
  return { __typename: 'EnrollPayload', enrollment: { ...enrollment, cohort }, viewer } as EnrollmentPayload;
}

function readState(cache: ApolloCache, cohortId: string, viewerId: string): EnrollmentState | undefined {
  const cohort = cache.readFragment(
    {
      id: `Cohort:${cohortId}`,
      fragment: EnrollmentOutcome_CohortFragmentDoc,
      fragmentName: 'EnrollmentOutcome_cohort',
    },
    true,
  );
  const viewer = cache.readFragment(
    { id: `Viewer:${viewerId}`, fragment: EnrollmentOutcome_ViewerFragmentDoc },
    true,
  );
  return cohort && viewer ? { cohort, viewer } : undefined;
}
