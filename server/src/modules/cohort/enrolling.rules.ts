/** What decides whether a cohort takes people, seats aside. */
interface Enrolling {
  isPublished: boolean;
  endDate: Date;
  applicationDeadline: Date | null;
}

/** Published, not over, and before its deadline. */
export function isOpenForEnrollment(cohort: Enrolling, now = new Date()): boolean {
  return cohort.isPublished && !isPastDeadline(cohort, now);
}

/** The last moment to enroll is over: the deadline where there is one, never later than the end. */
export function isPastDeadline(cohort: Omit<Enrolling, 'isPublished'>, now = new Date()): boolean {
  return hasEnded(cohort, now) || (cohort.applicationDeadline !== null && now > cohort.applicationDeadline);
}

/** Whether a cohort is over: it takes nobody any more. */
export function hasEnded({ endDate }: Pick<Enrolling, 'endDate'>, now = new Date()): boolean {
  return now > endDate;
}

interface Seats {
  capacity: number;
  studentCount: number;
  /** Held for students who have yet to pay. */
  heldCount: number;
}

/** Returns the number of seats that are neither taken nor held. */
export function countFreeSeats({ capacity, studentCount, heldCount }: Seats): number {
  return Math.max(capacity - studentCount - heldCount, 0);
}

/** Whether the next person gets a seat: one is free, and nobody waits for it. */
export function hasFreeSeat(cohort: Seats & { waitlistCount: number }): boolean {
  return countFreeSeats(cohort) > 0 && cohort.waitlistCount === 0;
}
