import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rollUpFigures, rollUpInstitution } from '#modules/analytics/roll-up.service';
import { createJobContext } from '#platform/request/job-context';
import { type App, startApp } from '#tests/support/app';
import { aCohort, anAdmin, aStudent, DAY, inDays, type ItemRow, type Member } from '#tests/support/factories';
import { aPayment, aPlace, type Figures, readAnalytics } from './calls.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

interface School {
  admin: Member;
  cohort: ItemRow;
  other: ItemRow;
}

async function aSchool(): Promise<School> {
  const admin = await anAdmin(app);
  const options = { by: admin, capacity: 100 };
  return { admin, cohort: await aCohort(app, options), other: await aCohort(app, options) };
}

/** Enrolls a new student at a time. */
async function enrollAt(
  { admin, cohort }: School,
  enrolledAt: Date,
): Promise<{ student: Member; id: string }> {
  const student = await aStudent(app, { institution: admin.institution });
  return { student, id: await aPlace(app, { cohort, student, enrolledAt }) };
}

const rowsOf = async ({ admin }: School) => {
  const { rows } = await app.db.query(
    'select id, day, cohort_id, enrollments, revenue from daily_figures where institution_id = $1 order by day, cohort_id',
    [admin.institution.id],
  );
  return rows as { id: string; enrollments: number }[];
};

const setZone = async ({ admin }: School, timeZone: string) => {
  const { errors } = await app.graphql(
    'mutation ($input: UpdateInstitutionInput!) { updateInstitution(input: $input) { institution { id timeZone } } }',
    { input: { timeZone } },
    { as: admin },
  );
  expect(errors).toEqual([]);
};

const on = async (school: School, day: string): Promise<Figures> => {
  const { points } = await readAnalytics(app, school.admin);
  return points.find((point) => point.day === day)!.figures;
};

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

describe('the roll-up of figures', () => {
  test('writes past days once, however often and concurrently it runs', async () => {
    const school = await aSchool();
    await enrollAt(school, inDays(-5));
    await enrollAt(school, new Date());
    await rollUpFigures(app.services);
    const rows = await rowsOf(school);
    expect(rows.map(({ enrollments }) => enrollments)).toEqual([1, 1]); // of the cohort and of the institution
    await rollUpFigures(app.services);
    expect(await rowsOf(school)).toEqual(rows); // nothing was due
    const { id } = school.admin.institution;
    const run = () => rollUpInstitution(createJobContext(app.services, id, 'roll-up-figures'), id);
    await Promise.all([run(), run(), run()]);
    expect(await rowsOf(school)).toEqual(rows);
    const { totals } = await readAnalytics(app, school.admin);
    expect(totals.enrollments).toBe(2);
  });

  test('starts days in the time zone of the institution, and again when it changes', async () => {
    const school = await aSchool();
    const midnight = new Date(`${dayOf(inDays(-3))}T00:00:00Z`);
    const tokyo = new Date(midnight.getTime() - 9 * 60 * 60_000); // where the same day starts earlier
    await enrollAt(school, new Date(midnight.getTime() - 1));
    await enrollAt(school, midnight);
    await enrollAt(school, new Date(tokyo.getTime() - 1));
    await enrollAt(school, tokyo);
    await rollUpFigures(app.services);
    const [before, day] = [dayOf(inDays(-4)), dayOf(midnight)];
    expect([(await on(school, before)).enrollments, (await on(school, day)).enrollments]).toEqual([3, 1]);
    await setZone(school, 'Asia/Tokyo');
    expect((await readAnalytics(app, school.admin)).timeZone).toBe('UTC'); // all days start at the same time
    await rollUpFigures(app.services);
    expect((await readAnalytics(app, school.admin)).timeZone).toBe('Asia/Tokyo');
    expect([(await on(school, before)).enrollments, (await on(school, day)).enrollments]).toEqual([1, 3]);
  });

  test('keeps each event on its day when an enrollment of the past is cancelled today', async () => {
    const school = await aSchool();
    const { student, id } = await enrollAt(school, inDays(-6));
    await aPayment(app, { ...school, student, enrollmentId: id, amount: 20, paidAt: inDays(-6) });
    await rollUpFigures(app.services);
    await app.db.query(`update enrollment set status = 'cancelled' where id = $1`, [id]);
    await app.db.query(
      `update seat_order set status = 'refunded', refunded_at = $2 where enrollment_id = $1`,
      [id, new Date()],
    );
    await rollUpFigures(app.services);
    expect(await on(school, dayOf(inDays(-6)))).toMatchObject({ enrollments: 1, revenue: { amount: 2000 } });
    const { totals, points } = await readAnalytics(app, school.admin);
    expect(totals).toMatchObject({ enrollments: 1, cancellations: 1, revenue: { amount: 0 } });
    expect(points.at(-1)!.figures).toMatchObject({ cancellations: 1, revenue: { amount: -2000 } });
  });

  test('takes a payment along that was moved to another cohort', async () => {
    const school = await aSchool();
    const { student, id } = await enrollAt(school, inDays(-8));
    await aPayment(app, { ...school, student, enrollmentId: id, amount: 5, paidAt: inDays(-8) });
    await rollUpFigures(app.services);
    await app.db.query('update seat_order set cohort_id = $2 where enrollment_id = $1', [
      id,
      school.other.id,
    ]);
    await rollUpFigures(app.services);
    const revenue = async (cohortId: string) =>
      (await readAnalytics(app, school.admin, { cohortId })).totals.revenue.amount;
    expect([await revenue(school.cohort.id), await revenue(school.other.id)]).toEqual([0, 500]);
  });

  test('counts a student of the daylight saving change on the local day', async () => {
    const school = await aSchool();
    await setZone(school, 'America/New_York');
    await rollUpFigures(app.services);
    const { points } = await readAnalytics(app, school.admin, { range: 'LAST_YEAR' });
    // The first Sunday of November has 25 hours, so that its last hour is on the next day of UTC.
    const sunday = points.map(({ day }) => day).findLast((day) => /-11-0[1-7]$/.test(day))!;
    await enrollAt(school, new Date(Date.parse(`${sunday}T00:00:00Z`) + DAY + 4.5 * 60 * 60_000));
    await app.db.query('delete from figures_roll_up where institution_id = $1', [
      school.admin.institution.id,
    ]);
    await rollUpFigures(app.services);
    const { rows } = await app.db.query(
      `select to_char(day, 'YYYY-MM-DD') as day from daily_figures where institution_id = $1 and cohort_id is null`,
      [school.admin.institution.id],
    );
    expect(rows).toEqual([{ day: sunday }]);
  });
});
