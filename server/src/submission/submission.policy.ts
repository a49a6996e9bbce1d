import { type CourseOwnership, coursePolicy } from '../course/course.policy.ts';
import { effectiveRole, isMember, type Viewer } from '../graphql/viewer.ts';
import { Role } from '../membership/role.ts';

/** What of an activity decides whether the viewer may hand in work for it. */
interface Asked {
  /** The viewer has a seat in a cohort that takes the course. */
  hasSeat: boolean;
  /** It is in time, or late work is taken. */
  isOpen: boolean;
  /** The viewer's own work has its grade. */
  isGraded: boolean;
}

/** What of a course decides who may grade its learners. */
interface Taught {
  course: CourseOwnership;
  /** The viewer teaches a cohort that takes the course; of one submission: the cohort that its student has a seat in. */
  isTaught: boolean;
}

export const submissionPolicy = {
  submit: (viewer: Viewer, { hasSeat, isOpen, isGraded }: Asked) =>
    isMember(viewer) && hasSeat && isOpen && !isGraded,

  /** Who may change the course, and who teaches a cohort that takes it; nobody what is its own. */
  grade: (viewer: Viewer, { course, isTaught }: Taught, studentId: string | null = null) =>
    teaches(viewer, { course, isTaught }) && viewer.membershipId !== studentId,
};

function teaches(viewer: Viewer, { course, isTaught }: Taught): boolean {
  if (coursePolicy.edit(viewer, course)) return true;
  const isInstructor = effectiveRole(viewer) === Role.INSTRUCTOR;
  return isInstructor && viewer.institutionId === course.institutionId && isTaught;
}
