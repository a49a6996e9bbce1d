import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askAboutOrders } from '#modules/order/ask-provider.jobs';
import { refundOrders } from '#modules/order/refund-orders.jobs';
import { standing } from '#tests/modules/enrollment/calls';
import { notificationsOf } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import { aCohort, anAdmin, aStudent, aTeacher, type Member } from '#tests/support/factories';
import {
  sendEvent,
  signEvent,
  type SignedEvent,
  startStripe,
  type StripeStandIn,
} from '#tests/support/stripe';
import { change, checkout, endHold, storedOrders } from './calls.ts';

let stripe: StripeStandIn;
let app: App;
let admin: Member;
let teacher: Member;
beforeAll(async () => {
  stripe = await startStripe();
  app = await startApp({ env: stripe.env });
  admin = await anAdmin(app);
  teacher = await aTeacher(app, { institution: admin.institution });
});
afterEach(() => {
  stripe.failing = false;
});
afterAll(async () => {
  await app.stop();
  await stripe.stop();
});

const aClassmate = () => aStudent(app, { institution: admin.institution });

const send = (event: SignedEvent) => sendEvent(app, event);

async function anOrder(capacity = 5) {
  const cohort = await aCohort(app, { by: teacher, price: 49, capacity });
  const student = await aClassmate();
  const { data, errors } = await checkout(app, cohort, student, { method: 'CREDIT_CARD' });
  expect(errors).toEqual([]);
  return { cohort, student, order: data.checkout.enrollment.order as { id: string } };
}

describe('a payment at Stripe', () => {
  test('begins on its page, holds the seat for 15 minutes, and confirms it once, however often it is reported', async () => {
    const { cohort, student, order } = await anOrder();
    expect(stripe.sessionOf(order.id)).toMatchObject({ amount_total: 4900, status: 'open' });
    const { data } = await app.graphql(
      'mutation P($id: ID!) { payOrder(input: { id: $id }) { order { status paymentUrl heldUntil provider } } }',
      { id: order.id },
      { as: student },
    );
    expect(data.payOrder.order).toMatchObject({
      status: 'AWAITED',
      provider: 'STRIPE',
      paymentUrl: stripe.sessionOf(order.id)!.url,
    });
    const event = stripe.pay(order.id)!;
    expect(await Promise.all([send(event), send(event), send(event)])).toEqual([200, 200, 200]);
    expect(await standing(app, cohort)).toMatchObject({ seats: 1, held: 0, active: [student.accountId] });
    expect(await storedOrders(app, cohort)).toMatchObject([
      { status: 'paid', receipt_number: expect.any(Number) },
    ]);
    const { rows } = await app.db.query('select count(*)::int from payment_event where institution_id = $1', [
      cohort.institutionId,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('is not believed without a valid signature', async () => {
    const { cohort, order } = await anOrder();
    const { body } = stripe.pay(order.id)!;
    expect(await send({ body, signature: 't=1,v1=00' })).toBe(400);
    expect(await send(signEvent('checkout.session.completed', {}, 'whsec_other'))).toBe(400);
    expect(await standing(app, cohort)).toMatchObject({ seats: 0, held: 1 });
  });

  test('whose report is lost is found by asking', async () => {
    const { cohort, order } = await anOrder();
    stripe.pay(order.id);
    await app.db.query(`update seat_order set created_at = now() - interval '3 minutes' where id = $1`, [
      order.id,
    ]);
    await askAboutOrders(app.services);
    expect(await standing(app, cohort)).toMatchObject({ seats: 1, held: 0 });
  });

  test('that does not arrive in time frees the seat for the waitlist, and its page is closed', async () => {
    const { cohort, student, order } = await anOrder(1);
    const next = await aClassmate();
    await checkout(app, cohort, next, { waitlistIfFull: true });
    await endHold(app, order);
    await askAboutOrders(app.services);
    expect(stripe.pay(order.id)).toBeNull();
    expect(await standing(app, cohort)).toMatchObject({ held: 1, pending: [next.accountId] });
    expect(await storedOrders(app, cohort)).toMatchObject([
      { status: 'failed', account_id: student.accountId },
      { status: 'awaited', account_id: next.accountId },
    ]);
  });

  test('for a seat that is gone is refunded to the cent, and the person is notified', async () => {
    const { cohort, student, order } = await anOrder(1);
    const event = stripe.pay(order.id)!; // reported late
    await change(app, 'cancelOrder', order, admin);
    expect(await send(event)).toBe(200);
    await refundOrders(app.services);
    await refundOrders(app.services);
    const payment = stripe.sessionOf(order.id)!.payment_intent!;
    expect(stripe.refunds.get(payment)).toBe(4900);
    expect(await storedOrders(app, cohort)).toMatchObject([{ status: 'refunded' }]);
    expect((await notificationsOf(app, student)).map(({ kind }) => kind)).toContain('REFUND');
    expect(await standing(app, cohort)).toMatchObject({ seats: 0, held: 0 });
  });

  test('for an order that ended while Stripe was silent is found by asking, and refunded', async () => {
    const { cohort, order } = await anOrder();
    stripe.failing = true;
    await endHold(app, order);
    await askAboutOrders(app.services);
    stripe.failing = false;
    expect(await storedOrders(app, cohort)).toMatchObject([{ status: 'failed' }]);
    stripe.pay(order.id); // the report is lost
    await askAboutOrders(app.services);
    await refundOrders(app.services);
    expect(stripe.refunds.get(stripe.sessionOf(order.id)!.payment_intent!)).toBe(4900);
    expect(await storedOrders(app, cohort)).toMatchObject([{ status: 'refunded' }]);
  });

  test('is impossible soon after the order was cancelled or paid to the staff: its page is closed', async () => {
    const [cancelled, paid] = [await anOrder(), await anOrder()];
    await change(app, 'cancelOrder', cancelled.order, admin);
    await change(app, 'markOrderPaid', paid.order, admin);
    await askAboutOrders(app.services);
    expect([stripe.pay(cancelled.order.id), stripe.pay(paid.order.id)]).toEqual([null, null]);
    expect(await standing(app, paid.cohort)).toMatchObject({ seats: 1, held: 0 });
  });

  test('is refunded by staff at Stripe', async () => {
    const { order } = await anOrder();
    await send(stripe.pay(order.id)!);
    const { data } = await change(app, 'refundOrder', order, admin);
    expect(data.refundOrder.order).toMatchObject({ status: 'REFUNDED', refundedAt: null });
    await refundOrders(app.services);
    expect(stripe.refunds.get(stripe.sessionOf(order.id)!.payment_intent!)).toBe(4900);
  });

  test('whose page cannot be opened leaves an order that resolves itself', async () => {
    stripe.failing = true;
    const { cohort, student, order } = await anOrder();
    expect(await standing(app, cohort)).toMatchObject({ held: 1 });
    stripe.failing = false;
    await app.graphql(
      'mutation P($id: ID!) { payOrder(input: { id: $id }) { order { id } } }',
      { id: order.id },
      { as: student },
    );
    await send(stripe.pay(order.id)!);
    expect(await standing(app, cohort)).toMatchObject({ seats: 1, held: 0 });
    const silent = await anOrder();
    stripe.failing = true;
    await endHold(app, silent.order);
    await askAboutOrders(app.services);
    expect(await standing(app, silent.cohort)).toMatchObject({ seats: 0, held: 0 });
  });
});
