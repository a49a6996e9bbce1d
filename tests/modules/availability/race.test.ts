import { LockMode } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  anAdmin,
  anAvailability,
  anInstitution,
  aStudent,
  aTeacher,
  type Member,
} from '#tests/support/factories';
import { countWaiting, whileLocked } from '#tests/support/while-locked';
import { createEvent, publishEvent, values } from '#tests/modules/event/calls';
import { removeMember } from '#tests/modules/membership/calls';
import { book, hours, nextSlot, offer } from './calls.ts';

const PEOPLE = 12;

let app: App;
let teacher: Member;
let students: Member[];
beforeAll(async () => {
  app = await startApp();
  const institution = await anInstitution(app, { plan: 'professional' });
  teacher = await aTeacher(app, { institution });
  students = await Promise.all(Array.from({ length: PEOPLE }, () => aStudent(app, { institution })));
});
afterAll(() => app.stop());

/** Returns how many live bookings of the teacher begin at a time. */
async function bookingsAt(startsAt: Date): Promise<number> {
  const { rows } = await app.db.query<{ count: number }>(
    'select count(*)::int from event where is_booking and cancelled_at is null and presenter_id = $1 and starts_at = $2',
    [teacher.membershipId, startsAt],
  );
  return rows[0]!.count;
}

