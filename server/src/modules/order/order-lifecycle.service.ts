import { v7 as uuidv7 } from 'uuid';
import { decimalOf } from '#kernel/money.rules';
import { MINUTE } from '#kernel/duration.rules';
import type { Discount } from '#modules/coupon/redeem-coupon.service';
import { statusIsOpen } from '#modules/enrollment/enrollment-status.sql';
import { memberNameText } from '#modules/membership/membership.sql';
import { arrayOf } from '#platform/database/array';
import { publish } from '#platform/domain-event/publish';
import { paymentProvider } from '#platform/payments/payment-provider';
import type { Transaction } from '#platform/request/context';

/*
 * An order follows its enrollment, in the same transaction and behind the lock of the cohort's row: it is opened with a
 * priced seat, paid when the seat is confirmed, and closed when the seat is given up. Receipts get their numbers here, too.
 */

interface Written {
  id: string;
  status: string;
}

/** Minutes for which a seat is held until a payment at a provider arrives: at once, and after a promotion. */
const HOLD_MINUTES = { checkout: 15, promotion: 24 * 60 };

interface Opening {
  /** How long a provider's payment holds the seat. */
  hold?: keyof typeof HOLD_MINUTES;
  /** Discount with which the only enrollment was made. */
  discount?: Discount | null;
}

/**
 * Opens an order for each of the given enrollments that has a priced seat and no open order: paid for active enrollments,
 * awaited for pending ones.
 */
export async function openOrders(
  transaction: Transaction,
  institutionId: string,
  enrollmentIds: readonly string[],
  { hold = 'checkout', discount = null }: Opening = {},
): Promise<void> {
  if (enrollmentIds.length === 0) return;
  const { em, context } = transaction;
  await em.flush();
  const provider = paymentProvider(context.services.config);
  const reduction = decimalOf(discount?.amount ?? 0);
  const opened = await em.execute<Written[]>(OPEN, [
    new Date(),
    discount?.couponId ?? null,
    discount?.code ?? null,
    reduction,
    provider.name,
    provider.hosted ? new Date(Date.now() + HOLD_MINUTES[hold] * MINUTE) : null,
    arrayOf([...enrollmentIds]),
    arrayOf(enrollmentIds.map(() => uuidv7())),
    institutionId,
    reduction,
  ]);
  const paid = opened.filter(({ status }) => status === 'paid').map(({ id }) => id);
  await numberReceipts(transaction, institutionId, paid);
  await publish({ type: 'order.created', institutionId, ids: opened.map(({ id }) => id) }, transaction);
  await publish({ type: 'order.paid', institutionId, ids: paid }, transaction);
}

/** Pays the open order of an enrollment that has just got its seat. Opens one for an enrollment from before orders. */
export async function payOrder(
  transaction: Transaction,
  institutionId: string,
  enrollmentId: string,
): Promise<void> {
  const { em } = transaction;
  await em.flush();
  const [order] = await em.execute<Written[]>(
    `update seat_order set status = 'paid' where institution_id = ? and enrollment_id = ? and status = 'awaited' returning id, status`,
    [institutionId, enrollmentId],
  );
  if (!order) return openOrders(transaction, institutionId, [enrollmentId]);
  await numberReceipts(transaction, institutionId, [order.id]);
  await publish({ type: 'order.paid', institutionId, ids: [order.id] }, transaction);
}

/** Moves the payment of an enrollment to another one, of a cohort to which the student was moved. */
export async function moveOrder(
  { em }: Transaction,
  institutionId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await em.flush();
  await em.execute(
    `update seat_order o set enrollment_id = e.id, cohort_id = e.cohort_id, plan_id = e.plan_id
     from enrollment e
     where o.institution_id = ? and o.enrollment_id = ? and o.status = 'paid' and e.institution_id = ? and e.id = ?`,
    [institutionId, from, institutionId, to],
  );
}

/**
 * Closes the open order of an enrollment whose seat was given up: an awaited one is cancelled. A paid one is refunded when
 * `refunds`, otherwise it stays paid, and staff decide.
 */
