import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WRONG_CODES } from '#modules/coupon/coupon.limits';
import { CODE_REFUSED } from '#modules/coupon/coupon-code.rules';
import { discountOf } from '#modules/coupon/coupon.rules';
import { askAboutOrders } from '#modules/order/ask-provider.jobs';
import { refundOrders } from '#modules/order/refund-orders.jobs';
import { standing } from '#tests/modules/enrollment/calls';
import { notificationsOf } from '#tests/modules/notification/calls';
import { change, checkout, giveUp } from '#tests/modules/order/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCoupon,
  aCourse,
  anAccount,
  anAdmin,
  aPricePlan,
  aStudent,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { startStripe, type StripeStandIn } from '#tests/support/stripe';
import { couponOf, offerOf } from './calls.ts';

let stripe: StripeStandIn;
let app: App;
let hosted: App;
let admin: Member;
let teacher: Member;
beforeAll(async () => {
  stripe = await startStripe();
  app = await startApp();
  hosted = await startApp({ env: stripe.env });
  admin = await anAdmin(app);
  teacher = await aTeacher(app, { institution: admin.institution });
});
afterAll(async () => {
  await hosted.stop();
  await app.stop();
  await stripe.stop();
});

const aClassmate = () => aStudent(app, { institution: admin.institution });
const aPricedCohort = (options: { price?: number; capacity?: number; courses?: ItemRow[] } = {}) =>
  aCohort(app, { by: teacher, price: 49, ...options });

/** Orders of a cohort with their discounts, as stored, oldest first. */
async function discounted(of: Pick<App, 'db'>, cohort: ItemRow) {
  const { rows } = await of.db.query<Record<string, unknown>>(
    `select o.status, o.amount, o.discount, o.coupon_code, o.method, o.receipt_number is not null as has_receipt, e.price
     from seat_order o join enrollment e on e.id = o.enrollment_id where o.cohort_id = $1 order by o.created_at, o.id`,
    [cohort.id],
  );
  return rows;
}