test(`one of ${PEOPLE} people who book a slot at once gets it, also on a second server`, async () => {
  const offered = await anAvailability(app, { by: teacher });
  const second = await startApp({ databaseUrl: app.databaseUrl });
  try {
    const answers = await Promise.all(
      students.map((student, at) => book([app, second][at % 2]!, offered, nextSlot('09:00'), student)),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(PEOPLE - 1);
  } finally {
    await second.stop();
  }
  expect(await bookingsAt(nextSlot('09:00'))).toBe(1);
});

test('somebody who is removed while waiting for a slot does not get it', async () => {
  const offered = await anAvailability(app, { by: teacher, startTime: '12:00', endTime: '13:00' });
  const admin = await anAdmin(app, { institution: teacher.institution });
  const student = await aStudent(app, { institution: teacher.institution });
  const lock = `select from availability where id = '${offered.id}' for update`;
  const { code } = await whileLocked(app, { lock, until: 2 }, async () => {
    const booking = book(app, offered, nextSlot('12:00'), student);
    await expect.poll(() => countWaiting(app)).toBe(1);
    expect((await removeMember(app, student, admin)).errors).toEqual([]);
    await app.db.query(lock); // the second that waits ends the waiting of both
    return booking;
  });
  expect(code).toBe('FORBIDDEN');
  expect(await bookingsAt(nextSlot('12:00'))).toBe(0);
});

test('the database refuses bookings that overlap', async () => {
  const insert = `insert into event (institution_id, id, created_at, updated_at, title, type, starts_at, ends_at, max_participants,
      presenter_id, created_by_id, is_booking)
    select institution_id, gen_random_uuid(), now(), now(), 'Twice', 'office-hours', $2::timestamptz, $2::timestamptz + interval '30 minutes', 1, id, id, true
    from membership where id = $1`;
  await app.db.query(insert, [teacher.membershipId, nextSlot('15:00')]);
  await expect(app.db.query(insert, [teacher.membershipId, nextSlot('15:15')])).rejects.toMatchObject({
    code: '23P01',
  });
  await app.db.query(insert, [teacher.membershipId, nextSlot('15:30')]);
});

/** One time in two time zones. */
const sameTime = (at: number) =>
  at % 2
    ? hours({ startTime: '16:00', endTime: '17:00' })
    : hours({ startTime: '21:30', endTime: '22:30', timeZone: 'Asia/Kolkata' });

const offerAtOnce = (host: Member) =>
  Promise.all(Array.from({ length: PEOPLE }, (_, at) => offer(app, sameTime(at), host)));

test('one of many offers of one time in two time zones is taken', async () => {
  const host = await aTeacher(app, { institution: teacher.institution });
  const answers = await offerAtOnce(host);
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(PEOPLE - 1);
});

test('without the lock one time is offered twice (negative control)', async () => {
  const host = await aTeacher(app, { institution: teacher.institution });
  const mode = LockMode as { PESSIMISTIC_WRITE: LockMode };
  const locked = mode.PESSIMISTIC_WRITE;
  mode.PESSIMISTIC_WRITE = LockMode.NONE;
  const answers = await whileLocked(app, { lock: 'lock table availability in share mode', until: 2 }, () =>
    offerAtOnce(host),
  ).finally(() => (mode.PESSIMISTIC_WRITE = locked));
  expect(answers.filter(({ errors }) => errors.length === 0).length).toBeGreaterThan(1);
});

/** Negative control: the race is real. Runs the product without its locks and without the constraint. */
test('without the locks a slot is booked twice (negative control)', async () => {
  const offered = await anAvailability(app, { by: teacher, startTime: '20:00', endTime: '21:00' });
  const mode = LockMode as { PESSIMISTIC_WRITE: LockMode };
  const locked = mode.PESSIMISTIC_WRITE;
  try {
    await app.db.query('alter table event drop constraint event_bookings_apart');
    mode.PESSIMISTIC_WRITE = LockMode.NONE;
    await whileLocked(app, { lock: 'lock table event in share mode', until: 2 }, () =>
      Promise.all(students.map((student) => book(app, offered, nextSlot('20:00'), student))),
    );
  } finally {
    mode.PESSIMISTIC_WRITE = locked;
  }
  expect(await bookingsAt(nextSlot('20:00'))).toBeGreaterThan(1);
});

const TIMES = ['09:00', '09:30', '10:00', '10:30'];

/**
 * Books each slot of a host, and publishes an event of the host at the same time. Returns the errors of each pair.
 * @param atOnce runs the calls
 */
async function bookAndPublish(
  times = TIMES,
  atOnce = <Result>(calls: () => Promise<Result>): Promise<Result> => calls(),
) {
  const host = await aTeacher(app, { institution: teacher.institution });
  const offered = await anAvailability(app, { by: host });
  const pairs = await Promise.all(
    times.map(async (time) => {
      const [startsAt, endsAt] = [nextSlot(time), new Date(nextSlot(time).getTime() + 30 * 60_000)];
      const { data } = await createEvent(app, values({ startsAt, endsAt, publish: false }), host);
      const student = await aStudent(app, { institution: teacher.institution });
      return { id: data.createEvent.event.id as string, startsAt, student };
    }),
  );
  return atOnce(() =>
    Promise.all(
      pairs.map(({ id, startsAt, student }) =>
        Promise.all([publishEvent(app, id, host), book(app, offered, startsAt, student)]),
      ),
    ),
  );
}

const bothDone = (answers: Awaited<ReturnType<typeof bookAndPublish>>) =>
  answers.filter((pair) => pair.every(({ errors }) => errors.length === 0)).length;

test('a slot is booked, or an event of the host is published at its time, and not both', async () => {
  const answers = await bookAndPublish();
  expect(answers.map((pair) => pair.filter(({ code }) => code === 'CONFLICT').length)).toEqual([1, 1, 1, 1]);
  expect(bothDone(answers)).toBe(0);
});

test('without the locks of bookings both happen (negative control)', async () => {
  const mode = LockMode as { PESSIMISTIC_WRITE: LockMode };
  const locked = mode.PESSIMISTIC_WRITE;
  mode.PESSIMISTIC_WRITE = LockMode.NONE;
  const held = { lock: 'lock table event in share mode', until: 2 };
  const answers = await bookAndPublish(['09:00'], (calls) => whileLocked(app, held, calls)).finally(
    () => (mode.PESSIMISTIC_WRITE = locked),
  );
  expect(bothDone(answers)).toBe(1);
});