export const closeOrder = (
  transaction: Transaction,
  institutionId: string,
  enrollmentId: string,
  refunds: boolean,
): Promise<void> => closeOrders(transaction, institutionId, 'enrollment_id', enrollmentId, refunds);

/** Closes the open orders of a cohort that is being deleted, whose seats were cancelled: paid ones are refunded. */
export const closeOrdersOfCohort = (
  transaction: Transaction,
  institutionId: string,
  cohortId: string,
): Promise<void> => closeOrders(transaction, institutionId, 'cohort_id', cohortId, true);

async function closeOrders(
  transaction: Transaction,
  institutionId: string,
  column: 'enrollment_id' | 'cohort_id',
  id: string,
  refunds: boolean,
): Promise<void> {
  const { em } = transaction;
  const at = new Date();
  await em.flush();
  const closed = await em.execute<Written[]>(
    `update seat_order o set status = case when o.status = 'paid' then 'refunded' else 'cancelled' end,
       refunded_at = case when o.status = 'paid' and o.payment_ref is null then ?::timestamptz end,
       refund_due_at = case when o.status = 'paid' and o.payment_ref is not null then ?::timestamptz end
     where o.institution_id = ? and o.${column} = ? and o.status = any(?::text[])
       and exists (select from enrollment e
         where e.institution_id = ? and e.id = o.enrollment_id and e.status = 'cancelled')
     returning o.id, o.status`,
    [at, at, institutionId, id, arrayOf(refunds ? ['awaited', 'paid'] : ['awaited']), institutionId],
  );
  const idsOf = (status: string) =>
    closed.filter((order) => order.status === status).map((order) => order.id);
  await publish({ type: 'order.cancelled', institutionId, ids: idsOf('cancelled') }, transaction);
  await publish({ type: 'order.refunded', institutionId, ids: idsOf('refunded') }, transaction);
}

/**
 * Gives paid orders their time and the next numbers of the institution, without gaps: the lock serializes those who number,
 * a rollback returns the numbers, and orders are never deleted.
 */
async function numberReceipts(
  { em }: Transaction,
  institutionId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('receipts ' || ?::text, 0))`, [
    institutionId,
  ]);
  await em.execute(NUMBER, [new Date(), institutionId, institutionId, arrayOf([...ids]), institutionId]);
}

const OPEN = `
  insert into seat_order (institution_id, id, created_at, enrollment_id, cohort_id, membership_id, account_id, plan_id, title,
    buyer_name, buyer_email, amount, coupon_id, coupon_code, discount, status, provider, held_until)
  select e.institution_id, given.id, ?::timestamptz, e.id, e.cohort_id, e.membership_id, e.account_id, e.plan_id, c.title,
    ${memberNameText('m')}, m.contact_email, e.price, ?::uuid, ?::text, ?::numeric, case e.status when 'active' then 'paid' else 'awaited' end, ?::text,
    case e.status when 'pending' then ?::timestamptz end
  from unnest(?::uuid[], ?::uuid[]) as given (enrollment, id)
  join enrollment e on e.id = given.enrollment
  join cohort c on c.institution_id = e.institution_id and c.id = e.cohort_id
  join membership m on m.institution_id = e.institution_id and m.id = e.membership_id
  where e.institution_id = ? and (e.price > 0 or ?::numeric > 0) and ${statusIsOpen('e.status')} and e.status <> 'waitlisted'
  on conflict (institution_id, enrollment_id) where status in ('awaited', 'paid') do nothing
  returning id, status`;

const NUMBER = `
  update seat_order o set paid_at = ?, receipt_number = next.number
  from (
    select w.id, row_number() over (order by w.created_at, w.id)
      + (select coalesce(max(x.receipt_number), 0) from seat_order x where x.institution_id = ?) as number
    from seat_order w where w.institution_id = ? and w.id = any(?::uuid[])) next
  where o.institution_id = ? and o.id = next.id`;
