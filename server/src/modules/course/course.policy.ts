import { effectiveRole, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';
import { CourseStatus } from './course.enums.ts';

/** What of a course decides who may do what. */
export interface CourseOwnership {
  institutionId: string;
  ownerId: string;
}

/** What decides whether a learner sees a course. */
interface Seen {
  status: CourseStatus;
  /** The viewer has a seat in a cohort that takes the course. */
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
  /** As a member of its institution; what lists show is decided by the same rule in SQL (course.visibility.ts). */
  see: (viewer: Viewer, course: CourseOwnership, { status, hasSeat }: Seen) =>
    status === CourseStatus.PUBLISHED ||
    (status === CourseStatus.ARCHIVED && hasSeat) ||
    isAdminOf(viewer, course) ||
    owns(viewer, course),
};
