import type { Values } from './documents.ts';
import { SHORT_WORDS, WORDS } from './population.ts';
import type { Data } from './reference/data.ts';
import { cursorAt } from './reference/page.ts';

/** Returns values of arguments from the rows. */
export function valuesIn(data: Data): Values {
  const idsOf = (...tables: { id: string }[][]) => tables.flat().map(({ id }) => id);
  const { activities, cohorts, courses, enrollments, memberships, institutions, lessons, submissions } = data;
  const { discussions } = data;
  return {
    ids: {
      cohort: idsOf(cohorts, courses.slice(0, 1)),
      course: idsOf(courses, cohorts.slice(0, 1)),
      activity: idsOf(activities, lessons.slice(0, 1)),
      activities: idsOf(courses),
      'extensions.studentId': idsOf(memberships),
      'enrollments.cohortId': idsOf(cohorts),
      'enrollments.courseId': idsOf(courses),
      gradebook: idsOf(courses),
      'gradebook.cohortId': idsOf(cohorts),
      members: idsOf(cohorts),
      submissions: idsOf(activities),
      discussion: idsOf(discussions, activities.slice(0, 1)),
      discussions: idsOf(courses),
      submission: idsOf(submissions, activities.slice(0, 1)),
      lesson: idsOf(lessons, activities.slice(0, 1)),
      lessons: idsOf(courses),
      node: idsOf(activities, cohorts, courses, enrollments, memberships, institutions, submissions),
    },
    cursors: [
      ...data.cohorts.map((row) => cursorAt(row.startDate, row.id)),
      ...data.courses.map((row) => cursorAt(row.createdAt, row.id)),
      ...data.enrollments.map((row) => cursorAt(row.enrolledAt, row.id)),
      ...data.activities.map((row) => cursorAt(row.dueAt, row.id)),
      ...discussions.map((row) => cursorAt(row.lastActivityAt, row.id)),
      ...data.submissions.map((row) => cursorAt(row.submittedAt, row.id)),
    ],
    numbered: {
      lessons: data.lessons.map((row) => cursorAt(row.position, row.id)),
      replies: data.replies.map((row) => cursorAt(row.number, row.id)),
    },
    words: [...WORDS, ...SHORT_WORDS],
  };
}
