import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAboutOrders } from '#modules/order/ask-provider.jobs';
import { refundOrders } from '#modules/order/refund-orders.jobs';
import { standing } from '#tests/modules/enrollment/calls';
import { kill } from '#tests/platform/server/product';
import { aFolder, type ServerProcess, startServer } from '#tests/platform/server/server-process';
import { type App, startApp } from '#tests/support/app';
import { aCohort, anAdmin, aStudent, aTeacher, type Member } from '#tests/support/factories';
import { execute } from '#tests/support/graphql';
import { startStripe, type StripeStandIn } from '#tests/support/stripe';
import { change, checkout, endHold, storedOrders } from './calls.ts';

/** Milliseconds for starting a server on a busy machine. */
const PATIENCE = 120_000;

let stripe: StripeStandIn;
let app: App;
let admin: Member;
let teacher: Member;
beforeAll(async () => {
  stripe = await startStripe();
  app = await startApp({ env: stripe.env });
  admin = await anAdmin(app);
  teacher = await aTeacher(app, { institution: admin.institution });
}, PATIENCE);
afterAll(async () => {
  await app.stop();
  await stripe.stop();
});

/** Orders at a server that is killed after Stripe opened the page and before it stores the page's reference. */
async function orderAtAKilledServer() {
  const cohort = await aCohort(app, { by: teacher, price: 49 });
  const student = await aStudent(app, { institution: admin.institution });
  const server: ServerProcess = await startServer({
    ...stripe.env,
    APP_ORIGIN: app.services.config.appOrigin, // all servers of a product have one
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: aFolder(),
    JWT_SECRET: app.services.config.jwtSecret,
    RATE_LIMIT: '0',
  });
  let id: string | undefined;
  stripe.onOpened = (orderId) => {
    id = orderId;
    return kill(server);
  };
  await checkout(
    { graphql: (query, variables, options) => execute(server.url, query, variables, options ?? {}) },
    cohort,
    student,
    { method: 'CREDIT_CARD' },
  ).catch(() => undefined);
  delete stripe.onOpened;
  const { rows } = await app.db.query('select status, provider_ref from seat_order where id = $1', [id]);
  expect(rows).toEqual([{ status: 'awaited', provider_ref: null }]);
  return { cohort, student, order: { id: id! } };
}

test(
  'a payment on a page that a killed server did not store is found by asking',
  async () => {
    const { cohort, student, order } = await orderAtAKilledServer();
    stripe.pay(order.id); // the report is lost
    await endHold(app, order);
    await askAboutOrders(app.services);
    expect(await standing(app, cohort)).toMatchObject({ seats: 1, held: 0, active: [student.accountId] });
    expect(await storedOrders(app, cohort)).toMatchObject([{ status: 'paid' }]);
    expect(stripe.payments.size).toBe(1);
  },
  PATIENCE,
);

test(
  'a page that a killed server did not store is closed when the hold of the seat ends',
  async () => {
    const { cohort, order } = await orderAtAKilledServer();
    await endHold(app, order);
    await askAboutOrders(app.services);
    expect(stripe.pay(order.id)).toBeNull();
    expect(await standing(app, cohort)).toMatchObject({ seats: 0, held: 0 });
  },
  PATIENCE,
);

test(
  'a payment on such a page for an order that was cancelled is refunded',
  async () => {
    const { cohort, order } = await orderAtAKilledServer();
    await change(app, 'cancelOrder', order, admin);
    stripe.pay(order.id); // the report is lost
    await askAboutOrders(app.services);
    await refundOrders(app.services);
    expect(stripe.refunds.get(stripe.sessionOf(order.id)!.payment_intent!)).toBe(4900);
    expect(await storedOrders(app, cohort)).toMatchObject([{ status: 'refunded' }]);
  },
  PATIENCE,
);

test('the page stays the same when the buyer changes the answers of the form', async () => {
  const cohort = await aCohort(app, { by: teacher, price: 49 });
  const student = await aStudent(app, { institution: admin.institution });
  const pay = async (email: string) => {
    const { data, errors } = await checkout(app, cohort, student, { email });
    expect(errors).toEqual([]);
    return data.checkout.enrollment.order.id as string;
  };
  const id = await pay('ada@example.org');
  expect(await pay('byron@example.org')).toBe(id);
  const { data, errors } = await app.graphql(
    'mutation P($id: ID!) { payOrder(input: { id: $id }) { order { paymentUrl } } }',
    { id },
    { as: student },
  );
  expect(errors).toEqual([]);
  expect(data.payOrder.order.paymentUrl).toBe(stripe.sessionOf(id)!.url);
});
