import { announceCohort } from '#modules/cohort/cohort.events';
import type { Cohort } from '#modules/cohort/cohort.entity';
import { releaseSeat } from '#modules/enrollment/cancel.service';
import { EnrollmentStatus } from '#modules/enrollment/enrollment.enums';
import type { Enrollment } from '#modules/enrollment/enrollment.entity';
import { lockEnrollment } from '#modules/enrollment/lock-enrollment.service';
import { confirmSeat } from '#modules/enrollment/mark-paid.service';
import { publish } from '#platform/domain-event/publish';
import { enqueueJob } from '#platform/jobs/queue';
import type { HostedState, ProviderEvent } from '#platform/payments/payments';
import type { Context, Transaction } from '#platform/request/context';
import { Order } from './order.entity.ts';
import { OrderStatus } from './order.enums.ts';
import { isNewEvent } from './payment-inbox.service.ts';
import { REFUND_ORDERS } from './refund-orders.jobs.ts';

/** Report of a provider about the payment page of an order, with its event if it came as one. */
interface Report {
  orderId: string;
  page: HostedState;
  event?: Pick<ProviderEvent, 'id' | 'type'>;
}

/**
 * Applies the state of a payment page to its order, in one transaction with the inbox of events: a payment confirms the held
 * seat, and a payment for a seat that is gone is refunded. Only the state of the page and of the order count, so that reports
 * may come late, twice, in any order, or not at all and be asked for.
 * @param endsHold whether a page without a payment ends the hold of the seat
 */
export async function settleOrder(
  context: Context,
  { orderId, page, event }: Report,
  { endsHold = false } = {},
): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const known = await em.findOne(Order, { id: orderId }, { disableIdentityMap: true });
    if (!known) return;
    const transaction = { em, context, afterCommit };
    const { cohort, enrollment } = await lockEnrollment(em, known.enrollment.id, () => undefined);
    if (event && !(await isNewEvent(em, known.institution.id, known.provider, event))) return;
    const order = await em.findOneOrFail(Order, { id: orderId }, { refresh: true });
    if (page.state === 'closed') order.pageClosedAt ??= new Date();
    if (page.state === 'paid') await acceptPayment(transaction, { order, cohort, enrollment }, page);
    else if (page.state === 'closed' || endsHold) await giveUp(transaction, { order, cohort, enrollment });
  });
}

interface Locked {
  order: Order;
  cohort: Cohort;
  enrollment: Enrollment;
}

async function acceptPayment(
  transaction: Transaction,
  { order, cohort, enrollment }: Locked,
  { paymentRef }: HostedState & { state: 'paid' },
): Promise<void> {
  if (order.paymentRef) return; // accepted before
  order.paymentRef = paymentRef;
  const isHeld = order.status === OrderStatus.AWAITED && enrollment.status === EnrollmentStatus.PENDING;
  if (isHeld && !cohort.deletedAt) return confirmSeat(transaction, cohort, enrollment);
  order.refundDueAt = new Date();
  order.refundedAt = null; // a refund by staff was of a payment that they had taken themselves
  // Staff may have marked it as paid: then only the second payment is paid back.
  if (order.status !== OrderStatus.PAID) {
    order.status = OrderStatus.REFUNDED;
    const institutionId = order.institution.id;
    await publish({ type: 'order.refunded', institutionId, ids: [order.id] }, transaction);
  }
  await enqueueJob(transaction.em, REFUND_ORDERS, {});
}

/** Ends the hold of a seat whose payment did not arrive: it goes to the first of the waitlist. */
async function giveUp(transaction: Transaction, { order, cohort, enrollment }: Locked): Promise<void> {
  if (order.status !== OrderStatus.AWAITED) return;
  order.status = OrderStatus.FAILED;
  if (enrollment.status !== EnrollmentStatus.PENDING) return;
  await releaseSeat(transaction, cohort, enrollment, EnrollmentStatus.FAILED);
  transaction.afterCommit(() => announceCohort(transaction.context, cohort));
}
