import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enroll, standing } from '#tests/modules/enrollment/calls';
import { notificationsOf } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAccount,
  anAdmin,
  aPricePlan,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { countWaiting, whileLocked } from '#tests/support/while-locked';
import { change, checkout, giveUp, ordersOf, storedOrders } from './calls.ts';

let app: App;
let admin: Member;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
  teacher = await aTeacher(app, { institution: admin.institution });
});
afterAll(() => app.stop());

const aClassmate = () => aStudent(app, { institution: admin.institution });

/** Orders a seat that costs 49 dollars. */
async function anOrder(options: { capacity?: number; startDate?: Date } = {}) {
  const cohort = await aCohort(app, { by: teacher, price: 49, registrationDeadline: inDays(20), ...options });
  const student = await aClassmate();
  const { data } = await checkout(app, cohort, student);
  const { order, id } = data.checkout.enrollment as { order: { id: string }; id: string };
  return { cohort, student, order, enrollment: { id } };
}

describe('a checkout', () => {
  test('holds a seat, keeps the answers, and orders the plan at its price', async () => {
    const cohort = await aCohort(app, { by: teacher });
    await aPricePlan(app, { cohort, name: 'Full Course', price: 999 });
    const basic = await aPricePlan(app, { cohort, name: 'Basic Access', price: 499.99, position: 1 });
    const student = await aClassmate();
    const { data, errors } = await checkout(app, cohort, student, { planId: basic.id });
    expect(errors).toEqual([]);
    expect(data.checkout.enrollment).toMatchObject({
      status: 'PENDING',
      order: {
        status: 'AWAITED',
        provider: 'MANUAL',
        method: 'INVOICE',
        receiptNumber: null,
        title: cohort.title,
        buyerName: 'Ada Byron',
        buyerEmail: 'ada@example.org',
        amount: { amount: 49_999, currency: 'USD' },
        plan: { name: 'Basic Access' },
        viewerCan: { markPaid: false, refund: false, cancel: false },
      },
      details: { firstName: 'Ada', company: 'Engines', experience: 'ADVANCED' },
    });
    expect(await standing(app, cohort)).toMatchObject({ held: 1, pending: [student.accountId] });
  });

  test('is idempotent, and repeats with other answers', async () => {
    const { cohort, student, order } = await anOrder();
    const { data } = await checkout(app, cohort, student, { firstName: 'Augusta' });
    expect(data.checkout.enrollment).toMatchObject({
      order: { id: order.id, buyerName: 'Augusta Byron' },
      details: { firstName: 'Augusta' },
    });
    expect(await storedOrders(app, cohort)).toHaveLength(1);
  });

  test('that is repeated after the payment does not change the receipt', async () => {
    const { cohort, student, order } = await anOrder();
    await change(app, 'markOrderPaid', order, admin);
    const { data } = await checkout(app, cohort, student, {
      firstName: 'Augusta',
      email: 'augusta@example.org',
      method: 'PAYPAL',
    });
    expect(data.checkout.enrollment).toMatchObject({
      order: {
        status: 'PAID',
        receiptNumber: expect.any(Number),
        buyerName: 'Ada Byron',
        buyerEmail: 'ada@example.org',
        method: 'INVOICE',
      },
      details: { firstName: 'Augusta' },
    });
  });

  test('takes a free seat at once, without an order', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const { data } = await checkout(app, cohort, await aClassmate(), { method: null });
    expect(data.checkout.enrollment).toMatchObject({ status: 'ACTIVE', order: null });
  });

  test('joins the waitlist of a full cohort, and orders when a seat becomes free', async () => {
    const { cohort, order } = await anOrder({ capacity: 1 });
    const next = await aClassmate();
    expect((await checkout(app, cohort, next)).errors).toMatchObject([
      { extensions: { code: 'COHORT_FULL' } },
    ]);
    const { data } = await checkout(app, cohort, next, { waitlistIfFull: true });
    expect(data.checkout.enrollment).toMatchObject({ status: 'WAITLISTED', order: null });
    await change(app, 'cancelOrder', order, admin);
    expect(await storedOrders(app, cohort)).toMatchObject([
      { status: 'cancelled' },
      { status: 'awaited', account_id: next.accountId, amount: '49.00' },
    ]);
  });

  test('leads people from outside into the institution', async () => {
    const cohort = await aCohort(app, { by: teacher, price: 20, isPublic: true });
    const guest = await anAccount(app);
    const { data, errors } = await checkout(app, cohort, guest);
    expect(errors).toEqual([]);
    expect(data.checkout.enrollment).toMatchObject({ status: 'PENDING', order: { status: 'AWAITED' } });
  });

  test('refuses missing answers with their fields, and terms that are not accepted', async () => {
    const cohort = await aCohort(app, { by: teacher, price: 20 });
    const student = await aClassmate();
    const fieldOf = async (input: object) =>
      (await checkout(app, cohort, student, input)).errors[0]?.extensions.fields?.[0]?.field;
    expect(await fieldOf({ firstName: ' ' })).toBe('firstName');
    expect(await fieldOf({ email: 'nobody' })).toBe('email');
    expect(await fieldOf({ phone: 'call me' })).toBe('phone');
    expect(await fieldOf({ acceptTerms: false })).toBe('acceptTerms');
    expect(await storedOrders(app, cohort)).toEqual([]);
  });

  test('by one click, or by staff, orders the seat as well', async () => {
    const cohort = await aCohort(app, { by: teacher, price: 30 });
    const student = await aClassmate();
    await enroll(app, cohort, student);
    expect(await storedOrders(app, cohort)).toMatchObject([{ status: 'awaited', amount: '30.00' }]);
  });
});

