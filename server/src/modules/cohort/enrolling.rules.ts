/** Data that decides whether a cohort accepts enrollments, apart from seats. */
interface Enrolling {
  isPublished: boolean;
  endDate: Date;
  registrationDeadline: Date | null;
}

/** Returns whether a cohort is published, not ended, and before its deadline. */
export function isOpenForEnrollment(cohort: Enrolling, now = new Date()): boolean {
  return cohort.isPublished && !isPastDeadline(cohort, now);
}

/** Returns whether the last moment to enroll is over: the deadline if there is one, never later than the end. */
export function isPastDeadline(cohort: Omit<Enrolling, 'isPublished'>, now = new Date()): boolean {
  return hasEnded(cohort, now) || (cohort.registrationDeadline !== null && now > cohort.registrationDeadline);
}

/** Returns whether a cohort has ended and accepts nobody any more. */
export function hasEnded({ endDate }: Pick<Enrolling, 'endDate'>, now = new Date()): boolean {
  return now > endDate;
}

interface Seats {
  capacity: number;
  studentCount: number;
  /** Seats held for students with a pending payment. */
  heldCount: number;
}

/** Returns the number of seats that are neither taken nor held. */
export function countFreeSeats({ capacity, studentCount, heldCount }: Seats): number {
  return Math.max(capacity - studentCount - heldCount, 0);
}

/** Returns whether the next person gets a seat: one is free and the waitlist is empty. */
export function hasFreeSeat(cohort: Seats & { waitlistCount: number }): boolean {
  return countFreeSeats(cohort) > 0 && cohort.waitlistCount === 0;
}
