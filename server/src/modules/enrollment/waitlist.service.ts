import { type EntityManager, QueryOrder } from '@mikro-orm/postgresql';
import type { Cohort } from '#modules/cohort/cohort.entity';
import { countFreeSeats, hasEnded } from '#modules/cohort/enrolling.rules';
import type { Transaction } from '#platform/request/context';
import { openOrders } from '#modules/order/order-lifecycle.service';
import { arrayOf } from '#platform/database/array';
import { publish } from '#platform/domain-event/publish';
import { paymentProvider } from '#platform/payments/payment-provider';
import { EnrollmentStatus } from './enrollment.enums.ts';
import { Enrollment } from './enrollment.entity.ts';
import type { Seat } from './seat.service.ts';

/**
 * Promotes the first entries of a locked cohort's waitlist to its free seats and notifies them. The seats of
 * a priced cohort are held until they are paid for. An ended cohort promotes nobody.
 */
export async function promoteWaiting(transaction: Transaction, cohort: Cohort): Promise<void> {
  const { em, context } = transaction;
  const seats = countFreeSeats(cohort);
  if (seats === 0 || cohort.waitlistCount === 0 || hasEnded(cohort)) return;
  const institutionId = cohort.institution.id;
  await em.flush(); // the statement reads the freed seat
  const next = await nextOf(em, cohort, seats);
  if (next.length === 0) return;
  const promoted = await em.find(
    Enrollment,
    { institution: institutionId, id: { $in: next.map(({ id }) => id) } },
    { orderBy: { enrolledAt: QueryOrder.ASC, id: QueryOrder.ASC } },
  );
  const payments = paymentProvider(context.services.config);
  for (const enrollment of promoted) {
    const isFree =
      enrollment.price === 0 ||
      payments.begin({ enrollmentId: enrollment.id, amount: enrollment.price }) === 'paid';
    enrollment.status = isFree ? EnrollmentStatus.ACTIVE : EnrollmentStatus.PENDING;
    if (isFree) cohort.studentCount++;
    else cohort.heldCount++;
    cohort.waitlistCount--;
  }
  const ids = promoted.map(({ id }) => id);
  await em.execute(COUNT_PLANS, [institutionId, arrayOf(ids), institutionId]);
  const priced = promoted.filter(({ price }) => price > 0).map(({ id }) => id);
  await openOrders(transaction, institutionId, priced, { hold: 'promotion' });
  await publish({ type: 'enrollment.promoted', institutionId, ids }, transaction);
}

/**
 * Returns whether the next person gets a seat of a locked cohort: one is free, also of the plan, and nobody who waits
 * could take it. Those whose plan is full do not keep others from a seat.
 */
export async function isSeatFree(em: EntityManager, seat: Seat): Promise<boolean> {
  if (countFreeSeats(seat) === 0 || seat.plan?.isFull) return false;
  return seat.waitlistCount === 0 || (await nextOf(em, seat, 1)).length === 0;
}

/** Returns the first who wait for a locked cohort and can be promoted. */
const nextOf = (
  em: EntityManager,
  { institution, id }: { institution: { id: string }; id: string },
  limit: number,
): Promise<{ id: string }[]> => em.execute(NEXT, [institution.id, id, institution.id, limit]);

/**
 * The first who wait, in order, up to the free seats of the cohort and of their plans. Those whose plan is full keep their
 * place. The status is written out: a generic plan could not use the partial index of open enrollments.
 */
const NEXT = `
  select w.id from (
    select e.id, e.enrolled_at, e.plan_id,
      row_number() over (partition by e.plan_id order by e.enrolled_at, e.id) as nth
    from enrollment e where e.institution_id = ? and e.cohort_id = ? and e.status = 'waitlisted') w
  left join price_plan p on p.institution_id = ? and p.id = w.plan_id
  where p.seats is null or w.nth <= p.seats - p.taken_count
  order by w.enrolled_at, w.id limit ?`;

const COUNT_PLANS = `
  update price_plan p set taken_count = p.taken_count + given.count
  from (
    select e.plan_id, count(*)::int as count from enrollment e
    where e.institution_id = ? and e.id = any(?::uuid[]) and e.plan_id is not null group by e.plan_id) given
  where p.institution_id = ? and p.id = given.plan_id`;
