import type { EntityManager } from '@mikro-orm/postgresql';
import { Conflict, NotFound } from '#kernel/errors';
import { authorize } from '#kernel/authorize';
import { releaseSeat } from '#modules/enrollment/cancel.service';
import { EnrollmentStatus, isOpen } from '#modules/enrollment/enrollment.enums';
import type { Enrollment } from '#modules/enrollment/enrollment.entity';
import { lockEnrollment } from '#modules/enrollment/lock-enrollment.service';
import { confirmSeat } from '#modules/enrollment/mark-paid.service';
import type { Cohort } from '#modules/cohort/cohort.entity';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { Order } from './order.entity.ts';
import { OrderStatus } from './order.enums.ts';
import { orderPolicy } from './order.policy.ts';
import { REFUSALS } from './order.rules.ts';

/**
 * Marks an awaited order as paid: the student gets the held seat. Idempotent.
 * @throws NotFound, Forbidden, Conflict when it is closed
 */
export const markOrderPaid = (context: Context, id: string): Promise<void> =>
  changeOrder(context, id, 'markPaid', async (transaction, { order, cohort, enrollment }) => {
    if (order.status === OrderStatus.PAID) return;
    if (
      order.status !== OrderStatus.AWAITED ||
      enrollment.status !== EnrollmentStatus.PENDING ||
      cohort.deletedAt
    )
      throw Conflict(REFUSALS.notAwaited);
    await confirmSeat(transaction, cohort, enrollment);
  });

/**
 * Cancels an awaited order: the seat goes to the first of the waitlist. Idempotent.
 * @throws NotFound, Forbidden, Conflict when it is paid
 */
export const cancelOrder = (context: Context, id: string): Promise<void> =>
  changeOrder(context, id, 'cancel', async (transaction, { order, cohort, enrollment }) => {
    if (order.status === OrderStatus.CANCELLED) return;
    if (order.status !== OrderStatus.AWAITED) throw Conflict(REFUSALS.notAwaited);
    await releaseSeat(transaction, cohort, enrollment);
  });

/**
 * Refunds a paid order. The student loses the seat, unless the cohort is completed. Idempotent.
 * @throws NotFound, Forbidden, Conflict when it is not paid
 */
export const refundOrder = (context: Context, id: string): Promise<void> =>
  changeOrder(context, id, 'refund', async (transaction, { order, cohort, enrollment }) => {
    if (order.status === OrderStatus.REFUNDED) return;
    if (order.status !== OrderStatus.PAID) throw Conflict(REFUSALS.notPaid);
    order.status = OrderStatus.REFUNDED;
    if (order.paymentRef) order.refundDueAt = new Date();
    else order.refundedAt = new Date();
    const institutionId = order.institution.id;
    await publish({ type: 'order.refunded', institutionId, ids: [id] }, transaction);
    if (isOpen(enrollment.status)) await releaseSeat(transaction, cohort, enrollment);
  });

interface Locked {
  order: Order;
  cohort: Cohort;
  enrollment: Enrollment;
}

/** Runs a change of an order while the row of its cohort is locked. */
async function changeOrder(
  context: Context,
  id: string,
  act: keyof typeof orderPolicy,
  change: (transaction: Transaction, locked: Locked) => Promise<void>,
): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const known = await em.findOne(Order, { id }, { disableIdentityMap: true });
    if (
      !known ||
      (known.accountId !== context.viewer.accountId && !orderPolicy[act](context.viewer, ofOrder(known)))
    )
      throw NotFound('Order');
    authorize(context.viewer, orderPolicy[act], ofOrder(known));
    await change({ em, context, afterCommit }, await lockOrder(em, known));
  });
}

/**
 * Returns an order after locking its cohort's row. A move to another cohort that came first has taken the order along.
 */
async function lockOrder(em: EntityManager, { id, enrollment: known }: Order): Promise<Locked> {
  const { cohort, enrollment } = await lockEnrollment(em, known.id, () => undefined);
  const order = await em.findOneOrFail(Order, { id }, { refresh: true });
  return order.enrollment.id === enrollment.id ? { order, cohort, enrollment } : lockOrder(em, order);
}

const ofOrder = ({ institution }: Order) => ({ institutionId: institution.id });
