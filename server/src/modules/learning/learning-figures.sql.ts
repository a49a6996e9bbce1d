import { sql } from 'kysely';
import { learnsIn } from '#modules/course/course-seats.sql';
import { SHOWN_COURSE, visibleCourse } from '#modules/course/course.visibility';
import { lessonCounts, PERCENT_DONE } from '#modules/lesson/completion.sql';
import type { Reader, Sql } from '#platform/read/declarations';
import { SUBMISSION_S, visibleSubmission } from '#modules/submission/submission.visibility';

/** Number of entries of the list of latest completions. */
export const MAX_RECENT = 10;

/** A member with its institution, as SQL. */
interface Own {
  institutionId: Sql;
  membershipId: Sql;
}

/** Returns SQL: the number of activities for which the reader submitted work, as the list of own submissions shows them. */
export const completedTasks = (reader: Reader, { institutionId, membershipId }: Own): Sql =>
  sql`(select count(*)::int from submission s where s.institution_id = ${institutionId} and s.student_id = ${membershipId} and ${visibleSubmission(reader, { ...SUBMISSION_S, institution: institutionId })})`;

/** Returns SQL: whether a reader learns in a course now: with a seat in a cohort that has not ended. */
export const isActiveCourse = (course: { institution: Sql; id: Sql }, membershipId: Sql): Sql =>
  learnsIn({ institution: course.institution, course: course.id }, membershipId);

/** Returns SQL: the percentage of the lessons of all active courses that the reader completed, 0 to 100. */
export function activeProgress(reader: Reader, { institutionId, membershipId }: Own): Sql {
  const course = { ...SHOWN_COURSE, institution: institutionId };
  return sql`(select ${PERCENT_DONE}
    from course shown cross join lateral ${lessonCounts({ institution: institutionId, course: sql`shown.id` }, membershipId)}
    where shown.institution_id = ${institutionId} and ${visibleCourse(reader, course)} and ${isActiveCourse(course, membershipId)})`;
}
