import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  aVisitor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

const REVENUE = `query ($by: RevenuePeriod!, $range: RevenueRange, $timeZone: String) { revenueByPeriod(by: $by, range: $range, timeZone: $timeZone) {
  startsAt revenue { amount currency } } }`;
const TOTAL = '{ institution { figures { revenue { amount } } } }';

interface Period {
  startsAt: string;
  revenue: { amount: number; currency: string };
}

let app: App;
let admin: Member;
let teacher: Member;
let student: Member;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
  const { institution } = admin;
  teacher = await aTeacher(app, { institution });
  student = await aStudent(app, { institution });
  const taught = await aCohort(app, { by: teacher });
  const other = await aCohort(app, { by: admin });
  await pay(taught, { price: 19.99 });
  await pay(taught, { price: 100, days: 40 });
  await pay(other, { price: 0.01, days: 3 });
  await pay(other, { price: 500, status: 'pending' });
  await pay(other, { price: 500, status: 'cancelled' });
  await pay(await aCohort(app, { by: admin, deletedAt: new Date() }), { price: 500 });
  const elsewhere = await anAdmin(app);
  await pay(await aCohort(app, { by: elsewhere }), { price: 500 });
});
afterAll(() => app.stop());

interface Paid {
  price: number;
  /** Days ago. */
  days?: number;
  at?: Date;
  status?: 'active' | 'pending' | 'cancelled';
}

async function pay(cohort: ItemRow, { price, days = 0, at, status }: Paid): Promise<void> {
  const institution = { ...admin.institution, id: cohort.institutionId };
  const enrolledAt = at ?? new Date(Date.now() - days * 86_400_000);
  const by = await aStudent(app, { institution });
  await anEnrollment(app, { cohort, student: by, price, enrolledAt, ...(status && { status }) });
}

async function revenue(by: string, as: Member, timeZone = 'UTC', range?: string): Promise<Period[]> {
  const { data, errors } = await app.graphql(REVENUE, { by, range, timeZone }, { as });
  expect(errors).toEqual([]);
  return data.revenueByPeriod as Period[];
}

const sumOf = (periods: Period[]) => periods.reduce((sum, { revenue: { amount } }) => sum + amount, 0);

describe('revenue by period', () => {
  test('has 30 days, 12 weeks or 12 months, oldest first', async () => {
    for (const [by, length] of [
      ['DAY', 30],
      ['WEEK', 12],
      ['MONTH', 12],
    ] as const) {
      const periods = await revenue(by, admin);
      const starts = periods.map(({ startsAt }) => startsAt);
      expect(starts).toHaveLength(length);
      expect(starts).toEqual(starts.toSorted());
    }
  });

  test('adds up to the figure of the dashboard', async () => {
    for (const as of [admin, teacher]) {
      const { data } = await app.graphql(TOTAL, {}, { as });
      expect(sumOf(await revenue('MONTH', as))).toBe(data.institution.figures.revenue.amount);
    }
  });

  test('counts exact amounts of taken seats, for instructors in their cohorts', async () => {
    expect(sumOf(await revenue('DAY', admin))).toBe(2000);
    expect(sumOf(await revenue('WEEK', admin))).toBe(12_000);
    expect(sumOf(await revenue('DAY', teacher))).toBe(1999);
    expect((await revenue('DAY', teacher)).at(-1)?.revenue).toEqual({ amount: 1999, currency: 'USD' });
  });

  test('starts days, weeks and months in the time zone', async () => {
    const days = await revenue('DAY', admin, 'Asia/Tokyo');
    for (const { startsAt } of days) expect(startsAt).toMatch(/T15:00:00/);
    const weekdays = (await revenue('WEEK', admin)).map(({ startsAt }) => new Date(startsAt).getUTCDay());
    expect(new Set(weekdays)).toEqual(new Set([0]));
    const months = (await revenue('MONTH', admin)).map(({ startsAt }) => new Date(startsAt).getUTCDate());
    expect(new Set(months)).toEqual(new Set([1]));
  });

  test('counts a seat on the local day of its enrollment, also when the clocks change', async () => {
    const owner = await anAdmin(app);
    const cohort = await aCohort(app, { by: owner });
    const days = await revenue('DAY', owner, 'America/New_York');
    const start = days[10]!.startsAt;
    await pay(cohort, { price: 5, at: new Date(Date.parse(start) - 1) });
    await pay(cohort, { price: 7, at: new Date(start) });
    const amounts = (await revenue('DAY', owner, 'America/New_York')).map((period) => period.revenue.amount);
    expect(amounts.slice(9, 11)).toEqual([500, 700]);
  });

  test('sums calendar months to the cent of the enrollments in them', async () => {
    const owner = await anAdmin(app);
    const cohort = await aCohort(app, { by: owner });
    const zone = 'America/New_York';
    const [start, before, twoBefore] = (await revenue('MONTH', owner, zone))
      .toReversed()
      .map(({ startsAt }) => Date.parse(startsAt));
    await pay(cohort, { price: 0.01, at: new Date(start!) });
    await pay(cohort, { price: 0.2, at: new Date(start! - 1) });
    await pay(cohort, { price: 3, at: new Date(before!) });
    await pay(cohort, { price: 40, at: new Date(before! - 1) });
    await pay(cohort, { price: 500, at: new Date(twoBefore!) });
    await pay(cohort, { price: 6000, at: new Date(twoBefore! - 1) });
    for (const by of ['DAY', 'WEEK', 'MONTH']) {
      const [current, last, three] = await Promise.all(
        ['THIS_MONTH', 'LAST_MONTH', 'LAST_THREE_MONTHS'].map((range) => revenue(by, owner, zone, range)),
      );
      expect([current, last, three].map((periods) => sumOf(periods!))).toEqual([1, 320, 54_321]);
      const starts = [current, last, three].map((periods) => Date.parse(periods![0]!.startsAt));
      expect(starts).toEqual([start, before, twoBefore]);
      expect(Math.max(...last!.map(({ startsAt }) => Date.parse(startsAt)))).toBeLessThan(start!);
    }
  });

  test('has as many days as the last month', async () => {
    const days = await revenue('DAY', admin, 'UTC', 'LAST_MONTH');
    const now = new Date();
    const length = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)).getUTCDate();
    expect(days).toHaveLength(length);
  });

  test('rejects an unknown time zone by its name', async () => {
    const { errors } = await app.graphql(REVENUE, { by: 'DAY', timeZone: 'Mars/Base' }, { as: admin });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: [{ field: 'timeZone', message: 'Enter a time zone such as Europe/Berlin.' }],
    });
  });

  test('is refused to students and visitors', async () => {
    for (const [as, code] of [
      [student, 'FORBIDDEN'],
      [aVisitor, 'UNAUTHENTICATED'],
    ] as const) {
      const { errors } = await app.graphql(REVENUE, { by: 'DAY' }, { as: as as Member });
      expect(errors[0]?.extensions?.['code']).toBe(code);
    }
  });
});
