import { type CourseEditing, coursePolicy } from '#modules/course/course.policy';
import { submissionPolicy } from '#modules/submission/submission.policy';
import type { Viewer } from '#kernel/viewer';

/** Columns of a quiz's course that decide whether the viewer may start an attempt. */
interface Asked {
  institutionId: string;
  hasSeat: boolean;
}

/** Permissions on quizzes: those who may edit the course edit the quiz; those with a seat take it. */
export const quizPolicy = {
  edit: (viewer: Viewer, course: CourseEditing) => coursePolicy.edit(viewer, course),
  attempt: (viewer: Viewer, { institutionId, hasSeat }: Asked) =>
    hasSeat && viewer.institutionId === institutionId,
  /** As work for activities: admins, and instructors of a cohort in which the student has a seat. */
  grade: submissionPolicy.grade,
};
