import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meetingsOf } from '#modules/attendance/occurrences.service';
import { weeklyRule } from '#modules/attendance/recurrence-rule.service';
import type { Cohort } from '#modules/cohort/cohort.entity';
import { Weekday } from '#modules/cohort/weekday.enums';
import { weeklyMeetings } from './local-times.ts';

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
      const planned = await meetingsOf(cohort, first, until);
      const numbers = days.map((day) => (WEEKDAYS.indexOf(day) + 1) % 7);
      expect(planned.map((at) => at.toISOString())).toEqual(
        weeklyMeetings({ days: numbers, time, timeZone, interval, first }, first, until),
      );
    }),
    { numRuns: 60 },
  );
});
