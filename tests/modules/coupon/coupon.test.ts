import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '#tests/modules/order/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCoupon,
  aCourse,
  anAdmin,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type Member,
} from '#tests/support/factories';
import { inDollars } from '#tests/support/money';
import { UNKNOWN_ID } from '#tests/support/unknown-id';
import { couponOf, couponsOf, createCoupon, deleteCoupon, updateCoupon } from './calls.ts';

let app: App;
let admin: Member;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
  teacher = await aTeacher(app, { institution: admin.institution });
});
afterAll(() => app.stop());

const fieldsOf = ({ errors }: Awaited<ReturnType<typeof createCoupon>>) =>
  errors.flatMap(({ extensions }) => extensions.fields ?? []).map(({ field }) => field);

describe('an admin', () => {
  test('creates coupons of a percentage or an amount, with limits', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const percent = await createCoupon(app, admin, { code: ' Spring-25 ', percentOff: 25 });
    expect(percent.errors).toEqual([]);
    expect(percent.data.createCoupon.coupon).toMatchObject({
      code: 'Spring-25',
      percentOff: 25,
      amountOff: null,
      isActive: true,
      version: 1,
      usedCount: 0,
      hasOrders: false,
      status: 'ACTIVE',
    });
    const amount = await createCoupon(app, admin, {
      code: 'Fifteen',
      amountOff: inDollars(15.5),
      validFrom: inDays(1).toISOString(),
      validUntil: inDays(9).toISOString(),
      maxUses: 5,
      maxUsesPerPerson: 1,
      cohortId: cohort.id,
    });
    expect(amount.data.createCoupon.coupon).toMatchObject({
      percentOff: null,
      amountOff: inDollars(15.5),
      maxUses: 5,
      maxUsesPerPerson: 1,
      cohort: { id: cohort.id },
      course: null,
      status: 'SCHEDULED',
    });
  });

  test('gets each problem with its field', async () => {
    const problems = async (input: object) => fieldsOf(await createCoupon(app, admin, input));
    expect(await problems({ code: 'no spaces', percentOff: 5 })).toEqual(['code']);
    expect(await problems({ code: 'ab', percentOff: 5 })).toEqual(['code']);
    expect(await problems({ code: 'NOTHING' })).toEqual(['percentOff']);
    expect(await problems({ code: 'BOTH', percentOff: 5, amountOff: inDollars(5) })).toEqual(['amountOff']);
    expect(await problems({ code: 'ZERO', amountOff: inDollars(0) })).toEqual(['amountOff']);
    expect(await problems({ code: 'MUCH', percentOff: 101 })).toEqual(['percentOff']);
    expect(await problems({ code: 'NEVER', percentOff: 5, maxUses: 0 })).toEqual(['maxUses']);
    const period = { validFrom: inDays(2).toISOString(), validUntil: inDays(1).toISOString() };
    expect(await problems({ code: 'PERIOD', percentOff: 5, ...period })).toEqual(['validUntil']);
    expect(await problems({ code: 'COHORT', percentOff: 5, cohortId: UNKNOWN_ID })).toEqual(['cohortId']);
    expect(await problems({ code: 'COURSE', percentOff: 5, courseId: UNKNOWN_ID })).toEqual(['courseId']);
  });

  test('cannot use a code twice, in upper or lower case; another institution can', async () => {
    await createCoupon(app, admin, { code: 'Once', percentOff: 5 });
    expect(fieldsOf(await createCoupon(app, admin, { code: 'ONCE', percentOff: 5 }))).toEqual(['code']);
    const same = () => createCoupon(app, admin, { code: 'At-once', percentOff: 5 });
    const answers = await Promise.all([same(), same(), same()]);
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect((await createCoupon(app, await anAdmin(app), { code: 'once', percentOff: 5 })).errors).toEqual([]);
  });

  test('changes only what is given, and never overwrites a newer version', async () => {
    const course = await aCourse(app, { by: teacher });
    const { id } = await aCoupon(app, { institution: admin.institution, percentOff: 10, maxUses: 3 });
    const { data } = await updateCoupon(app, admin, { id, version: 1, maxUses: null, courseId: course.id });
    expect(data.updateCoupon.coupon).toMatchObject({
      percentOff: 10,
      maxUses: null,
      course: { id: course.id },
      version: 2,
    });
    const stale = await updateCoupon(app, admin, { id, version: 1, percentOff: 20 });
    expect(stale.errors).toMatchObject([{ extensions: { code: 'CONFLICT', currentVersion: 2 } }]);
    expect(fieldsOf(await updateCoupon(app, admin, { id, amountOff: inDollars(5) }))).toEqual(['amountOff']);
    const other = await updateCoupon(app, admin, { id, percentOff: null, amountOff: inDollars(5) });
    expect(other.data.updateCoupon.coupon).toMatchObject({ amountOff: inDollars(5), version: 3 });
    const same = await updateCoupon(app, admin, { id, amountOff: inDollars(5) });
    expect(same.data.updateCoupon.coupon.version).toBe(3);
    const cohort = await aCohort(app, { by: teacher });
    const limited = await updateCoupon(app, admin, { id, cohortId: cohort.id, courseId: null });
    expect(limited.data.updateCoupon.coupon).toMatchObject({ cohort: { id: cohort.id }, course: null });
    const freed = await updateCoupon(app, admin, { id, cohortId: null });
    expect(freed.data.updateCoupon.coupon).toMatchObject({ cohort: null, isForAll: true, version: 5 });
  });

  test('sees that a coupon whose course was deleted is for nothing', async () => {
    const { institution } = admin;
    const course = await aCourse(app, { by: teacher });
    const { id } = await aCoupon(app, { institution, course });
    const forAll = await aCoupon(app, { institution });
    await app.graphql(
      'mutation D($id: ID!) { deleteCourse(input: { id: $id }) { __typename } }',
      { id: course.id },
      { as: admin },
    );
    expect((await couponOf(app, admin, { id })).data.coupon).toMatchObject({ course: null, isForAll: false });
    expect((await couponOf(app, admin, forAll)).data.coupon).toMatchObject({ isForAll: true });
  });

  test('deactivates a coupon, also one that orders use, and deletes only one that none ever had', async () => {
    const coupon = await aCoupon(app, { institution: admin.institution });
    const cohort = await aCohort(app, { by: teacher, price: 49 });
    const student = await aStudent(app, { institution: admin.institution });
    await checkout(app, cohort, student, { couponCode: coupon.code });
    const { data } = await updateCoupon(app, admin, { id: coupon.id, isActive: false });
    expect(data.updateCoupon.coupon).toMatchObject({ status: 'INACTIVE', usedCount: 1, hasOrders: true });
    expect((await deleteCoupon(app, admin, coupon)).errors).toMatchObject([
      { message: 'Orders have this coupon. Deactivate it instead.', extensions: { code: 'CONFLICT' } },
    ]);
    expect((await updateCoupon(app, admin, { id: coupon.id, maxUses: 1 })).errors).toEqual([]);
    const unused = await aCoupon(app, { institution: admin.institution });
    expect((await deleteCoupon(app, admin, unused)).errors).toEqual([]);
    expect((await couponOf(app, admin, unused)).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ]);
  });

  test('cannot allow fewer uses than there are', async () => {
    const coupon = await aCoupon(app, { institution: admin.institution });
    const cohort = await aCohort(app, { by: teacher, price: 49 });
    for (let person = 0; person < 2; person++)
      await checkout(app, cohort, await aStudent(app, { institution: admin.institution }), {
        couponCode: coupon.code,
      });
    expect((await updateCoupon(app, admin, { id: coupon.id, maxUses: 1 })).errors).toMatchObject([
      {
        message: '2 uses are taken, so you need at least 2.',
        extensions: { fields: [{ field: 'maxUses' }] },
      },
    ]);
  });

  test('finds coupons by a part of the code, and by whether they are active', async () => {
    const owner = await anAdmin(app);
    const { institution } = owner;
    await aCoupon(app, { institution, code: 'SUMMER-10' });
    await aCoupon(app, { institution, code: 'SUMMER-20', isActive: false });
    await aCoupon(app, { institution, code: 'WINTER-10' });
    const codes = async (args: string) =>
      ((await couponsOf(app, owner, args)).data.coupons.nodes as { code: string }[]).map(({ code }) => code);
    expect(await codes('')).toEqual(['WINTER-10', 'SUMMER-20', 'SUMMER-10']);
    expect(await codes('(search: "summer")')).toEqual(['SUMMER-20', 'SUMMER-10']);
    expect(await codes('(search: "summer", isActive: true)')).toEqual(['SUMMER-10']);
  });
});

