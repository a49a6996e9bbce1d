import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAYS_AHEAD, meetingsOf } from '#modules/attendance/occurrences.service';
import { weeklyRule } from '#modules/attendance/recurrence-rule.service';
import type { Cohort } from '#modules/cohort/cohort.entity';
import { Weekday } from '#modules/cohort/weekday.enums';
import { localTimeOf } from '#kernel/zone.rules';
import { type App, startApp } from '#tests/support/app';
import { aCohort, aTeacher, inDays, type Member } from '#tests/support/factories';
import { weeklyMeetings } from './local-times.ts';
import { scheduleCallsOf } from './schedule-calls.ts';

let app: App;
let teacher: Member;
const { set, planned } = scheduleCallsOf(() => app);
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const DAY = 24 * 60 * 60 * 1000;
const WEEKDAYS = Object.values(Weekday);

/** Half an hour of daylight saving on Lord Howe; the hour of the change differs in each zone. */
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'];

const timeOfDay = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

const schedule = fc.record({
  days: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }),
  // Often within the hours that are skipped or repeated.
  time: fc.oneof(timeOfDay, fc.constantFrom('01:30', '01:45', '02:00', '02:15', '02:30', '03:00')),
  timeZone: fc.constantFrom(...ZONES),
  interval: fc.integer({ min: 1, max: 4 }),
  first: fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2029-12-31T00:00:00Z'),
    noInvalidDate: true,
  }),
});

/** Numbers of days of the week; 0 is Sunday. */
const numbersOf = (days: readonly Weekday[]) => days.map((day) => (WEEKDAYS.indexOf(day) + 1) % 7);

test('meetings keep their local time over daylight saving, as calculated by another way', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async ({ days, time, timeZone, interval, first }) => {
      const until = new Date(first.getTime() + 400 * DAY); // two changes of the clock and more
      const cohort = {
        startDate: first,
        endDate: until,
        recurrenceStart: first,
        recurrenceTime: time,
        recurrenceRule: weeklyRule(days, interval, {}),
        timeZone,
      } as unknown as Cohort;
      const meetings = await meetingsOf(cohort, first, until);
      expect(meetings.map((at) => at.toISOString())).toEqual(
        weeklyMeetings({ days: numbersOf(days), time, timeZone, interval, first }, first, until),
      );
    }),
    { numRuns: 60 },
  );
});

test('sessions keep their local days and times when their cohort changes its zone, as calculated by another way', async () => {
  const change = fc.record({ schedule, to: fc.constantFrom(...ZONES) });
  await fc.assert(
    fc.asyncProperty(change, async ({ schedule: { days, time, interval, timeZone: from }, to }) => {
      const dates = { startDate: inDays(3), endDate: inDays(300), registrationDeadline: null };
      const cohort = await aCohort(app, { by: teacher, ...dates });
      await app.db.query('update cohort set time_zone = $2 where id = $1', [cohort.id, from]);
      await set(teacher, cohort, { days: days.map((day) => day.toUpperCase()), time, interval });
      const [before] = await planned(teacher, cohort);
      const { errors } = await app.graphql(
        'mutation ($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
        { input: { id: cohort.id, timeZone: to } },
        { as: teacher },
      );
      expect(errors).toEqual([]);
      const after = await planned(teacher, cohort);
      const first = new Date(after[0]!.date);
      expect(after[0]!.id).toBe(before!.id);
      expect(localTimeOf(first, to).date).toBe(localTimeOf(new Date(before!.date), from).date);
      const weekly = { days: numbersOf(days), time, timeZone: to, interval, first };
      const { rows } = await app.db.query('select recurrence_through from cohort where id = $1', [cohort.id]);
      const through: Date = rows[0].recurrence_through;
      expect(through.getTime()).toBeGreaterThanOrEqual(inDays(DAYS_AHEAD).getTime());
      expect(after.map(({ date }) => date)).toEqual(weeklyMeetings(weekly, new Date(), through));
    }),
    { numRuns: 12 },
  );
});
