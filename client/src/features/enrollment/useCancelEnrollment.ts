import { useApolloClient, useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths';
import { getSession, refreshSession } from '#lib/session';
import { texts } from '#texts/en';
import { CancelEnrollmentDocument } from './CancelEnrollment.generated.ts';
import { updateLists } from './enrollmentCache.ts';
import { afterCancelling } from './enrollmentOutcome.ts';
import { evictDue, notifyResult, placeIn } from './enrollmentResult.ts';
import { buildOptimisticPayload, type EnrollmentPayload } from './optimisticPayload.ts';

/**
 * Returns a function that cancels the enrollment in a cohort, in the same way as `useEnroll`. Cancelling the last seat of a
 * membership that depends on its seats leaves the institution.
 */
export function useCancelEnrollment(
  cohortId: string,
  viewerId: string,
  institution: { name: string; namespace: string },
) {
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const [sendCancel] = useMutation(CancelEnrollmentDocument);

  /**
   * Cancels the enrollment.
   * @param done text of the toast
   */
  return (done: string): Promise<void> => {
    const expected = buildOptimisticPayload(cache, cohortId, viewerId, afterCancelling);
    const wasIn = isIn(institution); // the socket may report the end of the session before the response arrives
    const response = sendCancel({
      variables: { cohortId },
      ...(expected && { optimisticResponse: { cancelEnrollment: expected } }),
      update: (store, { data }) =>
        updateLists(store, placeIn(data?.cancelEnrollment as EnrollmentPayload, viewerId)),
    });
    const left = response.then(async ({ data }) => {
      if (data?.cancelEnrollment?.viewer.membership !== null || !wasIn) return done;
      await refreshSession();
      void navigate(paths.cohorts);
      return texts.cancelEnrollment.leftInstitution(institution.name);
    });
    const notified = notifyResult(left.finally(() => evictDue(cache)));
    return expected ? Promise.resolve() : notified;
  };
}

/** Returns whether the session belongs to the institution. */
const isIn = ({ namespace }: { namespace: string }): boolean => getSession()?.namespace === namespace;