test.each(['teacher', 'student', 'visitor'] as const)(
  'a %s can neither read nor change coupons',
  async (kind) => {
    const { institution } = admin;
    const coupon = await aCoupon(app, { institution });
    const as =
      kind === 'teacher' ? teacher : kind === 'student' ? await aStudent(app, { institution }) : aVisitor();
    const answers = [
      await couponsOf(app, as),
      await couponOf(app, as, coupon),
      await createCoupon(app, as, { code: 'MINE', percentOff: 100 }),
      await updateCoupon(app, as, { id: coupon.id, percentOff: 100 }),
      await deleteCoupon(app, as, coupon),
    ];
    const code = kind === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual(answers.map(() => code));
  },
);

test('an admin of another institution finds nothing', async () => {
  const stranger = await anAdmin(app);
  const coupon = await aCoupon(app, { institution: admin.institution });
  expect((await couponsOf(app, stranger)).data.coupons).toEqual({ totalCount: 0, nodes: [] });
  for (const { errors } of [
    await couponOf(app, stranger, coupon),
    await updateCoupon(app, stranger, { id: coupon.id, percentOff: 100 }),
    await deleteCoupon(app, stranger, coupon),
  ])
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

test('changes, uses and deletions reach admins at once', async () => {
  const coupon = await aCoupon(app, { institution: admin.institution, maxUses: 1 });
  const cohort = await aCohort(app, { by: teacher, price: 49 });
  const student = await aStudent(app, { institution: admin.institution });
  const heard = app.subscribe(
    'subscription { couponChanged { couponId coupon { usedCount status version } } }',
    {},
    { as: admin },
  );
  await heard.ready;
  /** The next event of this coupon with such a state; events of the same state may repeat. */
  const until = async (expected: object | null) => {
    for (;;) {
      const { value } = await heard.next();
      const event = value!.data!['couponChanged'] as { couponId: string; coupon: object | null };
      if (event.couponId !== coupon.id) continue;
      if (
        expected === null ? event.coupon === null : JSON.stringify(event.coupon) === JSON.stringify(expected)
      )
        return;
    }
  };
  await checkout(app, cohort, student, { couponCode: coupon.code });
  await until({ usedCount: 1, status: 'USED_UP', version: 1 });
  await app.graphql(
    'mutation C($id: ID!) { cancelEnrollment(input: { cohortId: $id }) { enrollment { id } } }',
    { id: cohort.id },
    { as: student },
  );
  await until({ usedCount: 0, status: 'ACTIVE', version: 1 });
  await updateCoupon(app, admin, { id: coupon.id, isActive: false });
  await until({ usedCount: 0, status: 'INACTIVE', version: 2 });
  await heard.return();
});
