import { type CourseOwnership, coursePolicy } from '../course/course.policy.ts';
import type { Viewer } from '../graphql/viewer.ts';

/** Lessons are a part of their course: who may change that may change them. */
export const lessonPolicy = {
  create: (viewer: Viewer, course: CourseOwnership) => coursePolicy.edit(viewer, course),
  edit: (viewer: Viewer, course: CourseOwnership) => coursePolicy.edit(viewer, course),
  delete: (viewer: Viewer, course: CourseOwnership) => coursePolicy.edit(viewer, course),
  /** Who has a seat in a cohort that takes the course. */
  complete: (viewer: Viewer, { institutionId, hasSeat }: { institutionId: string; hasSeat: boolean }) =>
    hasSeat && viewer.institutionId === institutionId,
};
