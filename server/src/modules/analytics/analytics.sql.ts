import { sql } from 'kysely';
import { Role } from '#kernel/role';
import { amongTaught, COHORT_C } from '#modules/cohort/cohort.visibility';
import type { ReadArguments, Reader, Sql } from '#platform/read/declarations';
import { fillSql } from '#platform/read/fill-sql';
import { AnalyticsRange, FunnelStage } from './analytics.enums.ts';
import { MAX_ANALYTICS_COURSES } from './analytics.rules.ts';
import { FIGURES, FIGURES_OF } from './daily-figures.sql.ts';

/** Cohorts and course to which a read is narrowed. */
type Narrowing = { readonly [Name in 'cohortId' | 'courseId']: Sql | undefined };

/**
 * Returns SQL of the IDs of the cohorts of a read, as an array: all for admins, also deleted ones, whose events stay in the
 * figures; for instructors those that they created or teach.
 */
export const cohortsOf = (reader: Reader, { cohortId, courseId }: Narrowing): Sql =>
  sql`array(select c.id from cohort c where c.institution_id = ${reader.institutionId}
    and ${reader.role === Role.ADMIN ? sql`true` : sql`c.deleted_at is null and ${amongTaught(reader, COHORT_C)}`}
    and ${cohortId ? sql`c.id = ${cohortId}::uuid` : sql`true`}
    and ${
      courseId
        ? sql`exists (select from cohort_course l where l.institution_id = ${reader.institutionId} and l.cohort_id = c.id and l.course_id = ${courseId}::uuid)`
        : sql`true`
    })`;

const columns = (alias: string): Sql => sql.raw(FIGURES.map((name) => `${alias}.${name}`).join(', '));

/** Returns SQL of the figures of the days read that meet a condition on their row, from the roll-up and the present day. */
const figuresWhere = ({ institutionId }: Reader, where: (row: string) => Sql): Sql => sql`
  select f.day, f.cohort_id, f.course_id, ${columns('f')} from q join daily_figures f
    on f.institution_id = ${institutionId} and f.day >= q.before and f.day <= q.today and ${where('f')}
  union all select f.day, f.cohort_id, f.course_id, ${columns('f')} from live f where ${where('f')}`;

const isInScope = (row: string): Sql =>
  sql`${sql.ref(`${row}.cohort_id`)} = any((select scope.ids from scope)::uuid[])`;

/** Returns SQL: the row has the seats of one of the cohorts in scope. */
const ofSeatsInScope = (row: string): Sql =>
  sql`${sql.ref(`${row}.course_id`)} is null and ${isInScope(row)}`;

/** Returns SQL of the rows whose seats count, and of those whose learners count if they are others. */
function countedRows(reader: Reader, { cohortId, courseId }: Narrowing): Sql {
  const isWhole = reader.role === Role.ADMIN && !cohortId;
  const inCohort = (row: string) => (isWhole ? sql`${sql.ref(`${row}.cohort_id`)} is null` : isInScope(row));
  const ofCohort = (row: string) => sql`${sql.ref(`${row}.course_id`)} is null and ${inCohort(row)}`;
  if (!courseId) return figuresWhere(reader, ofCohort);
  const ofCourse = (row: string) =>
    sql`${sql.ref(`${row}.course_id`)} = ${courseId}::uuid and ${inCohort(row)}`;
  return sql`${figuresWhere(reader, ofSeatsInScope)} union all ${figuresWhere(reader, ofCourse)}`;
}

/** Returns SQL of a JSON object with the sums of the rows `f`, in which `days` days are. */
function sums({ courseId }: Narrowing, when: Sql, days: Sql): Sql {
  const sum = (name: string, condition: Sql = sql`true`) =>
    sql`coalesce(sum(f.${sql.raw(name)}) filter (where ${when} and ${condition}), 0)`;
  // With a course, seats are counted by cohort and learning by course.
  const ofCourse = courseId ? sql`f.course_id is not null` : sql`true`;
  return sql`jsonb_build_object('enrollments', ${sum('enrollments')}, 'cancellations', ${sum('cancellations')},
    'revenue', ${sum('revenue')}, 'starts', ${sum('starts')}, 'completions', ${sum('completions')},
    'activeLearners', round(${sum('active_learners', ofCourse)}::numeric / ${days}, 1), 'submissions', ${sum('submissions', ofCourse)})`;
}

const isRange = (value: AnalyticsRange) => sql`given.range = ${sql.lit(value)}`;

/** SQL of the first day of a period that ends on `today`. */
const FIRST_DAY = sql`case when ${isRange(AnalyticsRange.LAST_7_DAYS)} then given.today - 6
  when ${isRange(AnalyticsRange.LAST_30_DAYS)} then given.today - 29
  when ${isRange(AnalyticsRange.LAST_3_MONTHS)} then (given.today - interval '3 months')::date + 1
  else (given.today - interval '1 year')::date + 1 end`;

const step = (stage: FunnelStage, column: string): Sql =>
  sql`jsonb_build_object('stage', ${sql.lit(stage)}::text, 'count', t.totals->${sql.lit(column)})`;

