import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addOccurrences } from '#modules/attendance/occurrences.jobs';
import { DAYS_AHEAD } from '#modules/attendance/occurrences.service';
import { localTimeOf } from '#kernel/zone.rules';
import { notificationsOf } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCohortSession,
  anAttendance,
  anEnrollment,
  aStudent,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { weeklyMeetings } from './local-times.ts';
import { type PlannedSession, scheduleCallsOf } from './schedule-calls.ts';

let app: App;
let teacher: Member;
let student: Member;
let cohort: ItemRow;
const { set, preview, clear, change, cancel, planned } = scheduleCallsOf(() => app);

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
});
afterAll(() => app.stop());

const BERLIN = 'Europe/Berlin';

beforeEach(async () => {
  cohort = await aRunningCohort();
});

/** Creates a cohort that begins in two days, so that no session depends on the time at which a test runs. */
async function aRunningCohort(timeZone = BERLIN, endDate = inDays(300)): Promise<ItemRow> {
  const startDate = endDate < new Date() ? inDays(-30) : new Date(inDays(2).setUTCHours(0, 0, 0, 0));
  const dates = { startDate, endDate, registrationDeadline: null };
  const running = await aCohort(app, { by: teacher, ...dates });
  await app.db.query('update cohort set time_zone = $2 where id = $1', [running.id, timeZone]);
  await anEnrollment(app, { cohort: running, student });
  return running;
}

const localOf = ({ date }: PlannedSession) => {
  const { date: day, time } = localTimeOf(new Date(date), BERLIN);
  return `${WEEKDAYS[new Date(day).getUTCDay()]} ${time}`;
};
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const timesOf = (sessions: PlannedSession[]) => [...new Set(sessions.map(localOf))].toSorted();
const idsOf = (sessions: PlannedSession[]) => sessions.map(({ id }) => id);

const fieldsOf = ({ errors }: Awaited<ReturnType<typeof set>>) =>
  (errors[0]!.extensions['fields'] as { field: string }[]).map(({ field }) => field);

const told = async () =>
  (await notificationsOf(app, student, '(kind: COHORT_CHANGE)'))
    .filter(({ subjectId }) => subjectId === cohort.id)
    .map(({ count }) => count);

/** Returns the start of a session at another time of the day in Berlin, and on a day that many days later. */
function movedTo({ date }: PlannedSession, time: string, days = 0): string {
  const { date: day } = localTimeOf(new Date(new Date(date).getTime() + days * 24 * 60 * 60 * 1000), BERLIN);
  const offset =
    new Date(date).getTime() - Date.parse(`${localTimeOf(new Date(date), BERLIN).date}T18:00:00Z`);
  return new Date(Date.parse(`${day}T${time}:00Z`) + offset).toISOString();
}

