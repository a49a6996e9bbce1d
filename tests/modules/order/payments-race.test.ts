import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAboutOrders } from '#modules/order/ask-provider.jobs';
import { refundOrders } from '#modules/order/refund-orders.jobs';
import { type App, startApp } from '#tests/support/app';
import { aCohort, anAdmin, aStudent, aTeacher, type ItemRow, type Member } from '#tests/support/factories';
import { type SignedEvent, startStripe, type StripeStandIn } from '#tests/support/stripe';
import { checkout } from './calls.ts';

/** The whole: PAYERS=500 SEATS=50 npx vitest run tests/modules/order/payments-race */
const PAYERS = Number(process.env['PAYERS'] ?? 40);
const SEATS = Number(process.env['SEATS'] ?? 8);

let stripe: StripeStandIn;
let app: App;
let admin: Member;
let teacher: Member;
beforeAll(async () => {
  stripe = await startStripe();
  app = await startApp({ env: { ...stripe.env, RATE_LIMIT: '0' } });
  admin = await anAdmin(app);
  teacher = await aTeacher(app, { institution: admin.institution });
});
afterAll(async () => {
  await app.stop();
  await stripe.stop();
});

const send = ({ body, signature }: SignedEvent) =>
  fetch(`${app.url}/payments/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });

/** Numbers from a seed, so that a failure can be repeated. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const shuffled = <T>(items: readonly T[], next: () => number): T[] =>
  items
    .map((item) => ({ item, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);

/**
 * Lets many people order, pay or leave, with the reports of payments late, twice, in another order or lost, and holds that
 * run out in between.
 */
async function sell(cohort: ItemRow): Promise<void> {
  const next = numbers(7);
  const students = await Promise.all(
    Array.from({ length: PAYERS }, () => aStudent(app, { institution: admin.institution })),
  );
  const pending: SignedEvent[] = [];
  const paying = async (student: Member) => {
    const { data } = await checkout(app, cohort, student, { waitlistIfFull: true });
    const order = data?.checkout?.enrollment.order as { id: string } | null;
    if (!order) return;
    const fate = next();
    if (fate < 0.2) return; // leaves without paying
    const event = stripe.pay(order.id);
    if (!event || fate < 0.4) return; // the report is lost
    if (fate < 0.7)
      pending.push(event, event); // late and twice
    else await Promise.all([send(event), send(event)]);
  };
  await Promise.all(students.map(paying));
  for (let round = 0; round < PAYERS; round++) {
    // Half of the open holds end before the late reports arrive.
    await app.db.query(
      `update seat_order set held_until = now() - interval '1 second'
       where cohort_id = $1 and status = 'awaited' and (('x' || right(id::text, 1))::bit(4)::int + $2) % 2 = 0`,
      [cohort.id, round],
    );
    stripe.failing = round % 2 === 0; // seats become free although their payments are on the way
    await askAboutOrders(app.services);
    stripe.failing = false;
    await Promise.all(shuffled(pending.splice(0), next).map(send));
    const { rows } = await app.db.query<{ id: string; account: string }>(
      `select id, account_id as account from seat_order where cohort_id = $1 and status = 'awaited'`,
      [cohort.id],
    );
    if (rows.length === 0) break;
    for (const { id, account } of rows) {
      if (next() < 0.5) continue;
      // People who were promoted from the waitlist open the page of their order themselves.
      const as = students.find(({ accountId }) => accountId === account)!;
      await app.graphql(
        'mutation P($id: ID!) { payOrder(input: { id: $id }) { order { id } } }',
        { id },
        { as },
      );
      const event = stripe.sessionOf(id) ? stripe.pay(id) : null;
      if (event) pending.push(event);
    }
  }
  await Promise.all(pending.map(send));
  await askAboutOrders(app.services); // payments that nobody reported
  await refundOrders(app.services);
}

/** People who paid without a seat or a refund, who have a seat without a payment, or were refunded another amount. */
async function wrongs(cohort: ItemRow): Promise<string[]> {
  const { rows } = await app.db.query<{
    id: string;
    status: string;
    payment: string | null;
    refunded: boolean;
  }>(
    `select o.id, e.status, o.payment_ref as payment, o.refunded_at is not null as refunded
     from seat_order o join enrollment e on e.id = o.enrollment_id where o.cohort_id = $1`,
    [cohort.id],
  );
  return rows.flatMap(({ id, status, refunded }) => {
    const payment = stripe.sessionOf(id)?.payment_intent ?? null;
    const paid = payment ? stripe.payments.get(payment)! : 0;
    const back = payment ? (stripe.refunds.get(payment) ?? 0) : 0;
    const hasSeat = status === 'active';
    if (hasSeat && paid - back !== 4999) return [`${id} has a seat and paid ${paid - back}`];
    if (!hasSeat && paid !== back) return [`${id} paid ${paid - back} and has no seat`];
    if (back > 0 && !refunded) return [`${id} got ${back} back and the order does not say so`];
    return [];
  });
}

test(`${PAYERS} people pay for ${SEATS} seats: paid if and only if enrolled, or refunded, to the cent`, async () => {
  const cohort = await aCohort(app, { by: teacher, price: 49.99, capacity: SEATS });
  await sell(cohort);
  expect(await wrongs(cohort)).toEqual([]);
  const { rows } = await app.db.query(
    `select c.student_count as seats, c.held_count as held,
       (select count(*)::int from enrollment e where e.cohort_id = c.id and e.status = 'active') as active,
       (select array_agg(receipt_number order by receipt_number) from seat_order o where o.institution_id = c.institution_id and o.receipt_number is not null) as receipts
     from cohort c where c.id = $1`,
    [cohort.id],
  );
  expect(stripe.refunds.size).toBeGreaterThan(0); // some paid for seats that were gone
  const { seats, held, active, receipts } = rows[0] as {
    seats: number;
    held: number;
    active: number;
    receipts: number[];
  };
  expect(seats).toBeLessThanOrEqual(SEATS);
  expect([held, active]).toEqual([0, seats]);
  expect(receipts).toEqual(receipts.map((_, at) => at + 1));
}, 600_000);

test('payments that nobody refunds are found (negative control)', async () => {
  const cohort = await aCohort(app, { by: teacher, price: 49.99, capacity: 1 });
  const student = await aStudent(app, { institution: admin.institution });
  const { data } = await checkout(app, cohort, student);
  const event = stripe.pay(data.checkout.enrollment.order.id)!;
  await app.db.query(`update seat_order set status = 'cancelled' where cohort_id = $1`, [cohort.id]);
  await app.db.query(`update enrollment set status = 'cancelled' where cohort_id = $1`, [cohort.id]);
  await app.db.query(`update cohort set held_count = 0 where id = $1`, [cohort.id]);
  expect(await wrongs(cohort)).toHaveLength(1);
  await send(event);
  await refundOrders(app.services);
  expect(await wrongs(cohort)).toEqual([]);
});
