import { isAdminOf, isInstructorOf, isStaff, type Viewer } from '#kernel/viewer';
import { CourseStatus } from './course.enums.ts';

/** Columns of a course that decide about permissions. */
export interface CourseOwnership {
  institutionId: string;
  ownerId: string;
}

/** The member who may edit a course: the viewer as a co-teacher with the permission, or else the owner. */
export interface CourseEditing {
  institutionId: string;
  editorId: string;
}

/** Data that decides whether a learner can read a course. */
interface Seen {
  status: CourseStatus;
  /** Whether the viewer has a seat in a cohort with the course. */
  hasSeat: boolean;
}

const owns = (viewer: Viewer, course: CourseOwnership) =>
  isInstructorOf(viewer, course) && viewer.membershipId === course.ownerId;

const manages = (viewer: Viewer, course: CourseOwnership) =>
  isAdminOf(viewer, course) || owns(viewer, course);

const edits = (viewer: Viewer, { institutionId, editorId }: CourseEditing) =>
  manages(viewer, { institutionId, ownerId: editorId });

export const coursePolicy = {
  create: isStaff,
  edit: edits,
  delete: manages,
  share: edits,
  /** Admins, instructors of its cohorts and co-teachers. */
  seeGradebook: (viewer: Viewer, course: { institutionId: string; isTaught: boolean }) =>
    isAdminOf(viewer, course) || (isInstructorOf(viewer, course) && course.isTaught),
  /** Co-teachers add no others. */
  manageCoTeachers: manages,
  /** Permission of members of its institution. Lists apply the same rule in SQL (course.visibility.ts). */
  see: (viewer: Viewer, course: CourseOwnership, { status, hasSeat }: Seen) =>
    status === CourseStatus.PUBLISHED ||
    (status === CourseStatus.ARCHIVED && hasSeat) ||
    manages(viewer, course),
};
