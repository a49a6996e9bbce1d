import { sql } from 'kysely';
import type { Reader, Sql } from '#platform/read/declarations';
import { RevenuePeriod } from './revenue.enums.ts';
import { revenue, seatsTaken } from './seats-taken.sql.ts';

/** Number of days, and of weeks or months, that are returned. */
const DAYS = 30;
const OTHERS = 12;

/**
 * Returns SQL of an array: start and revenue of each period until now, oldest first. Reads the seats of all periods once, in
 * the order of an index.
 * @param by a `RevenuePeriod`
 */
export function revenueByPeriod({ by, timeZone }: { by: Sql; timeZone: Sql }, reader: Reader): Sql {
  // PostgreSQL's weeks start on Monday.
  const shift = sql`case a.by when ${sql.lit(RevenuePeriod.WEEK)} then interval '1 day' else interval '0' end`;
  const startOf = (time: Sql) => sql`date_trunc(a.by, (${time} at time zone a.zone) + ${shift}) - ${shift}`;
  return sql`(
    with a as materialized (select ${by}::text as by, ${timeZone}::text as zone),
    first as (select ${startOf(sql`now()`)} - (case a.by when ${sql.lit(RevenuePeriod.DAY)} then ${sql.lit(DAYS)} else ${sql.lit(OTHERS)} end - 1) * ('1 ' || a.by)::interval as local from a),
    sums as (select e.local, ${revenue} as amount from a cross join first
      cross join lateral (select ${startOf(sql`e.enrolled_at`)} as local, e.price ${seatsTaken(reader)} and e.enrolled_at >= first.local at time zone a.zone) e (local, price)
      group by e.local)
    select array_agg(jsonb_build_object('startsAt', p.local at time zone a.zone, 'amount', coalesce(sums.amount, 0)) order by p.local)
    from a cross join first cross join generate_series(first.local, ${startOf(sql`now()`)}, ('1 ' || a.by)::interval) p (local)
    left join sums on sums.local = p.local)`;
}