describe('staff', () => {
  test('mark an order as paid: the seat is confirmed, and repeating changes nothing', async () => {
    const { cohort, student, order } = await anOrder();
    for (let time = 0; time < 2; time++) {
      const { data, errors } = await change(app, 'markOrderPaid', order, admin);
      expect(errors).toEqual([]);
      expect(data.markOrderPaid.order).toMatchObject({
        status: 'PAID',
        viewerCan: { refund: true, cancel: false },
      });
      expect(data.markOrderPaid.order.paidAt).not.toBeNull();
    }
    expect(await standing(app, cohort)).toMatchObject({ seats: 1, held: 0, active: [student.accountId] });
  });

  test('who mark the enrollment as paid pay its order, too', async () => {
    const { cohort, enrollment } = await anOrder();
    await app.graphql(
      'mutation P($id: ID!) { markEnrollmentPaid(input: { id: $id }) { enrollment { id } } }',
      { id: enrollment.id },
      { as: admin },
    );
    expect(await storedOrders(app, cohort)).toMatchObject([
      { status: 'paid', receipt_number: expect.any(Number) },
    ]);
  });

  test('refund a paid order: the student loses the seat and is notified', async () => {
    const { cohort, student, order } = await anOrder({ startDate: inDays(-1) });
    await change(app, 'markOrderPaid', order, admin);
    for (let time = 0; time < 2; time++) {
      const { data } = await change(app, 'refundOrder', order, admin);
      expect(data.refundOrder.order).toMatchObject({ status: 'REFUNDED', viewerCan: { refund: false } });
    }
    expect(await standing(app, cohort)).toMatchObject({ seats: 0, cancelled: [student.accountId] });
    const refunds = (await notificationsOf(app, student)).filter(({ kind }) => kind === 'REFUND');
    expect(refunds).toMatchObject([{ subjectId: cohort.id }]);
    const mails = await app.mailTo(student.email, 4);
    expect(mails.map(({ subject }) => subject)).toContain(`Your payment for "${cohort.title}" was refunded`);
  });

  test('cancel an awaited order with its seat, and never a paid one', async () => {
    const { cohort, order } = await anOrder();
    const { data } = await change(app, 'cancelOrder', order, admin);
    expect(data.cancelOrder.order.status).toBe('CANCELLED');
    expect(await standing(app, cohort)).toMatchObject({ held: 0, pending: [] });
    const refused = await change(app, 'markOrderPaid', order, admin);
    expect(refused.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    const paid = await anOrder();
    await change(app, 'markOrderPaid', paid.order, admin);
    expect((await change(app, 'cancelOrder', paid.order, admin)).errors).toMatchObject([
      { extensions: { code: 'CONFLICT' } },
    ]);
  });

  test('are admins of the institution: everybody else is refused', async () => {
    const { student, order } = await anOrder();
    const codes = [];
    for (const actor of [student, teacher, await anAdmin(app), aVisitor()])
      codes.push((await change(app, 'markOrderPaid', order, actor)).errors[0]?.extensions.code);
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED']);
  });
});

describe('an order follows its seat', () => {
  test('also when it is refunded while the student is being moved to another cohort', async () => {
    const { cohort, student, order, enrollment } = await anOrder();
    await change(app, 'markOrderPaid', order, admin);
    const other = await aCohort(app, { by: teacher, price: 49 });
    const held = { lock: `select from cohort where id = '${cohort.id}' for update`, until: 2 };
    const [moved, refunded] = await whileLocked(app, held, async () => {
      const moving = app.graphql(
        `mutation M($id: ID!, $to: ID!) { moveEnrollment(input: { id: $id, cohortId: $to }) { enrollment { status } } }`,
        { id: enrollment.id, to: other.id },
        { as: admin },
      );
      await expect.poll(() => countWaiting(app)).toBe(1); // the first to wait
      return Promise.all([moving, change(app, 'refundOrder', order, admin)]);
    });
    expect([moved.errors, refunded.errors]).toEqual([[], []]);
    expect(await storedOrders(app, other)).toMatchObject([{ status: 'refunded' }]);
    expect(await standing(app, other)).toMatchObject({ seats: 0, cancelled: [student.accountId] });
  });

  test('it is refunded when the student gives the seat up before the start, and not later', async () => {
    const early = await anOrder();
    await change(app, 'markOrderPaid', early.order, admin);
    await giveUp(app, early.cohort, early.student);
    expect(await storedOrders(app, early.cohort)).toMatchObject([{ status: 'refunded' }]);
    const late = await anOrder({ startDate: inDays(-1) });
    await change(app, 'markOrderPaid', late.order, admin);
    await giveUp(app, late.cohort, late.student);
    expect(await storedOrders(app, late.cohort)).toMatchObject([{ status: 'paid' }]);
  });

  test('it is refunded, or cancelled when unpaid, when the cohort is deleted', async () => {
    const { cohort, order } = await anOrder();
    await change(app, 'markOrderPaid', order, admin);
    await checkout(app, cohort, await aClassmate());
    await app.graphql(
      'mutation D($id: ID!) { deleteCohort(input: { id: $id }) { id } }',
      { id: cohort.id },
      { as: admin },
    );
    expect(await storedOrders(app, cohort)).toMatchObject([{ status: 'refunded' }, { status: 'cancelled' }]);
  });
});

test('a payment moves with a student who is moved to another cohort', async () => {
  const { cohort, order, enrollment } = await anOrder();
  await change(app, 'markOrderPaid', order, admin);
  const other = await aCohort(app, { by: teacher, price: 70 });
  const { errors } = await app.graphql(
    'mutation M($id: ID!, $to: ID!) { moveEnrollment(input: { id: $id, cohortId: $to }) { enrollment { status } } }',
    { id: enrollment.id, to: other.id },
    { as: admin },
  );
  expect(errors).toEqual([]);
  expect(await storedOrders(app, cohort)).toEqual([]);
  expect(await storedOrders(app, other)).toMatchObject([{ status: 'paid', amount: '49.00' }]);
});

describe('receipts', () => {
  test('are numbered without gaps when many orders are paid at once', async () => {
    const owner = await anAdmin(app);
    const by = await aTeacher(app, { institution: owner.institution });
    const cohort = await aCohort(app, { by, price: 10, capacity: 30 });
    const orders = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { data } = await checkout(app, cohort, await aStudent(app, { institution: owner.institution }));
        return data.checkout.enrollment.order as { id: string };
      }),
    );
    await Promise.all(orders.map((order) => change(app, 'markOrderPaid', order, owner)));
    const numbers = (await storedOrders(app, cohort)).map((order) => order.receipt_number!);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(orders.map((_, at) => at + 1));
  });
});

