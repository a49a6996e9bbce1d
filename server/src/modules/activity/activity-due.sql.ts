import { sql } from 'kysely';
import type { Sql } from '#platform/read/declarations';

/** Columns of an activity. */
interface ActivityColumns {
  institution: Sql;
  id: Sql;
  dueAt: Sql;
}

/** Returns SQL: due time of an activity for a student, which an extension may put off. */
export const dueAtFor = ({ institution, id, dueAt }: ActivityColumns, student: Sql): Sql =>
  sql`greatest(${dueAt}, (select x.due_at from extension x where x.institution_id = ${institution} and x.activity_id = ${id} and x.student_id = ${student}))`;

/** Returns SQL: last time at which work that is due at `due` is accepted; infinity without an end. */
export const lastSubmissionAtSql = (
  row: { allowLateSubmission: Sql; lateDays: Sql },
  due: Sql,
): Sql => sql`case when not ${row.allowLateSubmission} then ${due}
  when ${row.lateDays} is null then 'infinity' else ${due} + make_interval(hours => 24 * ${row.lateDays}) end`;

/** SQL text of `lastSubmissionAtSql` for an activity with the alias `a`. */
export const lastSubmissionAtText = (
  due: string,
): string => `case when not a.allow_late_submission then ${due}
  when a.late_days is null then 'infinity' else ${due} + make_interval(hours => 24 * a.late_days) end`;

/** SQL: percent that work loses which was submitted at `submitted` and due at `due`, for an activity with the alias `a`. */
export const latePercentSql = (submitted: string, due: string): string => `case
  when ${submitted} <= ${due} or a.late_penalty = 'none' then 0
  when a.late_penalty = 'fixed' then a.late_percent
  else least(100, a.late_percent * ceil(extract(epoch from ${submitted} - ${due}) / 86400)::int) end`;

/** SQL: points that remain of `points` after a deduction of `percent`. */
export const pointsAfterSql = (points: string, percent: string): string =>
  `round(${points} * (100 - ${percent}) / 100.0)::int`;

/** SQL text of `dueAtFor` for an activity with the alias `a`. It names the institution before the student. */
export const dueAtForSql = (student: string, institution: string): string =>
  `greatest(a.due_at, (select x.due_at from extension x where x.institution_id = ${institution} and x.activity_id = a.id and x.student_id = ${student}))`;

/**
 * SQL: due time of a quiz with the alias `q` for a student: an extension of its activity puts it off. Null without a due
 * time. It names the institution before the student.
 */
export const quizDueForSql = (student: string, institution: string): string =>
  `case when q.due_at is not null then greatest(q.due_at, (select x.due_at from extension x where x.institution_id = ${institution} and x.activity_id = q.activity_id and x.student_id = ${student})) end`;

/** Returns SQL: `quizDueForSql` for an institution and a student that are given as SQL. */
export function quizDueFor({ institution, student }: Record<'institution' | 'student', Sql>): Sql {
  const [start = '', middle = '', end = ''] = quizDueForSql('?', '?').split('?');
  return sql`${sql.raw(start)}${institution}${sql.raw(middle)}${student}${sql.raw(end)}`;
}
