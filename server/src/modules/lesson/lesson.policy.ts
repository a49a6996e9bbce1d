import { type CourseEditing, coursePolicy } from '#modules/course/course.policy';
import type { Viewer } from '#kernel/viewer';

/** Permissions on lessons: those who may edit the course may edit its lessons. */
export const lessonPolicy = {
  create: (viewer: Viewer, course: CourseEditing) => coursePolicy.edit(viewer, course),
  edit: (viewer: Viewer, course: CourseEditing) => coursePolicy.edit(viewer, course),
  delete: (viewer: Viewer, course: CourseEditing) => coursePolicy.edit(viewer, course),
  /** Requires a seat in a cohort with the course. */
  complete: (viewer: Viewer, { institutionId, hasSeat }: { institutionId: string; hasSeat: boolean }) =>
    hasSeat && viewer.institutionId === institutionId,
};
