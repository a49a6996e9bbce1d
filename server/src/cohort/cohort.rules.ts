/** What decides whether a cohort takes people, seats aside. */
interface Enrolling {
  isPublished: boolean;
  endDate: Date;
  applicationDeadline: Date | null;
}

/** Published, not over, and before its deadline. */
export function isOpenForEnrollment(cohort: Enrolling, now = new Date()): boolean {
  return (
    cohort.isPublished &&
    now <= cohort.endDate &&
    (!cohort.applicationDeadline || now <= cohort.applicationDeadline)
  );
}
