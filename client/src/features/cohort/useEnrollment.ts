import type { ApolloCache } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { enterJoined } from '#lib/enterInstitution';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { notify } from '#lib/toasts';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths';
import { getSession, refreshSession } from '#lib/session';
import {
  CancelEnrollmentDocument,
  EnrollDocument,
  EnrollmentOutcome_CohortFragmentDoc,
  EnrollmentOutcome_ViewerFragmentDoc,
  type EnrollmentOutcome_CohortFragment,
  type EnrollmentOutcome_EnrollmentFragment,
  type EnrollmentOutcome_ViewerFragment,
  type EnrollmentStatus,
} from './Enrollment.generated.ts';
import { updateLists } from './enrollmentCache.ts';
import { afterCancelling, afterEnrolling, type Outcome, type Standing } from './enrollmentOutcome.ts';

/** What both mutations answer, beyond the masks: nobody but this file reads it as a whole. */
interface Payload {
  enrollment: Omit<EnrollmentOutcome_EnrollmentFragment, 'cohort'> & {
    cohort: EnrollmentOutcome_CohortFragment;
  };
  viewer: EnrollmentOutcome_ViewerFragment;
}

/**
 * Taking and giving back a place in a cohort. Every screen shows the outcome at once; when the server refuses, or cannot be
 * reached, everything is as it was and a toast says why. Enrolling from outside the cohort's institution enters it; giving
 * back the last seat of a membership that reaches as far as its seats leaves it.
 *
 * Both functions return a promise to wait for. It is settled at once when the screens already show the outcome.
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

  /** Returns the answer to come, from what the cache knows now; undefined where it cannot be known. */
  const foresee = (outcomeOf: (standing: Standing) => Outcome | null): Payload | undefined => {
    const standing = readStanding(cache, cohortId, viewerId);
    const outcome = standing && outcomeOf(standing);
    return outcome ? asPayload(outcome) : undefined;
  };

  /** What is due with a place nobody foresees: the dashboard asks again. */
  const forgetDue = () => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'activities' });

  return {
    /** @param waitlistIfFull queues when no seat is left; without it a full cohort refuses. */
    enroll: (waitlistIfFull: boolean): Promise<void> => {
      const expected = foresee(afterEnrolling);
      const answer = sendEnroll({
        variables: { cohortId, waitlistIfFull },
        ...(expected && { optimisticResponse: { enroll: expected } }),
        update: (store, { data }) => updateLists(store, placeIn(data?.enroll as Payload, viewerId)),
      });
      const entered = answer.then(async ({ data }) => {
        await enterJoined(institution);
        return doneText(data?.enroll.enrollment.status);
      });
      const told = tell(entered.finally(forgetDue));
      return expected ? shownAlready : told;
    },
    /** @param done what the toast says. */
    cancel: (done: string): Promise<void> => {
      const expected = foresee(afterCancelling);
      const answer = sendCancel({
        variables: { cohortId },
        ...(expected && {
          optimisticResponse: { cancelEnrollment: expected },
        }),
        update: (store, { data }) => updateLists(store, placeIn(data?.cancelEnrollment as Payload, viewerId)),
      });
      const left = answer.then(async ({ data }) => {
        if (data?.cancelEnrollment.viewer.membership !== null || !isIn(institution)) return done;
        await refreshSession();
        void navigate(paths.cohorts);
        return texts.cancelEnrollment.leftInstitution(institution.name);
      });
      const told = tell(left.finally(forgetDue));
      return expected ? shownAlready : told;
    },
  };
}

const shownAlready = Promise.resolve();

/** Whether the session is for the institution. */
const isIn = ({ namespace }: { namespace: string }): boolean => getSession()?.namespace === namespace;

/** Says how it went. Never rejects: there is nothing left to do for who waits. */
async function tell(answer: Promise<string>): Promise<void> {
  try {
    notify.success(await answer);
  } catch (error) {
    notify.error(readError(error).message || texts.enroll.failed);
  }
}

function doneText(status: EnrollmentStatus | undefined): string {
  if (status === 'WAITLISTED') return texts.enroll.waitlisted;
  return status === 'PENDING' ? texts.enroll.requested : texts.enroll.done;
}

/** Undefined when the cache does not hold all of it; there is then nothing to foresee. */
function readStanding(cache: ApolloCache, cohortId: string, viewerId: string): Standing | undefined {
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

function asPayload({ cohort, viewer, enrollment }: Outcome): Payload {
  return {
    __typename: 'EnrollPayload',
    enrollment: { ...enrollment, cohort },
    viewer,
  } as Payload;
}

function placeIn({ enrollment }: Payload, viewerId: string) {
  const { id, status, cohort } = enrollment;
  return {
    viewerId,
    cohortId: cohort.id,
    enrollmentId: id,
    status,
    courseIds: cohort.courses.map((course) => course.id),
  };
}
