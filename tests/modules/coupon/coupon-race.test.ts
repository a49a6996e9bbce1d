import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '#tests/modules/order/calls';
import { type App, startApp } from '#tests/support/app';
import { aCohort, aCoupon, anAdmin, aStudent, aTeacher, type Member } from '#tests/support/factories';
import { whileLocked } from '#tests/support/while-locked';

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

/**
 * Lets people order with one code at once, each in another cohort, whose locks do not meet. Returns how many got it.
 * @param atOnce runs the calls
 */
async function orderAll(atOnce = <Result>(calls: () => Promise<Result>) => calls()): Promise<number> {
  const { institution } = admin;
  const coupon = await aCoupon(app, { institution, maxUses: USES });
  const buyers = await Promise.all(
    Array.from({ length: PEOPLE }, async () => ({
      cohort: await aCohort(app, { by: teacher, price: 49 }),
      student: await aStudent(app, { institution }),
    })),
  );
  const answers = await atOnce(() =>
    Promise.all(
      buyers.map(({ cohort, student }) => checkout(app, cohort, student, { couponCode: coupon.code })),
    ),
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

  test('take more without the lock (negative control)', async () => {
    const connection = app.services.orm.em.getDriver().getConnection();
    const execute = connection.execute.bind(connection);
    connection.execute = async (sql, ...rest) => {
      const isLock =
        typeof sql === 'string' && sql.includes('from coupon c') && sql.endsWith(' for update of c');
      return execute(isLock ? sql.replace(' for update of c', '') : sql, ...rest) as never;
    };
    try {
      // The orders are written once more of them than there are uses have counted.
      const held = { lock: 'lock table seat_order in share mode', until: USES + 1 };
      expect(await orderAll((calls) => whileLocked(app, held, calls))).toBeGreaterThan(USES);
    } finally {
      connection.execute = execute;
    }
  });
});
