import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';
import { APP_ROLE } from '#platform/database/tenancy';
import { fillText } from '#platform/read/fill-sql';

/** Columns of the figures of a day, in the order of `FIGURES_OF`. */
export const FIGURES = [
  'enrollments',
  'cancellations',
  'revenue',
  'starts',
  'completions',
  'active_learners',
  'submissions',
] as const;

/** SQL from a row of `d` to the rows of a table with a time on that day. `offset` keeps it a range of an index for each day. */
const onDay = (table: string, alias: string, time: string): string =>
  `from d cross join lateral (
    select * from public.${table} found
    where found.institution_id = {tenant} and found.${time} >= d.since and found.${time} < d.until offset 0) ${alias}`;

/** SQL of the cohort in which a student did work: that of the latest enrollment with the course at that time. Null without one. */
const COHORT_OF_WORK = `left join lateral (
    select e.cohort_id from public.enrollment e
    join public.cohort_course l on l.institution_id = {tenant} and l.cohort_id = e.cohort_id and l.course_id = a.course_id
    where e.institution_id = {tenant} and e.membership_id = s.student_id and e.enrolled_at <= s.created_at
      and (${statusHasSeat('e.status')} or e.status = 'cancelled' and e.ended_at > s.created_at)
    order by e.enrolled_at desc, e.id desc limit 1) seat on true`;

/**
 * SQL of the figures of the `{days}` of the time zone `{zone}` in the institution `{tenant}`, from the rows with the events. It is
 * the one rule that both the roll-up and reads of the present day use. It has a row per day for the institution, for each
 * cohort, for each course, and for each course in a cohort, if something happened.
 */
const FIGURES_QUERY = `
  with d as materialized (
    select given.day, given.day::timestamp at time zone {zone}::text as since, (given.day + 1)::timestamp at time zone {zone}::text as until
    from unnest({days}::date[]) as given (day)
  ), seats (day, cohort, enrolled, cancelled, paid, started, completed) as (
    select d.day, e.cohort_id, 1, 0, 0::numeric, 0, 0 ${onDay('enrollment', 'e', 'enrolled_at')}
    union all
    select d.day, e.cohort_id, 0, (e.status = 'cancelled')::int, 0, 0, (e.status = 'completed')::int ${onDay('enrollment', 'e', 'ended_at')}
    union all
    select d.day, o.cohort_id, 0, 0, o.amount, 0, 0 ${onDay('seat_order', 'o', 'paid_at')}
    union all
    select d.day, o.cohort_id, 0, 0, -o.amount, 0, 0 ${onDay('seat_order', 'o', 'refunded_at')}
    union all
    select d.day, e.cohort_id, 0, 0, 0, 1, 0 ${onDay('enrollment_completion', 'n', 'created_at')}
    join public.enrollment e on e.institution_id = {tenant} and e.id = n.enrollment_id
    where not exists (select from public.enrollment_completion p where p.institution_id = {tenant}
      and p.enrollment_id = n.enrollment_id and (p.created_at, p.id) < (n.created_at, n.id))
  ), work (day, cohort, course, student, submission) as (
    select d.day, e.cohort_id, l.course_id, n.membership_id, null::uuid ${onDay('enrollment_completion', 'n', 'created_at')}
    join public.enrollment e on e.institution_id = {tenant} and e.id = n.enrollment_id
    join public.lesson l on l.institution_id = {tenant} and l.id = n.lesson_id
    union all
    select d.day, seat.cohort_id, a.course_id, s.student_id, s.id ${onDay('submission', 's', 'created_at')}
    join public.activity a on a.institution_id = {tenant} and a.id = s.activity_id
    ${COHORT_OF_WORK}
  ), parts (day, cohort, course, enrolled, cancelled, paid, started, completed, learners, submitted) as (
    select s.day, s.cohort, null::uuid, sum(s.enrolled), sum(s.cancelled), sum(s.paid), sum(s.started), sum(s.completed), 0, 0
    from seats s group by grouping sets ((s.day), (s.day, s.cohort))
    union all
    select w.day, w.cohort, w.course, 0, 0, 0, 0, 0, count(distinct w.student), count(distinct w.submission)
    from work w group by grouping sets ((w.day), (w.day, w.cohort), (w.day, w.course), (w.day, w.cohort, w.course))
    having grouping(w.cohort) = 1 or w.cohort is not null
  )
  select p.day, p.cohort, p.course, sum(p.enrolled)::int, sum(p.cancelled)::int, sum(p.paid), sum(p.started)::int,
    sum(p.completed)::int, sum(p.learners)::int, sum(p.submitted)::int
  from parts p group by p.day, p.cohort, p.course`;

/** SQL of these figures as a table `f`. */
export const FIGURES_OF = `(${FIGURES_QUERY}) f (day, cohort_id, course_id, ${FIGURES.join(', ')})`;

/** The same as an SQL function, which servers of the version before call. */
export const FIGURES_OF_DAYS = `
  create or replace function public.figures_of_days(tenant uuid, zone text, days date[])
    returns table (day date, cohort_id uuid, course_id uuid, enrollments int, cancellations int, revenue numeric, starts int,
      completions int, active_learners int, submissions int)
    language sql stable parallel unsafe as $$ ${fillText(FIGURES_QUERY, { tenant: 'tenant', zone: 'zone', days: 'days' })} $$;
  revoke all on function public.figures_of_days(uuid, text, date[]) from public;
  grant execute on function public.figures_of_days(uuid, text, date[]) to ${APP_ROLE};`;
