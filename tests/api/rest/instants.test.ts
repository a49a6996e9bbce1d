import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aTeacher, type Member } from '#tests/support/factories';
import { callsOf } from './call.ts';

/** Instants of bodies mean the same on every machine: the clients of the documents send days and times without an offset, too. */

let app: App;
let teacher: Member;
const { post } = callsOf(() => app);
const zoneOfMachine = process.env['TZ'];

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  process.env['TZ'] = 'America/New_York';
});
afterAll(async () => {
  if (zoneOfMachine === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zoneOfMachine;
  await app.stop();
});

test.each([
  ['2027-03-01', '2027-03-01T00:00:00.000Z'],
  ['2027-03-01T18:00', '2027-03-01T18:00:00.000Z'],
  ['2027-03-01T18:00:30.5', '2027-03-01T18:00:30.500Z'],
  ['2027-03-01T18:00:00Z', '2027-03-01T18:00:00.000Z'],
  ['2027-03-01T18:00:00+02:00', '2027-03-01T16:00:00.000Z'],
])('%s is %s', async (startDate, instant) => {
  expect(new Date('2027-03-01T00:00').toISOString()).toBe('2027-03-01T05:00:00.000Z'); // the machine is in New York
  const course = await post('/courses', { as: teacher, body: { title: 'Logic', startDate } });
  expect([course.status, course.body.startDate]).toEqual([201, instant]);
  const body = {
    title: 'Spring',
    description: 'For beginners.',
    startDate,
    endDate: '2027-06-01',
    registrationDeadline: startDate,
    applicationDeadline: instant,
    maxEnrollments: 20,
  };
  const cohort = await post('/cohorts', { as: teacher, body });
  expect([cohort.status, cohort.body.startDate, cohort.body.registrationDeadline]).toEqual([
    201,
    instant,
    instant,
  ]);
  const quick = { course: { title: 'Logic' }, cohort: { title: 'Spring', startDate, endDate: startDate } };
  const created = await post('/cohorts/quick-create', { as: teacher, body: quick });
  expect([created.body.cohort.startDate, created.body.cohort.endDate]).toEqual([instant, instant]);
});
