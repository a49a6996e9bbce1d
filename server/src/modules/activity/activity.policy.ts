import { type CourseEditing, coursePolicy } from '#modules/course/course.policy';
import type { Viewer } from '#kernel/viewer';

/** Permissions on activities: those who may edit the course may edit its activities. */
export const activityPolicy = {
  create: (viewer: Viewer, course: CourseEditing) => coursePolicy.edit(viewer, course),
  edit: (viewer: Viewer, course: CourseEditing) => coursePolicy.edit(viewer, course),
  delete: (viewer: Viewer, course: CourseEditing) => coursePolicy.edit(viewer, course),
};
