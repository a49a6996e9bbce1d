import { effectiveRole, isMember, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';

/** What of an activity decides whether the viewer may hand in work for it. */
interface Asked {
  /** The viewer has a seat in a cohort that takes the course. */
  hasSeat: boolean;
  /** It is in time, or late work is taken. */
  isOpen: boolean;
  /** The viewer's own work has its grade. */
  isGraded: boolean;
}

/** What decides who may grade the work for a course. */
interface Taught {
  institutionId: string;
  /** The viewer teaches a cohort that takes the course; of one submission: the cohort that its student has a seat in. */
  isTaught: boolean;
}

export const submissionPolicy = {
  submit: (viewer: Viewer, { hasSeat, isOpen, isGraded }: Asked) =>
    isMember(viewer) && hasSeat && isOpen && !isGraded,

  /** Admins, and instructors of a cohort in which the student sits; nobody grades their own work. */
  grade: (viewer: Viewer, taught: Taught, studentId: string | null = null) =>
    teaches(viewer, taught) && viewer.membershipId !== studentId,
};

function teaches(viewer: Viewer, { institutionId, isTaught }: Taught): boolean {
  if (viewer.institutionId !== institutionId) return false;
  const role = effectiveRole(viewer);
  return role === Role.ADMIN || (role === Role.INSTRUCTOR && isTaught);
}
