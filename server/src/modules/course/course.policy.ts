import { effectiveRole, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';
import { CourseStatus } from './course.enums.ts';

/** Columns of a course that decide about permissions. */
export interface CourseOwnership {
  institutionId: string;
  ownerId: string;
}

/** Data that decides whether a learner can read a course. */
interface Seen {
  status: CourseStatus;
  /** Whether the viewer has a seat in a cohort with the course. */
  hasSeat: boolean;
}

const isAdminOf = (viewer: Viewer, course: CourseOwnership) =>
  effectiveRole(viewer) === Role.ADMIN && viewer.institutionId === course.institutionId;

const owns = (viewer: Viewer, course: CourseOwnership) =>
  effectiveRole(viewer) === Role.INSTRUCTOR &&
  viewer.institutionId === course.institutionId &&
  viewer.membershipId === course.ownerId;

export const coursePolicy = {
  create: (viewer: Viewer) =>
    effectiveRole(viewer) === Role.ADMIN || effectiveRole(viewer) === Role.INSTRUCTOR,
  edit: (viewer: Viewer, course: CourseOwnership) => isAdminOf(viewer, course) || owns(viewer, course),
  delete: (viewer: Viewer, course: CourseOwnership) => isAdminOf(viewer, course) || owns(viewer, course),
  share: (viewer: Viewer, course: CourseOwnership) => isAdminOf(viewer, course) || owns(viewer, course),
  /** Permission of members of its institution. Lists apply the same rule in SQL (course.visibility.ts). */
  see: (viewer: Viewer, course: CourseOwnership, { status, hasSeat }: Seen) =>
    status === CourseStatus.PUBLISHED ||
    (status === CourseStatus.ARCHIVED && hasSeat) ||
    isAdminOf(viewer, course) ||
    owns(viewer, course),
};
