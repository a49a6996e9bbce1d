import { type CourseOwnership, coursePolicy } from '#modules/course/course.policy';
import type { Viewer } from '#kernel/viewer';

/** Lessons are a part of their course: who may change that may change them. */
export const lessonPolicy = {
  create: (viewer: Viewer, course: CourseOwnership) => coursePolicy.edit(viewer, course),
  edit: (viewer: Viewer, course: CourseOwnership) => coursePolicy.edit(viewer, course),
  delete: (viewer: Viewer, course: CourseOwnership) => coursePolicy.edit(viewer, course),
  /** Who has a seat in a cohort that takes the course. */
  complete: (viewer: Viewer, { institutionId, hasSeat }: { institutionId: string; hasSeat: boolean }) =>
    hasSeat && viewer.institutionId === institutionId,
};