describe('a recurring schedule', () => {
  test.each([BERLIN, 'America/New_York', 'Australia/Lord_Howe'])(
    'in %s has its sessions 120 days ahead, at the same local time',
    async (timeZone) => {
      cohort = await aRunningCohort(timeZone);
      const { errors, data } = await set(teacher, cohort, { interval: 2, topic: 'Studio' });
      expect(errors).toEqual([]);
      const { plannedSessions, recurringSchedule, isRecurring } = data.planRecurringSchedule.cohort;
      expect(isRecurring).toBe(true);
      expect(recurringSchedule).toMatchObject({ durationMinutes: 90, topic: 'Studio', time: '18:00' });
      const sessions = plannedSessions as PlannedSession[];
      const now = new Date();
      const first = new Date(sessions[0]!.date);
      const weekly = { days: [2, 4], time: '18:00', timeZone, interval: 2, first };
      expect(sessions.map(({ date }) => date)).toEqual(weeklyMeetings(weekly, now, inDays(DAYS_AHEAD)));
      for (const { date, endsAt, originalStartsAt, topic, isDetached } of sessions) {
        expect(Date.parse(endsAt!) - Date.parse(date)).toBe(90 * 60_000);
        expect([originalStartsAt, topic, isDetached]).toEqual([date, 'Studio', false]);
      }
      expect(await told()).toEqual([1]);
    },
  );

  test('has the sessions that are counted, or those up to a moment and the end of the cohort', async () => {
    const counted = await set(teacher, cohort, { count: 5 });
    expect(counted.data.planRecurringSchedule.cohort.plannedSessions).toHaveLength(5);
    await set(teacher, cohort, { until: inDays(20).toISOString() });
    const ended = await planned(teacher, cohort);
    expect(ended.length).toBeGreaterThan(3);
    expect(Date.parse(ended.at(-1)!.date)).toBeLessThanOrEqual(inDays(20).getTime());
    cohort = await aRunningCohort(BERLIN, inDays(15));
    await set(teacher, cohort);
    expect(Date.parse((await planned(teacher, cohort)).at(-1)!.date)).toBeLessThanOrEqual(
      inDays(15).getTime(),
    );
  });

  test('is previewed with the dates that it would have, and changes nothing', async () => {
    const { data, errors } = await preview(teacher, cohort, { interval: 2, count: 7 });
    expect(errors).toEqual([]);
    expect(await planned(teacher, cohort)).toEqual([]);
    await set(teacher, cohort, { interval: 2, count: 7 });
    const dates = (await planned(teacher, cohort)).map(({ date }) => date);
    expect(data.recurringSchedulePreview).toEqual({ count: 7, dates });
    expect((await preview(teacher, cohort)).data.recurringSchedulePreview.dates).toHaveLength(24);
    expect(fieldsOf(await preview(teacher, cohort, { days: [] }))).toEqual(['days']);
    expect((await preview(student, cohort)).code).toBe('FORBIDDEN');
    expect((await preview(await aTeacher(app), cohort)).code).toBe('NOT_FOUND');
  });

  test('is refused with the name of the field that is wrong', async () => {
    const wrong: [object, string][] = [
      [{ days: [] }, 'days'],
      [{ days: ['MONDAY', 'MONDAY'] }, 'days'],
      [{ time: '25:00' }, 'time'],
      [{ durationMinutes: 0 }, 'durationMinutes'],
      [{ interval: 13 }, 'interval'],
      [{ count: 501 }, 'count'],
      [{ count: 3, until: inDays(9).toISOString() }, 'count'],
      [{ until: inDays(-1).toISOString() }, 'until'],
    ];
    for (const [input, field] of wrong) expect(fieldsOf(await set(teacher, cohort, input))).toEqual([field]);
    cohort = await aRunningCohort(BERLIN, inDays(-1));
    expect(fieldsOf(await set(teacher, cohort))).toEqual(['days']);
    expect((await set(student, cohort)).code).toBe('FORBIDDEN');
    expect((await set(await aTeacher(app), cohort)).code).toBe('NOT_FOUND');
  });

  test('with an end is refused beyond 500 sessions, one without an end is not', async () => {
    const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
    cohort = await aRunningCohort(BERLIN, inDays(600));
    for (const send of [preview, set])
      expect(fieldsOf(await send(teacher, cohort, { days, until: inDays(520).toISOString() }))).toEqual([
        'until',
      ]);
    expect(await planned(teacher, cohort)).toEqual([]);
    expect((await set(teacher, cohort, { days, until: inDays(480).toISOString() })).errors).toEqual([]);
    expect((await set(teacher, cohort, { days })).errors).toEqual([]);
    expect((await planned(teacher, cohort)).length).toBeGreaterThan(DAYS_AHEAD - 5);
  });

  test('is refused when the cohort would have more than 500 sessions with its others', async () => {
    await app.db.query(
      `insert into cohort_session (institution_id, id, cohort_id, topic, date)
       select $1, gen_random_uuid(), $2, 'Held', $3 from generate_series(1, 499)`,
      [cohort.institutionId, cohort.id, inDays(-3)],
    );
    expect(fieldsOf(await set(teacher, cohort))).toEqual(['days']);
    expect(await planned(teacher, cohort)).toEqual([]);
    expect((await set(teacher, cohort, { count: 1 })).errors).toEqual([]);
    expect(await planned(teacher, cohort)).toHaveLength(1);
  });

  test('that is set again keeps what was held, changed on its own, or cancelled', async () => {
    await set(teacher, cohort, { count: 20 });
    const [first, second, third, fourth, ...rest] = await planned(teacher, cohort);
    await anAttendance(app, { session: { ...cohort, id: first!.id }, student, status: 'excused' });
    await change(teacher, { id: second!.id, topic: 'Guest' });
    await cancel(teacher, { id: third!.id, reason: 'Holiday' });
    const { errors } = await set(teacher, cohort, { time: '09:00', count: 20 });
    expect(errors).toEqual([]);
    const after = await planned(teacher, cohort);
    expect(idsOf(after).toSorted()).toEqual(idsOf([first!, second!, third!, fourth!, ...rest]).toSorted());
    const byId = (id: string) => after.find((session) => session.id === id)!;
    expect(byId(first!.id).date).toBe(first!.date);
    expect(byId(second!.id)).toMatchObject({ date: second!.date, topic: 'Guest', isDetached: true });
    expect(byId(third!.id)).toMatchObject({ date: third!.date, cancelReason: 'Holiday' });
    expect(timesOf([fourth!, ...rest].map(({ id }) => byId(id)))).toEqual(['Thu 09:00', 'Tue 09:00']);
    await clear(teacher, cohort);
    expect(idsOf(await planned(teacher, cohort)).toSorted()).toEqual(
      idsOf([first!, second!, third!]).toSorted(),
    );
  });

  test('follows its cohort to another zone and other dates', async () => {
    await set(teacher, cohort);
    const before = await planned(teacher, cohort);
    await app.graphql(
      'mutation ($id: ID!) { shiftCohort(input: { id: $id, days: 1 }) { cohort { id } } }',
      { id: cohort.id },
      { as: teacher },
    );
    const shifted = await planned(teacher, cohort);
    expect(timesOf(shifted)).toEqual(['Fri 18:00', 'Wed 18:00']);
    expect(idsOf(shifted).slice(0, before.length - 2)).toEqual(idsOf(before).slice(0, before.length - 2));
    const { errors } = await app.graphql(
      'mutation ($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
      { input: { id: cohort.id, timeZone: 'America/New_York' } },
      { as: teacher },
    );
    expect(errors).toEqual([]);
    const abroad = await planned(teacher, cohort);
    const first = new Date(abroad[0]!.date);
    const weekly = { days: [3, 5], time: '18:00', timeZone: 'America/New_York', interval: 1, first };
    expect(abroad.map(({ date }) => date)).toEqual(weeklyMeetings(weekly, new Date(), inDays(DAYS_AHEAD)));
  });
});

