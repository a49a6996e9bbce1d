import { v7 as uuidv7 } from 'uuid';
import { dueAtForSql, latePercentSql, pointsAfterSql } from '#modules/activity/activity-due.sql';
import { countOnDay } from '#modules/learning/learning-day.sql';
import { announceSubmission } from '#modules/submission/submission.events';
import { arrayOf } from '#platform/database/array';
import { idOf } from '#platform/database/identities';
import type { Transaction } from '#platform/request/context';

/** A student of a quiz. */
interface Taker {
  quizId: string;
  studentId: string;
}

// The best attempt counts; those that wait for grading count when no other is graded. A grade that a teacher gave stays.
const RECORD = `
  with best as (
    select distinct on (q.id, t.student_id) q.institution_id, q.activity_id, t.student_id, t.submitted_at,
      t.submitted_at > due.at as is_late, ${latePercentSql('t.submitted_at', 'due.at')} as late_percent,
      round(t.score::numeric * a.points / t.max_score)::int as points
    from unnest(?::uuid[], ?::uuid[]) as g (quiz_id, student_id)
    join quiz q on q.institution_id = ? and q.id = g.quiz_id
    join activity a on a.institution_id = q.institution_id and a.id = q.activity_id and a.deleted_at is null
    join quiz_attempt t on t.institution_id = q.institution_id and t.quiz_id = q.id and t.student_id = g.student_id
      and t.submitted_at is not null and t.max_score > 0,
    lateral (select ${dueAtForSql('t.student_id', '?')} as at) due
    order by q.id, t.student_id, t.score::numeric / t.max_score desc nulls last, t.submitted_at
  ), written as (
    insert into submission as s (institution_id, id, created_at, activity_id, student_id, description, submitted_at, is_late, late_percent, given_points, points, graded_at)
    select b.institution_id, ${idOf('?', 'b.student_id::text')}, ?, b.activity_id, b.student_id, '', b.submitted_at, b.is_late, b.late_percent, b.points, ${pointsAfterSql('b.points', 'b.late_percent')},
      case when b.points is not null then ?::timestamptz end
    from best b order by b.activity_id, b.student_id
    on conflict (institution_id, activity_id, student_id) do update
      set submitted_at = excluded.submitted_at, is_late = excluded.is_late, late_percent = excluded.late_percent,
        given_points = excluded.given_points, points = excluded.points, graded_at = excluded.graded_at, attempt = s.attempt + 1
      where s.graded_by_id is null and (s.given_points, s.submitted_at) is distinct from (excluded.given_points, excluded.submitted_at)
    returning institution_id, id, created_at, activity_id, student_id, student_id as membership_id, (xmax = 0) as is_new
  ), counted as (${countOnDay('tasks', 'select * from written where is_new', '?')})
  select id, activity_id as "activityId", student_id as "studentId" from written`;

/**
 * Writes the best attempts of students as their work for the activities of their quizzes, in the points of the activities,
 * and tells who follows it. Does nothing for quizzes without an activity.
 */
export async function recordGrades(
  { em, context, afterCommit }: Transaction,
  institutionId: string,
  takers: readonly Taker[],
): Promise<void> {
  if (takers.length === 0) return;
  const now = new Date();
  const written = await em.execute<{ id: string; activityId: string; studentId: string }[]>(RECORD, [
    arrayOf(takers.map(({ quizId }) => quizId)),
    arrayOf(takers.map(({ studentId }) => studentId)),
    institutionId, // of the quizzes
    institutionId, // of the extensions
    uuidv7(),
    now,
    now,
    institutionId, // of the days
  ]);
  afterCommit(() => {
    for (const submission of written) announceSubmission(context, submission, institutionId);
  });
}