/** SQL of the days of a period `q` that are not rolled up. */
const LIVE_DAYS = sql`array(
  select g::date from generate_series(greatest(q.before, coalesce(q.until + 1, q.before))::timestamp, q.today::timestamp, interval '1 day') g)`;

/**
 * Returns SQL of a JSON object with the figures of a period, those of the period before, and their series. Rolled up days are read
 * from `daily_figures`, and days after them from the rows with the events: usually only today. The time zone is that of the
 * roll-up, so that all days start at the same time.
 */
export function analyticsOf({ range, cohortId, courseId }: ReadArguments, reader: Reader): Sql {
  const { institutionId } = reader;
  const narrowing: Narrowing = { cohortId, courseId };
  const isCurrent = sql`f.day >= q.first`;
  return sql`(
    with given as (
      select ${range}::text as range, z.zone, z.until, (now() at time zone z.zone)::date as today
      from (select coalesce(r.time_zone, i.time_zone) as zone, r.rolled_until as until from institution i
        left join figures_roll_up r on r.institution_id = ${institutionId} where i.id = ${institutionId}) z
    ), spans as (
      select given.*, ${FIRST_DAY} as first from given
    ), q as materialized (
      select s.*, s.first - (s.today - s.first + 1) as before, s.today - s.first + 1 as days,
        ${isWeekly(sql`s`)} as weekly from spans s
    ), scope as materialized (select ${cohortsOf(reader, narrowing)} as ids),
    live as materialized (
      select f.* from q cross join lateral ${fillSql(FIGURES_OF, { tenant: institutionId!, zone: sql`q.zone`, days: LIVE_DAYS })}
    ), f as materialized (${countedRows(reader, narrowing)}),
    t as (select ${sums(narrowing, isCurrent, sql`q.days`)} as totals, ${sums(narrowing, sql`not ${isCurrent}`, sql`q.days`)} as previous
      from q left join f on true group by q.days),
    starts as (select distinct ${startOf(sql`g::date`)} as day
      from q cross join lateral generate_series(q.first::timestamp, q.today::timestamp, interval '1 day') g),
    lengths as (select s.day, coalesce(lead(s.day) over (order by s.day), q.today + 1) - s.day as days from starts s, q),
    points as (select l.day, ${sums(narrowing, sql`f.day is not null`, sql`l.days`)} as figures
      from q cross join lengths l left join f on ${isCurrent} and ${startOf(sql`f.day`)} = l.day group by l.day, l.days),
    by_cohort as (${figuresWhere(reader, ofSeatsInScope)}),
    courses as (
      select o.id, o.title, sum(b.enrollments) as enrollments, sum(b.completions) as completions, sum(b.cancellations) as cancellations
      from (select b.cohort_id, sum(b.enrollments) as enrollments, sum(b.completions) as completions, sum(b.cancellations) as cancellations
        from q join by_cohort b on b.day >= q.first group by b.cohort_id) b
      join cohort_course l on l.institution_id = ${institutionId} and l.cohort_id = b.cohort_id
        and ${courseId ? sql`l.course_id = ${courseId}::uuid` : sql`true`}
      join course o on o.institution_id = ${institutionId} and o.id = l.course_id and o.deleted_at is null
      group by o.id, o.title having sum(b.enrollments) + sum(b.completions) + sum(b.cancellations) > 0
      order by 3 desc, o.title, o.id limit ${sql.lit(MAX_ANALYTICS_COURSES)})
    select jsonb_build_object('timeZone', q.zone, 'firstDay', to_char(q.first, 'YYYY-MM-DD'), 'lastDay', to_char(q.today, 'YYYY-MM-DD'),
      'isByWeek', q.weekly, 'totals', t.totals, 'previous', t.previous,
      'points', (select jsonb_agg(p.figures || jsonb_build_object('day', to_char(p.day, 'YYYY-MM-DD')) order by p.day) from points p),
      'funnel', jsonb_build_array(${step(FunnelStage.ENROLLED, 'enrollments')}, ${step(FunnelStage.STARTED, 'starts')}, ${step(FunnelStage.COMPLETED, 'completions')}),
      'courses', coalesce((select jsonb_agg(jsonb_build_object('courseId', c.id, 'title', c.title, 'enrollments', c.enrollments,
        'completions', c.completions, 'cancellations', c.cancellations,
        'completionRate', round(100.0 * c.completions / nullif(c.completions + c.cancellations, 0))) order by c.enrollments desc, c.title, c.id) from courses c), '[]'))
    from q cross join t)`;
}

/** Returns SQL: whether the points of a period are weeks. */
const isWeekly = (span: Sql): Sql =>
  sql`${span}.range in (${sql.lit(AnalyticsRange.LAST_3_MONTHS)}, ${sql.lit(AnalyticsRange.LAST_YEAR)})`;

/** Returns SQL of the first day of the point that has a day. Weeks start on Sunday. */
const startOf = (day: Sql): Sql =>
  sql`case when q.weekly then greatest(q.first, ${day} - extract(dow from ${day})::int) else ${day} end`;