describe('a change of a session of the schedule', () => {
  test('on its own moves its end with it and leaves the others', async () => {
    await set(teacher, cohort);
    const [first, ...others] = await planned(teacher, cohort);
    const date = movedTo(first!, '20:00');
    const { errors } = await change(teacher, {
      id: first!.id,
      date,
      recordingUrl: 'https://video.example/1',
    });
    expect(errors).toEqual([]);
    const [moved, ...rest] = await planned(teacher, cohort);
    expect(moved).toMatchObject({ id: first!.id, date, isDetached: true, originalStartsAt: first!.date });
    expect(Date.parse(moved!.endsAt!) - Date.parse(date)).toBe(90 * 60_000);
    expect(rest).toEqual(others);
    for (const [input, field] of [
      [{ endsAt: date }, 'endsAt'],
      [{ recordingUrl: 'http://video.example/1' }, 'recordingUrl'],
    ] as const)
      expect(fieldsOf(await change(teacher, { id: first!.id, ...input }))).toEqual([field]);
  });

  test('and those that follow leaves earlier ones, and those with attendance', async () => {
    await set(teacher, cohort, { count: 12 });
    const before = await planned(teacher, cohort);
    const held = before[5]!;
    await anAttendance(app, { session: { ...cohort, id: held.id }, student });
    const chosen = before.find((session, index) => index >= 2 && localOf(session).startsWith('Tue'))!;
    const at = before.indexOf(chosen);
    const date = movedTo(chosen, '10:00', -1);
    const { errors } = await change(teacher, { id: chosen.id, scope: 'THIS_AND_FOLLOWING', date });
    expect(errors).toEqual([]);
    const after = await planned(teacher, cohort);
    expect(after).toHaveLength(12);
    expect(idsOf(after).toSorted()).toEqual(idsOf(before).toSorted());
    expect(after.slice(0, at)).toEqual(before.slice(0, at));
    expect(after.find(({ id }) => id === held.id)!.date).toBe(held.date);
    const following = after.slice(at).filter(({ id }) => id !== held.id);
    expect(timesOf(following)).toEqual(['Mon 10:00', 'Thu 10:00']);
    await addOccurrences(app.services);
    expect(await planned(teacher, cohort)).toEqual(after);
  });

  test('and all that are ahead changes time, length and topic of each', async () => {
    await set(teacher, cohort, { count: 20 });
    const before = await planned(teacher, cohort);
    const [, , chosen] = before;
    const date = movedTo(chosen!, '07:30');
    const endsAt = new Date(Date.parse(date) + 45 * 60_000).toISOString();
    const input = { id: chosen!.id, scope: 'ALL', date, endsAt, topic: 'Early' };
    expect((await change(teacher, input)).errors).toEqual([]);
    const after = await planned(teacher, cohort);
    expect(idsOf(after)).toEqual(idsOf(before));
    expect(timesOf(after)).toEqual(['Thu 07:30', 'Tue 07:30']);
    expect(new Set(after.map(({ topic }) => topic))).toEqual(new Set(['Early']));
    expect(await told()).toEqual([2]);
  });

  test('and others is refused when the last session would be after the end of the cohort', async () => {
    const endDate = inDays(30 + ((9 - inDays(30).getUTCDay()) % 7)); // on a Tuesday
    const short = await aRunningCohort(BERLIN, endDate);
    await set(teacher, short, { days: ['MONDAY'] });
    const before = await planned(teacher, short);
    const chosen = before.at(-2)!;
    const moveTo = (days: number) =>
      change(teacher, { id: chosen.id, scope: 'THIS_AND_FOLLOWING', date: movedTo(chosen, '18:00', days) });
    const refused = await moveTo(4);
    expect(fieldsOf(refused)).toEqual(['date']);
    expect(JSON.stringify(refused.errors)).toContain('after the end of the cohort');
    expect(await planned(teacher, short)).toEqual(before);
    expect((await change(teacher, { id: chosen.id, scope: 'ALL', topic: 'New' })).errors).toEqual([]);
    expect(idsOf(await planned(teacher, short))).toEqual(idsOf(before));
  });

  test('and others is refused to another week, to a taken day, and without a schedule', async () => {
    await set(teacher, cohort);
    const [first] = await planned(teacher, cohort);
    const other = localOf(first!).startsWith('Tue') ? 2 : -2;
    for (const days of [7, other]) {
      const date = movedTo(first!, '18:00', days);
      expect(fieldsOf(await change(teacher, { id: first!.id, scope: 'ALL', date }))).toEqual(['date']);
    }
    const single = await aCohortSession(app, { cohort, date: inDays(2) });
    expect(fieldsOf(await change(teacher, { id: single.id, scope: 'ALL', topic: 'New' }))).toEqual(['scope']);
  });
});

