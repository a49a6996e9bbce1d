import { LockMode } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTwoServers, type TwoServers } from '#tests/platform/server/two-servers';
import { type App, startApp } from '#tests/support/app';
import { anAdmin, anEvent, aStudent, aTeacher, type ItemRow, type Member } from '#tests/support/factories';
import { countWaiting, whileLocked } from '#tests/support/while-locked';
import { removeMember } from '#tests/modules/membership/calls';
import { register, standing } from './calls.ts';

/** People who register at once: `RUSH=200 npx vitest run --project server event/race`. */
const PEOPLE = Number(process.env['RUSH'] ?? '40');
const PLACES = Math.ceil(PEOPLE / 10);

let app: App;
let teacher: Member;
let servers: TwoServers;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  servers = await startTwoServers(app);
});
afterAll(async () => {
  await servers.stop();
  await app.stop();
});

const people = () =>
  Promise.all(Array.from({ length: PEOPLE }, () => aStudent(app, { institution: teacher.institution })));

test(`${PEOPLE} people who register at once on two servers get ${PLACES} places, the rest wait in order`, async () => {
  const event = await anEvent(app, { by: teacher, maxParticipants: PLACES });
  const students = await people();
  const answers = await Promise.all(
    students.map((student, at) => register(servers.instances[at % 2]!, event, student, true)),
  );
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect(await standing(app, event)).toEqual({
    places: PLACES,
    waiting: PEOPLE - PLACES,
    registered: PLACES,
    waitlisted: PEOPLE - PLACES,
  });
  const { rows } = await app.db.query<{ turn: number; status: string }>(
    'select turn, status from event_registration where event_id = $1 order by turn',
    [event.id],
  );
  expect(rows.map(({ turn }) => turn)).toEqual(Array.from({ length: PEOPLE }, (_, at) => at + 1));
  expect(new Set(rows.slice(0, PLACES).map(({ status }) => status))).toEqual(new Set(['registered']));
});

test('without a waitlist the rest receive the error that the event is full', async () => {
  const event = await anEvent(app, { by: teacher, maxParticipants: PLACES });
  const answers = await Promise.all(
    (await people()).map((student, at) => register(servers.instances[at % 2]!, event, student)),
  );
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(PLACES);
  expect(answers.filter(({ code }) => code === 'EVENT_FULL')).toHaveLength(PEOPLE - PLACES);
  expect(await standing(app, event)).toMatchObject({ places: PLACES, waiting: 0 });
});

test('somebody who is removed while waiting for a place does not get it', async () => {
  const event = await anEvent(app, { by: teacher });
  const admin = await anAdmin(app, { institution: teacher.institution });
  const student = await aStudent(app, { institution: teacher.institution });
  const lock = `select from event where id = '${event.id}' for update`;
  const { code } = await whileLocked(app, { lock, until: 2 }, async () => {
    const registering = register(app, event, student);
    await expect.poll(() => countWaiting(app)).toBe(1);
    expect((await removeMember(app, student, admin)).errors).toEqual([]);
    await app.db.query(lock); // the second that waits ends the waiting of both
    return registering;
  });
  expect(code).toBe('FORBIDDEN');
  expect(await standing(app, event)).toEqual({ places: 0, waiting: 0, registered: 0, waitlisted: 0 });
});

/** Negative control: the race is real. Runs the product without its lock and without the table's check. */
test('without the lock places are given twice (negative control)', async () => {
  const unlocked = await startApp({ databaseUrl: app.databaseUrl });
  const mode = LockMode as { PESSIMISTIC_WRITE: LockMode };
  const locked = mode.PESSIMISTIC_WRITE;
  let event: ItemRow;
  try {
    await app.db.query('alter table event drop constraint event_places');
    mode.PESSIMISTIC_WRITE = LockMode.NONE;
    event = await anEvent(app, { by: teacher, maxParticipants: PLACES });
    const students = await people();
    const held = { lock: 'lock table event_registration in share mode', until: PLACES + 1 };
    await whileLocked(app, held, () =>
      Promise.all(students.map((student) => register(unlocked, event, student))),
    );
  } finally {
    mode.PESSIMISTIC_WRITE = locked;
    await unlocked.stop();
  }
  expect((await standing(app, event)).registered).toBeGreaterThan(PLACES);
});
