import { sql } from 'kysely';
import { quizDueFor } from '#modules/activity/activity-due.sql';
import type { Sql } from '#platform/read/declarations';

/** Columns of a lesson that decide whether it can be completed by hand. */
interface LessonColumns {
  institution: Sql;
  id: Sql;
  type: Sql;
  startsAt: Sql;
}

/** SQL condition: the member submitted an attempt at the quiz `q`, or the quiz has closed for the member. */
const isTried = (institution: Sql, membershipId: Sql): Sql =>
  sql`(exists (select 1 from quiz_attempt t where t.institution_id = ${institution} and t.quiz_id = q.id and t.student_id = ${membershipId} and t.submitted_at is not null)
    or coalesce(${quizDueFor({ institution, student: membershipId })} <= now(), false))`;

/**
 * Returns SQL: whether a member can mark a lesson as completed by now: a live lesson from its start on, and a lesson with a
 * quiz once the member submitted an attempt or the quiz has closed. Others always.
 */
export const isCompletable = ({ institution, id, type, startsAt }: LessonColumns, membershipId: Sql): Sql =>
  sql`case ${type}
    when 'live' then coalesce(${startsAt} <= now(), true)
    when 'quiz' then not exists (select 1 from quiz q where q.institution_id = ${institution} and q.lesson_id = ${id}
      and exists (select 1 from quiz_question k where k.institution_id = ${institution} and k.quiz_id = q.id and k.removed_at is null)
      and not ${isTried(institution, membershipId)})
    else true end`;