describe('the list of orders', () => {
  test('has all orders for admins, and only own ones for others', async () => {
    const owner = await anAdmin(app);
    const by = await aTeacher(app, { institution: owner.institution });
    const cohort = await aCohort(app, { by, price: 10 });
    const [one, other] = [
      await aStudent(app, { institution: owner.institution }),
      await aStudent(app, { institution: owner.institution }),
    ];
    await checkout(app, cohort, one, { lastName: 'Lovelace' });
    await checkout(app, cohort, other, { lastName: 'Hopper' });
    const namesOf = async (as: Member, args = '') =>
      (await ordersOf(app, as, args)).data.orders.nodes.map(
        ({ buyerName }: { buyerName: string }) => buyerName,
      );
    expect(await namesOf(owner)).toEqual(['Ada Hopper', 'Ada Lovelace']);
    expect(await namesOf(one)).toEqual(['Ada Lovelace']);
    expect(await namesOf(by)).toEqual([]);
    expect(await namesOf(owner, '(search: "hopp")')).toEqual(['Ada Hopper']);
    expect(await namesOf(owner, '(status: PAID)')).toEqual([]);
    expect(await namesOf(owner, '(isMine: true)')).toEqual([]);
    expect(await namesOf(await anAdmin(app))).toEqual([]);
  });

  /** Reads a subscription until it delivers an order: reports of earlier changes may come first. */
  async function heardOf(heard: ReturnType<App['subscribe']>, order: Record<string, string>): Promise<void> {
    for (let read = 0; read < 5; read++) {
      const { value } = await heard.next();
      if (isDeepStrictEqual(value?.data, { orderChanged: order })) return;
    }
    expect.unreachable('The order was not delivered.');
  }

  test('follows changes: admins hear of every order, students of their own', async () => {
    const { student, order } = await anOrder();
    const other = await aClassmate();
    const heard = (as: Member) => app.subscribe('subscription { orderChanged { id status } }', {}, { as });
    const [byAdmin, byStudent, byOther] = [heard(admin), heard(student), heard(other)];
    await Promise.all([byAdmin.ready, byStudent.ready, byOther.ready]);
    await change(app, 'markOrderPaid', order, admin);
    await heardOf(byAdmin, { id: order.id, status: 'PAID' });
    await heardOf(byStudent, { id: order.id, status: 'PAID' });
    const { data } = await checkout(app, await aCohort(app, { by: teacher, price: 5 }), other);
    const own = { id: data.checkout.enrollment.order.id, status: 'AWAITED' };
    expect((await byOther.next()).value?.data).toEqual({ orderChanged: own });
    await heardOf(byAdmin, own);
  });

  test('is exported as CSV with the filters of the list, without formulas', async () => {
    const owner = await anAdmin(app);
    const by = await aTeacher(app, { institution: owner.institution });
    const cohort: ItemRow = await aCohort(app, { by, price: 10.5 });
    await checkout(app, cohort, await aStudent(app, { institution: owner.institution }), {
      firstName: '=1+1',
    });
    const exported = (as: Member, query = '') => app.request('GET', `/exports/orders.csv${query}`, { as });
    const { status, text, headers } = await exported(owner);
    expect(status).toBe(200);
    expect(headers['x-total-count']).toBe('1');
    const [head, line] = text.split('\r\n');
    expect(head).toBe(
      '\uFEFFid,orderedAt,cohort,plan,buyer,email,status,amount,currency,method,provider,receipt,paidAt,refundedAt,discount,coupon',
    );
    expect(line).toContain(`,'=1+1 Byron,ada@example.org,AWAITED,10.50,USD,INVOICE,MANUAL,,,`);
    expect((await exported(owner, '?status=PAID')).headers['x-total-count']).toBe('0');
    expect((await exported(owner, '?status=LATE')).status).toBe(400);
    expect((await exported(by)).headers['x-total-count']).toBe('0');
  });
});

test('in demo mode an order is paid at once, with a receipt', async () => {
  const demo = await startApp({ databaseUrl: app.databaseUrl, env: { DEMO: 'true' } });
  try {
    const cohort = await aCohort(app, { by: teacher, price: 12 });
    const { data } = await checkout(demo, cohort, await aClassmate());
    expect(data.checkout.enrollment).toMatchObject({
      status: 'ACTIVE',
      order: { status: 'PAID', provider: 'DEMO', receiptNumber: expect.any(Number) },
    });
  } finally {
    await demo.stop();
  }
});
