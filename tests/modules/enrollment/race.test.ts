import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTwoServers, type TwoServers } from '#tests/platform/server/two-servers';
import { type App, startApp } from '#tests/support/app';
import { aCohort, anAccount, aStudent, aTeacher, type Member } from '#tests/support/factories';
import { whileLocked } from '#tests/support/while-locked';
import { enroll, standing } from './calls.ts';

const SEATS = 20;
const PEOPLE = 200;

let app: App;
let teacher: Member;
let servers: TwoServers;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  servers = await startTwoServers(app, { LOG_LEVEL: 'info' });
});
afterAll(async () => {
  await servers.stop();
  await app.stop();
});

const people = (count = PEOPLE) =>
  Promise.all(Array.from({ length: count }, () => aStudent(app, { institution: teacher.institution })));

describe(`${PEOPLE} people enroll concurrently for ${SEATS} seats through two servers`, () => {
  test('every seat is given once, and the rest wait in order', async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: SEATS });
    const students = await people();
    const answers = await Promise.all(
      students.map((student, at) => enroll(servers.instances[at % 2]!, cohort, student, true)),
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const statuses = answers.map(({ data }) => data.enroll.enrollment.status);
    expect(statuses.filter((status) => status === 'ACTIVE')).toHaveLength(SEATS);
    expect(statuses.filter((status) => status === 'WAITLISTED')).toHaveLength(PEOPLE - SEATS);
    const after = await standing(app, cohort);
    expect(after).toMatchObject({ seats: SEATS, queue: PEOPLE - SEATS });
    expect(after.active).toHaveLength(SEATS);
    // The queue is ordered by arrival, and every place is taken once.
    const places = await Promise.all(
      students.map(async (student) => (await enroll(app, cohort, student)).data.enroll.enrollment),
    );
    const positions = places.map(({ waitlistPosition }) => waitlistPosition).filter((at) => at !== null);
    expect(positions.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: PEOPLE - SEATS }, (_, at) => at + 1),
    );
  });

  test('without a queue, the rest receive the error that the cohort is full', async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: SEATS });
    const answers = await Promise.all(
      (await people()).map((student, at) => enroll(servers.instances[at % 2]!, cohort, student)),
    );
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(SEATS);
    expect(answers.filter(({ code }) => code === 'COHORT_FULL')).toHaveLength(PEOPLE - SEATS);
    expect(await standing(app, cohort)).toMatchObject({ seats: SEATS, queue: 0 });
  });

  test('people from outside who become members on enrolling also get each seat once', async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: SEATS, isPublic: true });
    const accounts = await Promise.all(Array.from({ length: PEOPLE }, () => anAccount(app)));
    const answers = await Promise.all(
      accounts.map((account, at) => enroll(servers.instances[at % 2]!, cohort, account, true)),
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const after = await standing(app, cohort);
    expect(after).toMatchObject({ seats: SEATS, queue: PEOPLE - SEATS });
    expect(after.active).toHaveLength(SEATS);
    expect(after.waiting).toHaveLength(PEOPLE - SEATS);
  });

  /**
   * Negative control: the race is real. Runs the product's own statement without its lock and without the table's
   * constraint.
   */
  test('the same statement without the lock assigns seats twice (negative control)', async () => {
    const { runWrites } = app.services;
    const unlocked = await startApp({ databaseUrl: app.databaseUrl });
    try {
      await app.db.query('alter table cohort drop constraint cohort_seats');
      unlocked.services.runWrites = (viewer, statements) =>
        runWrites(
          viewer,
          statements.map(({ text, values }) => ({ text: text.replace('for update of c', ''), values })),
        );
      const cohort = await aCohort(app, { by: teacher, capacity: 2 });
      const students = await people(3);
      const lock = `select from cohort where id = '${cohort.id}' for update`;
      await whileLocked(app, { lock, until: 3 }, () =>
        Promise.all(students.map((student) => enroll(unlocked, cohort, student))),
      );
      expect((await standing(app, cohort)).active).toHaveLength(3);
    } finally {
      await unlocked.stop();
    }
  });
});
