import { countFreeSeats, hasFreeSeat, isOpenForEnrollment } from '@rules/cohort/enrolling';
import type {
  EnrollmentOutcome_CohortFragment as CohortState,
  EnrollmentOutcome_EnrollmentFragment as EnrollmentFields,
  EnrollmentOutcome_ViewerFragment as Figures,
  EnrollmentStatus,
} from './Enrollment.generated.ts';

/** Cohort and figures of the viewer, before or after a mutation. */
export interface EnrollmentState {
  cohort: CohortState;
  viewer: Figures;
}

/** Expected response of the server. */
export interface Outcome extends EnrollmentState {
  /** The typename makes it a separate object in the cache. */
  enrollment: Omit<EnrollmentFields, 'cohort'> & { __typename: 'Enrollment' };
}

/**
 * Returns the outcome of taking a seat or, if none is free, of joining the waitlist.
 * @returns null for a seat that costs money: the server decides whether it is paid at once or held
 */
export function afterEnrolling({ cohort, viewer }: EnrollmentState): Outcome | null {
  const hasSeat = cohort.viewerCan.enroll;
  if (hasSeat && cohort.price.amount > 0) return null;
  const enrollment = {
    __typename: 'Enrollment' as const,
    // A temporary ID that no other object has, until the server responds with its own.
    id: `pending:${cohort.id}`,
    status: hasSeat ? ('ACTIVE' as const) : ('WAITLISTED' as const),
    waitlistPosition: hasSeat ? null : cohort.waitlistCount + 1,
    progress: 0, // what the viewer completed in other cohorts stays there
  };
  return {
    enrollment,
    cohort: {
      ...cohort,
      ...withSeats(cohort, hasSeat ? 1 : 0),
      waitlistCount: cohort.waitlistCount + (hasSeat ? 0 : 1),
      isEnrolled: hasSeat,
      viewerEnrollment: enrollment,
      viewerCan: { ...cohort.viewerCan, enroll: false, joinWaitlist: false, cancelEnrollment: true },
      ...(hasSeat && withoutProgress(cohort)),
      courses: cohort.courses.map((course) => ({
        ...course,
        ...(hasSeat && { studentCount: course.studentCount + 1, completedLessonCount: 0, progress: 0 }),
      })),
    },
    viewer: moveCount(viewer, null, enrollment.status),
  };
}

/**
 * Returns the outcome of cancelling a seat, which goes to the first on the waitlist, or a place on the waitlist.
 * @returns null for a seat that costs money and goes to another student: the server decides whether it is held
 */
export function afterCancelling({ cohort, viewer }: EnrollmentState, now = new Date()): Outcome | null {
  const former = cohort.viewerEnrollment;
  const status = former?.status ?? null;
  const hadSeat = status === 'ACTIVE' || status === 'PENDING';
  const isTaken = hadSeat && cohort.waitlistCount > 0;
  if (isTaken && cohort.price.amount > 0) return null;
  const isFreed = hadSeat && !isTaken;
  const counts = {
    ...withSeats(cohort, isFreed ? -1 : 0, status === 'PENDING' ? 'heldCount' : 'studentCount'),
    waitlistCount: cohort.waitlistCount - (isTaken || status === 'WAITLISTED' ? 1 : 0),
  };
  const hasSeat = hasFreeSeat({ capacity: cohort.capacity, ...counts });
  const isOpen = isOpenForEnrollment(
    {
      isPublished: cohort.isPublished,
      endDate: new Date(cohort.endDate),
      registrationDeadline: cohort.registrationDeadline ? new Date(cohort.registrationDeadline) : null,
    },
    now,
  );
  const enrollment = {
    __typename: 'Enrollment' as const,
    id: former?.id ?? `pending:${cohort.id}`,
    status: 'CANCELLED' as const,
    waitlistPosition: null,
    progress: progressIn(cohort),
  };
  return {
    enrollment,
    cohort: {
      ...cohort,
      ...counts,
      isEnrolled: false,
      viewerEnrollment: enrollment,
      meeting: cohort.meeting && { ...cohort.meeting, link: null },
      viewerCan: {
        ...cohort.viewerCan,
        enroll: isOpen && hasSeat,
        joinWaitlist: isOpen && !hasSeat,
        cancelEnrollment: false,
      },
      ...withoutProgress(cohort),
      courses: cohort.courses.map((course) => ({
        ...course,
        studentCount: course.studentCount - (isFreed && status === 'ACTIVE' ? 1 : 0),
      })),
    },
    viewer: moveCount(viewer, status, null),
  };
}

/** Returns the cohort's counts with `step` more seats taken or held; `spotsRemaining` and `fillRate` as on the server. */
function withSeats(
  { studentCount, heldCount, capacity }: CohortState,
  step: number,
  counter: 'studentCount' | 'heldCount' = 'studentCount',
) {
  const counts = { studentCount, heldCount };
  counts[counter] += step;
  const taken = counts.studentCount + counts.heldCount;
  return {
    ...counts,
    spotsRemaining: countFreeSeats({ capacity, ...counts }),
    fillRate: capacity > 0 ? Math.round((100 * taken) / capacity) : 100,
  };
}

/** Returns the progress in the courses of a cohort that the viewer has just joined or left. */
const withoutProgress = ({ courseProgress }: CohortState) => ({
  courseProgress: courseProgress.map((one) => ({ ...one, progress: 0 })),
});

/** Returns the percentage of the cohort's lessons that the viewer completed in it. */
function progressIn({ courses, courseProgress }: CohortState): number {
  const all = courses.reduce((total, { lessonCount }) => total + lessonCount, 0);
  const done = courses.reduce((total, { id, lessonCount }) => {
    const progress = courseProgress.find(({ course }) => course?.id === id)?.progress ?? 0;
    return total + Math.round((progress * lessonCount) / 100);
  }, 0);
  return all === 0 ? 0 : Math.round((100 * done) / all);
}

/** Returns the dashboard's figures after an enrollment changed its status; null means no enrollment. */
function moveCount(viewer: Figures, from: EnrollmentStatus | null, to: EnrollmentStatus | null): Figures {
  const step = (status: EnrollmentStatus) => Number(to === status) - Number(from === status);
  return {
    ...viewer,
    activeEnrollmentCount: viewer.activeEnrollmentCount + step('ACTIVE'),
    waitlistedEnrollmentCount: viewer.waitlistedEnrollmentCount + step('WAITLISTED'),
  };
}
