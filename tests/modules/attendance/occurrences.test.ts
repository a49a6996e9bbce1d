import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addOccurrences } from '#modules/attendance/occurrences.jobs';
import { type App, startApp } from '#tests/support/app';
import { aCohort, aTeacher, inDays, type ItemRow, type Member } from '#tests/support/factories';
import { type PlannedSession, scheduleCallsOf } from './schedule-calls.ts';

let app: App;
let teacher: Member;
let cohort: ItemRow;
const { set, planned } = scheduleCallsOf(() => app);

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

beforeEach(async () => {
  cohort = await aRunningCohort();
});

const aRunningCohort = () =>
  aCohort(app, { by: teacher, startDate: inDays(-30), endDate: inDays(300), registrationDeadline: null });

test('the job of two instances at once adds each session once', async () => {
  await set(teacher, cohort);
  const expected = await planned(teacher, cohort);
  await app.db.query('delete from cohort_session where cohort_id = $1', [cohort.id]);
  await app.db.query('update cohort set recurrence_through = null where id = $1', [cohort.id]);
  const other = await startApp({ databaseUrl: app.databaseUrl });
  try {
    const services = [app.services, other.services];
    await Promise.all(Array.from({ length: 8 }, (_, at) => addOccurrences(services[at % 2]!)));
  } finally {
    await other.stop();
  }
  const dates = (sessions: PlannedSession[]) => sessions.map(({ date }) => date);
  expect(dates(await planned(teacher, cohort))).toEqual(dates(expected));
});

test('the job relies on the place in the schedule: without it, two that look before they add write doubles', async () => {
  expect(await addAtOnce(null)).toBe(2);
  expect(await addAtOnce(inDays(9))).toBe(1);
});

/** Adds a session in two transactions that both looked before. Returns how many there are. */
async function addAtOnce(original: Date | null): Promise<number> {
  const { id, institutionId } = await aRunningCohort();
  const clients = [await app.db.connect(), await app.db.connect()];
  const count = 'select count(*)::int as count from cohort_session where cohort_id = $1';
  for (const client of clients) await client.query('begin');
  for (const client of clients) expect((await client.query(count, [id])).rows).toEqual([{ count: 0 }]);
  const adding = clients.map((client) =>
    client
      .query(
        `insert into cohort_session (institution_id, id, cohort_id, topic, date, original_starts_at)
         values ($1, gen_random_uuid(), $2, 'Twice', $3, $4) on conflict do nothing`,
        [institutionId, id, inDays(9), original],
      )
      .then(() => client.query('commit')),
  );
  await Promise.all(adding);
  for (const client of clients) client.release();
  return (await app.db.query<{ count: number }>(count, [id])).rows[0]!.count;
}

test('the job skips a rule that cannot be read', async () => {
  const broken = await aCohort(app, {
    by: teacher,
    schedule: { rule: 'FREQ=SOMETIMES' },
    endDate: inDays(90),
  });
  await app.db.query('update cohort set recurrence_rule = $2, recurrence_through = null where id = $1', [
    cohort.id,
    'FREQ=WEEKLY;BYDAY=MO',
  ]);
  await addOccurrences(app.services);
  expect((await planned(teacher, cohort)).length).toBeGreaterThan(10);
  expect(app.log.findLast((line) => line.includes('reading the schedule of a cohort failed'))).toContain(
    broken.id,
  );
});
