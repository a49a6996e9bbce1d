import { type CourseOwnership, coursePolicy } from '#modules/course/course.policy';
import type { Viewer } from '#kernel/viewer';

/** Activities are a part of their course: who may change that may change them. */
export const activityPolicy = {
  create: (viewer: Viewer, course: CourseOwnership) => coursePolicy.edit(viewer, course),
  edit: (viewer: Viewer, course: CourseOwnership) => coursePolicy.edit(viewer, course),
  delete: (viewer: Viewer, course: CourseOwnership) => coursePolicy.edit(viewer, course),
};
