import { sql } from 'kysely';
import { dueAtFor } from '#modules/activity/activity-due.sql';
import { memberNameText } from '#modules/membership/membership.sql';
import type { ReadArguments, Reader, Sql } from '#platform/read/declarations';
import { cohortsOf } from './analytics.sql.ts';
import { IDLE_DAYS, MAX_AT_RISK, MISSED_DEADLINES } from './analytics.rules.ts';

const IDLE = sql`make_interval(days => ${sql.lit(IDLE_DAYS)})`;

/**
 * Returns SQL of an array with the students at risk as objects, the longest idle first. They have an active seat in a cohort that
 * has begun and not ended, and either did nothing for two weeks or missed deadlines since they enrolled. Its cost grows
 * with the active seats of these cohorts.
 */
export function studentsAtRiskOf({ cohortId, courseId }: ReadArguments, reader: Reader): Sql {
  const { institutionId } = reader;
  const missed = sql`(select count(*)::int from cohort_course l
    join activity a on a.institution_id = ${institutionId} and a.course_id = l.course_id
    where l.institution_id = ${institutionId} and l.cohort_id = s.cohort_id and a.deleted_at is null
      and ${courseId ? sql`a.course_id = ${courseId}::uuid` : sql`true`}
      and a.due_at > greatest(s.enrolled_at, s.start_date) and a.due_at < now()
      and ${dueAtFor({ institution: institutionId!, id: sql`a.id`, dueAt: sql`a.due_at` }, sql`s.membership_id`)} < now()
      and not exists (select from submission w where w.institution_id = ${institutionId} and w.activity_id = a.id and w.student_id = s.membership_id))`;
  const latest = sql`greatest(
    (select max(n.created_at) from enrollment_completion n where n.institution_id = ${institutionId} and n.membership_id = s.membership_id),
    (select max(w.submitted_at) from submission w where w.institution_id = ${institutionId} and w.student_id = s.membership_id),
    (select coalesce(y.counted_until, y.day::timestamp at time zone y.time_zone) from learning_day y where y.institution_id = ${institutionId} and y.membership_id = s.membership_id
      order by y.day desc limit 1))`;
  return sql`(
    with seats as materialized (
      select e.membership_id, e.enrolled_at, e.cohort_id, c.title, c.start_date
      from unnest(${cohortsOf(reader, { cohortId, courseId })}) scope (id)
      join cohort c on c.institution_id = ${institutionId} and c.id = scope.id and c.deleted_at is null and c.start_date < now() and c.end_date > now()
      join enrollment e on e.institution_id = ${institutionId} and e.cohort_id = c.id and e.status = 'active'
    ), looked as (
      select s.*, ${latest} as latest, ${missed} as missed from seats s
    ), found as (
      select k.*, now() - coalesce(k.latest, greatest(k.enrolled_at, k.start_date)) as idle from looked k
    )
    select array_agg(jsonb_build_object('studentId', f.membership_id, 'name', ${sql.raw(memberNameText('m'))}, 'cohortId', f.cohort_id,
      'cohortTitle', f.title, 'lastActiveAt', f.latest, 'missedDeadlines', f.missed, 'isIdle', f.idle >= ${IDLE})
      order by f.idle desc, f.missed desc, f.membership_id, f.cohort_id)
    from (select f.* from found f where f.idle >= ${IDLE} or f.missed >= ${sql.lit(MISSED_DEADLINES)}
      order by f.idle desc, f.missed desc, f.membership_id, f.cohort_id limit ${sql.lit(MAX_AT_RISK)}) f
    join membership m on m.institution_id = ${institutionId} and m.id = f.membership_id)`;
}
