import { useApolloClient, useMutation } from '@apollo/client/react';
import { enterJoined } from '#lib/enterInstitution';
import { texts } from '#texts/en';
import { updateLists } from './enrollmentCache.ts';
import { EnrollDocument, type EnrollmentStatus } from './Enrollment.generated.ts';
import { afterEnrolling } from './enrollmentOutcome.ts';
import { evictDue, notifyResult, placeIn } from './enrollmentResult.ts';
import { buildOptimisticPayload, type EnrollmentPayload } from './optimisticPayload.ts';

/**
 * Returns a function that enrolls in a cohort, with an optimistic response. When the server rejects the call, or is not
 * reachable, the cache is rolled back and a toast says why. Enrolling in a cohort of another institution switches to it.
 *
 * It returns a promise that never rejects. It is resolved at once where there is an optimistic response.
 */
export function useEnroll(
  cohortId: string,
  viewerId: string,
  institution: { id: string; name: string; namespace: string },
) {
  const { cache } = useApolloClient();
  const [sendEnroll] = useMutation(EnrollDocument);

  /**
   * Enrolls the viewer.
   * @param waitlistIfFull joins the waitlist when no seat is free; otherwise a full cohort is an error
   */
  return (waitlistIfFull: boolean): Promise<void> => {
    const expected = buildOptimisticPayload(cache, cohortId, viewerId, afterEnrolling);
    const response = sendEnroll({
      variables: { cohortId, waitlistIfFull },
      ...(expected && { optimisticResponse: { enroll: expected } }),
      update: (store, { data }) => updateLists(store, placeIn(data?.enroll as EnrollmentPayload, viewerId)),
    });
    const entered = response.then(async ({ data }) => {
      await enterJoined(institution);
      return doneText(data?.enroll?.enrollment.status);
    });
    const notified = notifyResult(entered.finally(() => evictDue(cache)));
    return expected ? Promise.resolve() : notified;
  };
}

function doneText(status: EnrollmentStatus | undefined): string {
  if (status === 'WAITLISTED') return texts.enroll.waitlisted;
  return status === 'PENDING' ? texts.enroll.requested : texts.enroll.done;
}