describe('cancelling', () => {
  test('a session tells the reason, and it takes place no more', async () => {
    await set(teacher, cohort);
    const [first] = await planned(teacher, cohort);
    const { errors } = await cancel(teacher, { id: first!.id, reason: 'Ill' });
    expect(errors).toEqual([]);
    const [cancelled] = await planned(student, cohort);
    expect(cancelled).toMatchObject({
      id: first!.id,
      cancelReason: 'Ill',
      cancelledAt: expect.any(String) as string,
    });
    expect(await told()).toEqual([2]);
    const again = await Promise.all([
      cancel(teacher, { id: first!.id }),
      change(teacher, { id: first!.id, topic: 'New' }),
    ]);
    expect(again.map(({ code }) => code)).toEqual(['CONFLICT', 'CONFLICT']);
    await addOccurrences(app.services);
    expect((await planned(teacher, cohort))[0]).toEqual(cancelled);
  });

  test('a session that was held is refused, and so is deleting one of the schedule', async () => {
    const held = await aCohortSession(app, { cohort });
    expect((await cancel(teacher, { id: held.id })).code).toBe('CONFLICT');
    await set(teacher, cohort);
    const [first] = await planned(teacher, cohort);
    const { code } = await app.graphql(
      'mutation ($id: ID!) { deleteCohortSession(input: { id: $id }) { id } }',
      { id: first!.id },
      { as: teacher },
    );
    expect(code).toBe('CONFLICT');
  });

  test('those that follow ends the schedule, and all removes it', async () => {
    await set(teacher, cohort);
    const sessions = await planned(teacher, cohort);
    await cancel(teacher, { id: sessions[3]!.id, scope: 'THIS_AND_FOLLOWING' });
    const isOn = async () => (await planned(teacher, cohort)).map(({ cancelledAt }) => cancelledAt === null);
    expect(await isOn()).toEqual(sessions.map((_, index) => index < 3));
    await app.db.query('update cohort set recurrence_through = null where id = $1', [cohort.id]);
    await addOccurrences(app.services);
    expect(await isOn()).toEqual(sessions.map((_, index) => index < 3));
    const { data } = await cancel(teacher, { id: sessions[0]!.id, scope: 'ALL' });
    expect(data.cancelCohortSession.cohort.isRecurring).toBe(false);
    expect(await isOn()).toEqual(sessions.map(() => false));
  });
});