describe('a discount', () => {
  test.each([
    [{ percentOff: 10 }, 49.99, 500],
    [{ percentOff: 33 }, 10, 330],
    [{ percentOff: 50 }, 1.01, 51],
    [{ percentOff: 1 }, 0.51, 1],
    [{ percentOff: 2 }, 0.51, 1],
    [{ percentOff: 3 }, 0.51, 51],
    [{ amountOff: 51 }, 1, 100],
    [{ percentOff: 100 }, 49.99, 4999],
    [{ amountOff: 1500 }, 49, 1500],
    [{ amountOff: 6000 }, 49, 4900],
  ])('of %j on %d dollars is %d cents', (coupon, dollars, cents) => {
    expect(discountOf(Math.round(dollars * 100), coupon)).toBe(cents);
  });

  test('is offered before the order, and taken to the cent by it', async () => {
    const cohort = await aPricedCohort();
    await aPricePlan(app, { cohort, price: 999 });
    const basic = await aPricePlan(app, { cohort, price: 499.99, position: 1 });
    const coupon = await aCoupon(app, { institution: admin.institution, code: 'Fifteen', percentOff: 15 });
    const student = await aClassmate();
    const { data, errors } = await offerOf(app, cohort, student, { code: 'fifteen', planId: basic.id });
    expect(errors).toEqual([]);
    expect(data.couponOffer).toEqual({
      code: 'Fifteen',
      price: { amount: 49_999 },
      discount: { amount: 7500 },
      amount: { amount: 42_499, currency: 'USD' },
    });
    const ordered = await checkout(app, cohort, student, { couponCode: ' FIFTEEN ', planId: basic.id });
    expect(ordered.errors).toEqual([]);
    expect(await discounted(app, cohort)).toMatchObject([
      { status: 'awaited', amount: '424.99', discount: '75.00', coupon_code: coupon.code, price: '424.99' },
    ]);
    expect((await couponOf(app, admin, coupon)).data.coupon).toMatchObject({ usedCount: 1 });
  });

  test('of the whole price gives the seat at once, with a receipt of 0, and a refund says nothing of money', async () => {
    const cohort = await aPricedCohort();
    const { code } = await aCoupon(app, { institution: admin.institution, percentOff: 100 });
    const student = await aClassmate();
    const { data, errors } = await checkout(app, cohort, student, { couponCode: code });
    expect(errors).toEqual([]);
    expect(data.checkout.enrollment).toMatchObject({
      status: 'ACTIVE',
      order: { status: 'PAID', amount: { amount: 0 }, method: null },
    });
    const order = data.checkout.enrollment.order as { id: string };
    expect(await discounted(app, cohort)).toMatchObject([
      { discount: '49.00', has_receipt: true, price: '0.00' },
    ]);
    expect((await change(app, 'refundOrder', order, admin)).errors).toEqual([]);
    expect(await standing(app, cohort)).toMatchObject({ seats: 0 });
    expect((await notificationsOf(app, student)).map(({ kind }) => kind)).not.toContain('REFUND');
  });

  test('works for people from outside, in the institution of the cohort', async () => {
    const cohort = await aCohort(app, { by: teacher, price: 20, isPublic: true });
    const { code } = await aCoupon(app, { institution: admin.institution, amountOff: 5 });
    const guest = await anAccount(app);
    expect((await offerOf(app, cohort, guest, { code })).data.couponOffer.amount.amount).toBe(1500);
    expect((await checkout(app, cohort, guest, { couponCode: code })).errors).toEqual([]);
    expect(await discounted(app, cohort)).toMatchObject([{ amount: '15.00' }]);
  });

  test('is on the receipt', async () => {
    const cohort = await aPricedCohort();
    const { code } = await aCoupon(app, { institution: admin.institution, percentOff: 50 });
    const { data } = await checkout(app, cohort, await aClassmate(), { couponCode: code });
    const order = data.checkout.enrollment.order as { id: string };
    await change(app, 'markOrderPaid', order, admin);
    const { status, headers } = await app.request('GET', `/exports/receipts/${order.id}`, { as: admin });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});

describe('a code', () => {
  test('that cannot be used gets one answer, whatever the reason', async () => {
    const { institution } = admin;
    const [cohort, another] = [await aPricedCohort(), await aPricedCohort()];
    const course = await aCourse(app, { by: teacher });
    const usedUp = await aCoupon(app, { institution, maxUses: 1 });
    await checkout(app, another, await aClassmate(), { couponCode: usedUp.code });
    const codes = [
      'UNKNOWN',
      (await aCoupon(app, { institution, validUntil: inDays(-1) })).code,
      (await aCoupon(app, { institution, validFrom: inDays(1) })).code,
      (await aCoupon(app, { institution, isActive: false })).code,
      (await aCoupon(app, { institution, cohort: another })).code,
      (await aCoupon(app, { institution, course })).code,
      (await aCoupon(app, { institution: (await anAdmin(app)).institution })).code,
      usedUp.code,
    ];
    const student = await aClassmate();
    for (const code of codes) {
      const { errors } = await checkout(app, cohort, student, { couponCode: code });
      expect([code, errors.length]).toEqual([code, 1]);
      expect(errors[0]).toMatchObject({
        message: CODE_REFUSED,
        extensions: { code: 'INVALID', fields: [{ field: 'couponCode', message: CODE_REFUSED }] },
      });
    }
    expect(await standing(app, cohort)).toMatchObject({ seats: 0, held: 0 });
  });

  test('for a course works in each cohort that has it', async () => {
    const course = await aCourse(app, { by: teacher });
    const { code } = await aCoupon(app, { institution: admin.institution, course });
    const cohort = await aPricedCohort({ courses: [course] });
    expect((await checkout(app, cohort, await aClassmate(), { couponCode: code })).errors).toEqual([]);
  });

  test('is used once per person, and again after the order ended unpaid', async () => {
    const [one, other] = [await aPricedCohort(), await aPricedCohort()];
    const coupon = await aCoupon(app, { institution: admin.institution, maxUsesPerPerson: 1, maxUses: 5 });
    const student = await aClassmate();
    expect((await checkout(app, one, student, { couponCode: coupon.code })).errors).toEqual([]);
    expect((await checkout(app, other, student, { couponCode: coupon.code })).errors).toHaveLength(1);
    await giveUp(app, one, student);
    expect((await couponOf(app, admin, coupon)).data.coupon).toMatchObject({ usedCount: 0, hasOrders: true });
    expect((await checkout(app, other, student, { couponCode: coupon.code })).errors).toEqual([]);
  });

  test('may be repeated with the order, but not added to one', async () => {
    const cohort = await aPricedCohort();
    const { code } = await aCoupon(app, { institution: admin.institution, maxUses: 1 });
    const [student, late] = [await aClassmate(), await aClassmate()];
    for (let time = 0; time < 2; time++)
      expect((await checkout(app, cohort, student, { couponCode: code })).errors).toEqual([]);
    expect(await discounted(app, cohort)).toHaveLength(1);
    await checkout(app, cohort, late);
    const { code: more } = await aCoupon(app, { institution: admin.institution });
    expect((await checkout(app, cohort, late, { couponCode: more })).errors).toMatchObject([
      { message: 'You’ve already ordered this seat. Cancel the order to use a code.' },
    ]);
  });

  test('is refused for a free seat, and for a place on the waitlist', async () => {
    const { code } = await aCoupon(app, { institution: admin.institution });
    const free = await aCohort(app, { by: teacher });
    expect((await checkout(app, free, await aClassmate(), { couponCode: code })).errors).toHaveLength(1);
    const full = await aPricedCohort({ capacity: 1 });
    await checkout(app, full, await aClassmate());
    const waiting = { couponCode: code, waitlistIfFull: true };
    expect((await checkout(app, full, await aClassmate(), waiting)).errors).toMatchObject([
      { message: 'You pay nothing now. Go on without the code.' },
    ]);
  });

  test('is not found by guessing: ten wrong ones an hour, also at once, and right ones do not count', async () => {
    const cohort = await aPricedCohort();
    const { code } = await aCoupon(app, { institution: admin.institution });
    const guesser = await aClassmate();
    for (let time = 0; time < WRONG_CODES.max + 2; time++)
      expect((await offerOf(app, cohort, guesser, { code })).errors).toEqual([]);
    const answers = await Promise.all(
      Array.from({ length: WRONG_CODES.max + 5 }, (_, at) =>
        offerOf(app, cohort, guesser, { code: `GUESS-${at}` }),
      ),
    );
    const refused = answers.filter(({ errors }) => errors[0]?.extensions.code === 'INVALID');
    expect(refused).toHaveLength(WRONG_CODES.max);
    for (const { errors } of [
      await offerOf(app, cohort, guesser, { code }),
      await checkout(app, cohort, guesser, { couponCode: code }),
    ])
      expect(errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
    expect((await checkout(app, cohort, guesser)).errors).toEqual([]);
  });
});

describe('at Stripe', () => {
  async function anOrder(coupon: { percentOff?: number; amountOff?: number; maxUses?: number }) {
    const owner = await anAdmin(hosted);
    const cohort = await aCohort(hosted, { by: owner, price: 49 });
    const { code, id } = await aCoupon(hosted, { institution: owner.institution, ...coupon });
    const student = await aStudent(hosted, { institution: owner.institution });
    const { data, errors } = await checkout(hosted, cohort, student, {
      method: 'CREDIT_CARD',
      couponCode: code,
    });
    expect(errors).toEqual([]);
    return {
      owner,
      cohort,
      student,
      coupon: { id },
      order: data.checkout.enrollment.order as { id: string },
    };
  }

  test('the reduced amount is paid, and paid back', async () => {
    const { owner, cohort, order } = await anOrder({ percentOff: 30 });
    expect(stripe.sessionOf(order.id)).toMatchObject({ amount_total: 3430 });
    const { body, signature } = stripe.pay(order.id)!;
    await fetch(`${hosted.url}/payments/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });
    expect(await discounted(hosted, cohort)).toMatchObject([{ status: 'paid', amount: '34.30' }]);
    await change(hosted, 'refundOrder', order, owner);
    await refundOrders(hosted.services);
    expect(stripe.refunds.get(stripe.sessionOf(order.id)!.payment_intent!)).toBe(3430);
  });

  test('nothing is paid for an order of 0, and no page is opened', async () => {
    const { cohort, order } = await anOrder({ amountOff: 60 });
    expect(stripe.sessionOf(order.id)).toBeUndefined();
    await askAboutOrders(hosted.services);
    expect(stripe.sessionOf(order.id)).toBeUndefined();
    expect(await discounted(hosted, cohort)).toMatchObject([{ status: 'paid', amount: '0.00' }]);
  });

  test('a hold that runs out gives the use back', async () => {
    const { owner, coupon, order } = await anOrder({ percentOff: 30, maxUses: 1 });
    expect((await couponOf(hosted, owner, coupon)).data.coupon).toMatchObject({ status: 'USED_UP' });
    await hosted.db.query(`update seat_order set held_until = now() - interval '1 second' where id = $1`, [
      order.id,
    ]);
    await askAboutOrders(hosted.services);
    expect((await couponOf(hosted, owner, coupon)).data.coupon).toMatchObject({
      usedCount: 0,
      status: 'ACTIVE',
    });
  });
});
