import { useApolloClient, useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { enterJoined } from '#lib/enterInstitution';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { getSession, refreshSession } from '#lib/session';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelEnrollmentDocument, EnrollDocument, type EnrollmentStatus } from './Enrollment.generated.ts';
import { updateLists } from './enrollmentCache.ts';
import { afterCancelling, afterEnrolling } from './enrollmentOutcome.ts';
import { buildOptimisticPayload, type EnrollmentPayload } from './optimisticPayload.ts';

/**
 * Enrolls in a cohort and cancels the enrollment, with an optimistic response. When the server rejects the call, or is not
 * reachable, the cache is rolled back and a toast says why. Enrolling in a cohort of another institution switches to it.
 * Cancelling the last seat of a membership that depends on its seats leaves the institution.
 *
 * Both functions return a promise that never rejects. It is resolved at once where there is an optimistic response.
 */
export function useEnrollment(
  cohortId: string,
  viewerId: string,
  institution: { id: string; name: string; namespace: string },
) {
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const [sendEnroll] = useMutation(EnrollDocument);
  const [sendCancel] = useMutation(CancelEnrollmentDocument);

  /** No optimistic response contains what is due, so the dashboard refetches it. */
  const evictDue = () => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'activities' });

  return {
    /**
     * Enrolls the viewer.
     * @param waitlistIfFull joins the waitlist when no seat is free; otherwise a full cohort is an error
     */
    enroll: (waitlistIfFull: boolean): Promise<void> => {
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
      const notified = notifyResult(entered.finally(evictDue));
      return expected ? Promise.resolve() : notified;
    },
    /**
     * Cancels the enrollment.
     * @param done text of the toast
     */
    cancel: (done: string): Promise<void> => {
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
      const notified = notifyResult(left.finally(evictDue));
      return expected ? Promise.resolve() : notified;
    },
  };
}

/** Returns whether the session belongs to the institution. */
const isIn = ({ namespace }: { namespace: string }): boolean => getSession()?.namespace === namespace;

/** Shows the result, or the error, in a toast. Never rejects. */
async function notifyResult(result: Promise<string>): Promise<void> {
  try {
    notify.success(await result);
  } catch (error) {
    notify.error(readError(error).message || texts.enroll.failed);
  }
}

function doneText(status: EnrollmentStatus | undefined): string {
  if (status === 'WAITLISTED') return texts.enroll.waitlisted;
  return status === 'PENDING' ? texts.enroll.requested : texts.enroll.done;
}

/** Returns the enrollment of a payload with the fields that the cached lists need. */
function placeIn({ enrollment }: EnrollmentPayload, viewerId: string) {
  const { id, status, cohort } = enrollment;
  return {
    viewerId,
    cohortId: cohort.id,
    enrollmentId: id,
    status,
    courseIds: cohort.courses.map((course) => course.id),
  };
}
