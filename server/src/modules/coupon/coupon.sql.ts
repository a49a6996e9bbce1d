import { sql } from 'kysely';
import type { Sql } from '#platform/read/declarations';

/** SQL: whether an order `o` uses its coupon. One that ended without a payment, or was refunded, gives the use back. */
export const USES_COUPON = `o.status in ('awaited', 'paid')`;

/** Returns SQL of the number of orders that use a coupon. */
export const usesOf = (institution: Sql, id: Sql): Sql =>
  sql`(select count(*)::int from seat_order o where o.institution_id = ${institution} and o.coupon_id = ${id} and ${sql.raw(USES_COUPON)})`;
