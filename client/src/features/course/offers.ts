import { paths } from '#lib/paths';
import type { Origin } from '#lib/origin';
import { texts } from '#texts/en';

const t = texts.courseDetail;

/** Way into a course: a link to the right cohort. */
export interface Offer {
  to: string;
  state?: object;
  label: string;
  /** Title of the cohort. */
  title: string;
}

interface OfferedCohort {
  id: string;
  title: string;
}

interface MemberCohort extends OfferedCohort {
  viewerCan: { enroll: boolean; joinWaitlist: boolean };
}

/** Returns the first cohort with a free seat, or else the first whose waitlist is open. Cohorts are by start date. */
export function offerForMember(cohorts: readonly MemberCohort[]): Offer | undefined {
  const cohort =
    cohorts.find(({ viewerCan }) => viewerCan.enroll) ??
    cohorts.find(({ viewerCan }) => viewerCan.joinWaitlist);
  return (
    cohort && {
      to: paths.cohort(cohort.id),
      label: cohort.viewerCan.enroll ? t.enroll : t.joinWaitlist,
      title: cohort.title,
    }
  );
}

interface VisitorCohort extends OfferedCohort {
  status: 'UPCOMING' | 'ONGOING' | 'COMPLETED';
  spotsRemaining: number;
}

/** Returns the first cohort that has a free seat and starts in the future. It leads over the login. */
export function offerForVisitor(cohorts: readonly VisitorCohort[]): Offer | undefined {
  const cohort = cohorts.find(({ status, spotsRemaining }) => status === 'UPCOMING' && spotsRemaining > 0);
  return (
    cohort && {
      to: paths.login,
      state: { from: paths.cohort(cohort.id) } satisfies Origin,
      label: t.enroll,
      title: cohort.title,
    }
  );
}
