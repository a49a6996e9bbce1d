import { idOf } from '#platform/database/identities';
import type { Due } from '#platform/jobs/due';
import { FIGURES, FIGURES_OF } from './daily-figures.sql.ts';

/** Time after the end of a day until it is rolled up. A transaction of that day has long ended by then. */
const SETTLED = `interval '1 hour'`;

/** SQL of the last day of a time zone that can be rolled up at a moment. */
const lastDay = (moment: string, zone: string): string =>
  `((${moment} - ${SETTLED}) at time zone ${zone})::date - 1`;

/**
 * SQL condition: a payment with the alias `o` was written after the run with the alias `r` and belongs to a day that is rolled
 * up. A paid order that was moved to another cohort takes its payment along.
 */
const IS_CHANGED = `o.updated_at >= r.rolled_at - ${SETTLED} and least(o.paid_at, o.refunded_at) < (r.rolled_until + 1)::timestamp at time zone r.time_zone
  and o.updated_at > greatest(o.paid_at, o.refunded_at) + ${SETTLED}`;

/** Institutions with a day that is not rolled up, with another time zone since, or with changed payments. */
export const UNROLLED_FIGURES: Due = {
  name: 'unrolled_figures',
  query: `select to_json(true) from public.institution i
    left join public.figures_roll_up r on r.institution_id = tenant
    where i.id = tenant and (r.id is null or r.time_zone <> i.time_zone or r.rolled_until < ${lastDay('moment', 'i.time_zone')}
      or exists (select from public.seat_order o where o.institution_id = tenant and ${IS_CHANGED}))`,
};

/** Serializes the runs of an institution. */
export const LOCK = `select pg_advisory_xact_lock(hashtextextended('figures ' || ?::text, 0))`;

/** Number of new days that one transaction rolls up at most, so that a first run stays within the time of a statement. */
const MAX_DAYS = 31;

/**
 * Returns the next days to roll up as text, the last one as well, and the time zone: days from the first event if it is the first
 * run or the time zone changed, otherwise the new ones and those with changed payments. `isDone` says that none is left after
 * them. Its values are the time of the run and, for each table, the institution.
 */
export const DAYS = `
  with i as (
    select i.id, i.time_zone as zone, ${lastDay('?::timestamptz', 'i.time_zone')} as last from institution i where i.id = ?
  ), r as (
    select r.* from figures_roll_up r join i on r.time_zone = i.zone where r.institution_id = ?
  ), first as (
    select coalesce((select r.rolled_until + 1 from r), (least(
      (select min(e.enrolled_at) from enrollment e where e.institution_id = ?),
      (select min(n.created_at) from enrollment_completion n where n.institution_id = ?),
      (select min(s.created_at) from submission s where s.institution_id = ?),
      (select min(o.paid_at) from seat_order o where o.institution_id = ?)) at time zone i.zone)::date, i.last + 1) as day from i
  ), until as (
    select least(i.last, first.day + ${MAX_DAYS - 1}) as day from i, first
  ), changed as (
    select (t.at at time zone i.zone)::date as day from i join r on true
    join seat_order o on o.institution_id = ? and ${IS_CHANGED}
    cross join lateral (values (o.paid_at), (o.refunded_at)) t (at)
    where t.at is not null
  ), days as (
    select g.day::date as day from first, until, generate_series(first.day::timestamp, until.day::timestamp, interval '1 day') g (day)
    union
    select c.day from changed c, i where c.day <= i.last
  )
  select i.zone, to_char(greatest(until.day, (select r.rolled_until from r)), 'YYYY-MM-DD') as last,
    until.day >= i.last as "isDone", not exists (select from r) as "isAll",
    coalesce((select array_agg(to_char(d.day, 'YYYY-MM-DD') order by d.day) from days d), '{}') as days
  from i, until`;

/** Deletes the figures of days, or of all days. */
export const CLEAR = `delete from daily_figures f where f.institution_id = ? and (?::boolean or f.day = any(?::date[]))`;

/** Writes the figures of `{days}`. */
export const ROLL_UP = `
  insert into daily_figures (institution_id, id, created_at, day, cohort_id, course_id, ${FIGURES.join(', ')})
  select {tenant}, ${idOf('{seed}', "concat_ws(' ', f.day, f.cohort_id, 'of', f.course_id)")}, {now}::timestamptz, f.day, f.cohort_id, f.course_id, ${FIGURES.map((name) => `f.${name}`).join(', ')}
  from ${FIGURES_OF}`;

/** Records how far the figures are rolled up. */
export const RECORD = `
  insert into figures_roll_up as r (institution_id, id, created_at, time_zone, rolled_until, rolled_at)
  values (?, ?, ?::timestamptz, ?, ?::date, ?::timestamptz)
  on conflict (institution_id) do update set time_zone = excluded.time_zone, rolled_until = excluded.rolled_until, rolled_at = excluded.rolled_at`;
