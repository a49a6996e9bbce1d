import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '#tests/modules/order/calls';
import { type App, startApp } from '#tests/support/app';
import { aCohort, aCoupon, anAdmin, aStudent, aTeacher, type Member } from '#tests/support/factories';

const PEOPLE = 12;
const USES = 3;

let app: App;
let admin: Member;
let teacher: Member;
beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT: '0' } });
  admin = await anAdmin(app);
  teacher = await aTeacher(app, { institution: admin.institution });
});
afterAll(() => app.stop());

/** Lets people order with one code at once, each in another cohort, whose locks do not meet. Returns how many got it. */
async function orderAll(): Promise<number> {
  const { institution } = admin;
  const coupon = await aCoupon(app, { institution, maxUses: USES });
  const buyers = await Promise.all(
    Array.from({ length: PEOPLE }, async () => ({
      cohort: await aCohort(app, { by: teacher, price: 49 }),
      student: await aStudent(app, { institution }),
    })),
  );
  const answers = await Promise.all(
    buyers.map(({ cohort, student }) => checkout(app, cohort, student, { couponCode: coupon.code })),
  );
  const { rows } = await app.db.query<{ count: number }>(
    `select count(*)::int from seat_order where coupon_id = $1`,
    [coupon.id],
  );
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(rows[0]!.count);
  return rows[0]!.count;
}

describe(`${PEOPLE} people who use a code with ${USES} uses at once`, () => {
  test('take each use once', async () => {
    expect(await orderAll()).toBe(USES);
  });

  /** Each transaction waits behind its count, so that those of the others do not see its order. */
  test('take more without the lock (negative control)', async () => {
    const connection = app.services.orm.em.getDriver().getConnection();
    const execute = connection.execute.bind(connection);
    connection.execute = async (sql, ...rest) => {
      const isLock =
        typeof sql === 'string' && sql.includes('from coupon c') && sql.endsWith(' for update of c');
      const result = await execute(isLock ? sql.replace(' for update of c', '') : sql, ...rest);
      if (typeof sql === 'string' && sql.includes('as by_person')) await sleep(50);
      return result as never;
    };
    try {
      expect(await orderAll()).toBeGreaterThan(USES);
    } finally {
      connection.execute = execute;
    }
  });
});
