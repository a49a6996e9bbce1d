import { effectiveRole, isMember, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';

/** Columns of an activity that decide whether the viewer may submit work. */
interface Asked {
  /** Whether the viewer has a seat in a cohort with the course. */
  hasSeat: boolean;
  /** Whether it is not past due, or late submissions are accepted. */
  isOpen: boolean;
  /** Whether the viewer's submission is graded. */
  isGraded: boolean;
}

/** Data that decides who may grade submissions of a course. */
interface Taught {
  institutionId: string;
  /**
   * Whether the viewer teaches a cohort with the course; for one submission: a cohort in which the student
   * has a seat.
   */
  isTaught: boolean;
  /** Whether the student's plan includes graded work. Absent where no student is meant. */
  isGranted?: boolean;
}

export const submissionPolicy = {
  submit: (viewer: Viewer, { hasSeat, isOpen, isGraded }: Asked) =>
    isMember(viewer) && hasSeat && isOpen && !isGraded,

  /**
   * Admins, and instructors of a cohort in which the student has a seat. Nobody grades their own work, or that of a
   * student whose plan includes no grading.
   */
  grade: (viewer: Viewer, taught: Taught, studentId: string | null = null) =>
    teaches(viewer, taught) && taught.isGranted !== false && viewer.membershipId !== studentId,
};

function teaches(viewer: Viewer, { institutionId, isTaught }: Taught): boolean {
  if (viewer.institutionId !== institutionId) return false;
  const role = effectiveRole(viewer);
  return role === Role.ADMIN || (role === Role.INSTRUCTOR && isTaught);
}
