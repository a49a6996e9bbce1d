import { Role } from '../membership/role.ts';
import { effectiveRole, type Viewer } from '../graphql/viewer.ts';

/** What of a course decides who may do what. */
export interface CourseOwnership {
  institutionId: string;
  ownerId: string;
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
};
