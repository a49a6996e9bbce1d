import { effectiveRole, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';
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

const isAdminOf = (viewer: Viewer, course: { institutionId: string }) =>
  effectiveRole(viewer) === Role.ADMIN && viewer.institutionId === course.institutionId;

const owns = (viewer: Viewer, course: CourseOwnership) =>
  effectiveRole(viewer) === Role.INSTRUCTOR &&
  viewer.institutionId === course.institutionId &&
  viewer.membershipId === course.ownerId;

const edits = (viewer: Viewer, { institutionId, editorId }: CourseEditing) =>
  isAdminOf(viewer, { institutionId }) || owns(viewer, { institutionId, ownerId: editorId });

export const coursePolicy = {
  create: (viewer: Viewer) =>
    effectiveRole(viewer) === Role.ADMIN || effectiveRole(viewer) === Role.INSTRUCTOR,
  edit: (viewer: Viewer, course: CourseEditing) => edits(viewer, course),
  delete: (viewer: Viewer, course: CourseOwnership) => isAdminOf(viewer, course) || owns(viewer, course),
  share: (viewer: Viewer, course: CourseEditing) => edits(viewer, course),
  /** Admins, instructors of its cohorts and co-teachers. */
  seeGradebook: (viewer: Viewer, { institutionId, isTaught }: { institutionId: string; isTaught: boolean }) =>
    isAdminOf(viewer, { institutionId }) ||
    (effectiveRole(viewer) === Role.INSTRUCTOR && viewer.institutionId === institutionId && isTaught),
  /** Co-teachers add no others. */
  manageCoTeachers: (viewer: Viewer, course: CourseOwnership) =>
    isAdminOf(viewer, course) || owns(viewer, course),
  /** Permission of members of its institution. Lists apply the same rule in SQL (course.visibility.ts). */
  see: (viewer: Viewer, course: CourseOwnership, { status, hasSeat }: Seen) =>
    status === CourseStatus.PUBLISHED ||
    (status === CourseStatus.ARCHIVED && hasSeat) ||
    isAdminOf(viewer, course) ||
    owns(viewer, course),
};
