import { type CourseOwnership, coursePolicy } from '../course/course.policy.ts';
import type { Viewer } from '../graphql/viewer.ts';

/** Activities are a part of their course: who may change that may change them. */
export const activityPolicy = {
  create: (viewer: Viewer, course: CourseOwnership) => coursePolicy.edit(viewer, course),
  edit: (viewer: Viewer, course: CourseOwnership) => coursePolicy.edit(viewer, course),
  delete: (viewer: Viewer, course: CourseOwnership) => coursePolicy.edit(viewer, course),
};
