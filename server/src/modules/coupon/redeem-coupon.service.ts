import type { EntityManager } from '@mikro-orm/postgresql';
import { Invalid } from '#kernel/errors';
import { minorUnitsOf } from '#kernel/money.rules';
import { CODE_REFUSED } from './coupon-code.rules.ts';
import { discountOf } from './coupon.rules.ts';
import { USES_COUPON } from './coupon.sql.ts';

/** Discount of a code for a seat. */
export interface Discount {
  couponId: string;
  /** Code as staff wrote it. */
  code: string;
  /** In cents, at most the price. */
  amount: number;
}

/** Seat for which a code is given. */
export interface CodedSeat {
  institutionId: string;
  cohortId: string;
  accountId: string;
  /** In cents, without the discount. */
  price: number;
  code: string;
}

interface CouponRow {
  id: string;
  code: string;
  percent_off: number | null;
  amount_off: string | null;
  max_uses: number | null;
  max_uses_per_person: number | null;
}

/**
 * Returns the discount of a code for a seat. `field` has the code in the input. With `locks`, its coupon stays locked until
 * the transaction ends, in which the order that uses it is written: the uses are counted with the lock, so the last one is
 * never taken twice. The cohort's row is locked before.
 * @throws Invalid with one message, whatever the reason
 */
export async function findDiscount(
  em: EntityManager,
  seat: CodedSeat,
  { field, locks }: { field: string; locks: boolean },
): Promise<Discount> {
  const { institutionId, cohortId, code, price } = seat;
  const [coupon] = await em.execute<CouponRow[]>(locks ? `${FIND} for update of c` : FIND, [
    cohortId,
    institutionId,
    code,
    cohortId,
  ]);
  if (!coupon || price === 0 || !(await hasUseLeft(em, coupon, seat)))
    throw Invalid([{ field, message: CODE_REFUSED }]);
  const amountOff = coupon.amount_off === null ? null : minorUnitsOf(coupon.amount_off)!;
  const amount = discountOf(price, { percentOff: coupon.percent_off, amountOff });
  return { couponId: coupon.id, code: coupon.code, amount };
}

/** Counts the uses of a coupon in a statement of its own, which sees what was committed while it waited for the lock. */
async function hasUseLeft(
  em: EntityManager,
  { id, max_uses: inAll, max_uses_per_person: perPerson }: CouponRow,
  { institutionId, accountId }: CodedSeat,
): Promise<boolean> {
  if (inAll === null && perPerson === null) return true;
  const [used] = await em.execute<{ in_all: number; by_person: number }[]>(COUNT, [
    institutionId,
    id,
    inAll ?? 0,
    institutionId,
    id,
    accountId,
  ]);
  return (inAll === null || used!.in_all < inAll) && (perPerson === null || used!.by_person < perPerson);
}

const FIND = `
  select c.id, c.code, c.percent_off, c.amount_off::text as amount_off, c.max_uses, c.max_uses_per_person
  from coupon c
  left join cohort_course l on l.institution_id = c.institution_id and l.cohort_id = ? and l.course_id = c.course_id
  where c.institution_id = ? and lower(c.code) = lower(?) and c.is_active
    and (c.valid_from is null or c.valid_from <= clock_timestamp())
    and (c.valid_until is null or c.valid_until > clock_timestamp())
    and (c.cohort_id is null or c.cohort_id = ?)
    and (c.course_id is null or l.course_id is not null)`;

/** Stops at the limit: its cost does not grow with the uses. */
const COUNT = `
  select (select count(*)::int from (
      select from seat_order o where o.institution_id = ? and o.coupon_id = ? and ${USES_COUPON} limit ?) taken) as in_all,
    (select count(*)::int from seat_order o
      where o.institution_id = ? and o.coupon_id = ? and o.account_id = ? and ${USES_COUPON}) as by_person`;
