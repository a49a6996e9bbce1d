import { sql } from 'kysely';
import type { Reader, Sql } from '#platform/read/declarations';
import { RevenuePeriod, RevenueRange } from './revenue.enums.ts';
import { revenue, seatsTaken } from './seats-taken.sql.ts';

/** Number of days, and of weeks or months, that are returned. */
const DAYS = 30;
const OTHERS = 12;

interface Asked {
  /** A `RevenuePeriod`. */
  by: Sql;
  /** A `RevenueRange` or null; absent: null. */
  range: Sql | undefined;
  timeZone: Sql;
}

/**
 * Returns SQL of an array: start and revenue of each period of a range, or of the latest ones, oldest first. Reads the seats
 * of all periods once, in the order of an index. Times named `local` are those of the clocks in the time zone.
 */
export function revenueByPeriod({ by, range = sql`null`, timeZone }: Asked, reader: Reader): Sql {
  // PostgreSQL's weeks start on Monday.
  const shift = sql`case a.by when ${sql.lit(RevenuePeriod.WEEK)} then interval '1 day' else interval '0' end`;
  const startOf = (local: Sql) => sql`date_trunc(a.by, ${local} + ${shift}) - ${shift}`;
  const count = sql`case a.by when ${sql.lit(RevenuePeriod.DAY)} then ${sql.lit(DAYS)} else ${sql.lit(OTHERS)} end`;
  const isRange = (value: RevenueRange) => sql`a.range = ${sql.lit(value)}`;
  return sql`(
    with a as materialized (select q.*, now() at time zone q.zone as local, ('1 ' || q.by)::interval as step, date_trunc('month', now() at time zone q.zone) as month
      from (select ${by}::text as by, ${range}::text as range, ${timeZone}::text as zone) q),
    bounds as (select
        case when ${isRange(RevenueRange.THIS_MONTH)} then a.month
          when ${isRange(RevenueRange.LAST_MONTH)} then a.month - interval '1 month'
          when ${isRange(RevenueRange.LAST_THREE_MONTHS)} then a.month - interval '2 months'
          else ${startOf(sql`a.local`)} - (${count} - 1) * a.step end as first,
        case when ${isRange(RevenueRange.LAST_MONTH)} then a.month - interval '1 second' else a.local end as latest,
        case when ${isRange(RevenueRange.LAST_MONTH)} then a.month at time zone a.zone else 'infinity' end as until
      from a),
    sums as (select e.local, ${revenue} as amount from a cross join bounds
      cross join lateral (select greatest(${startOf(sql`(e.enrolled_at at time zone a.zone)`)}, bounds.first) as local, e.price ${seatsTaken(reader)} and e.enrolled_at >= bounds.first at time zone a.zone and e.enrolled_at < bounds.until) e (local, price)
      group by e.local)
    select array_agg(jsonb_build_object('startsAt', p.local at time zone a.zone, 'amount', coalesce(sums.amount, 0)) order by p.local)
    from a cross join bounds
    cross join lateral (select greatest(s.local, bounds.first) as local from generate_series(${startOf(sql`bounds.first`)}, ${startOf(sql`bounds.latest`)}, a.step) s (local)) p
    left join sums on sums.local = p.local)`;
}
