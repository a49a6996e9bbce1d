import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localSlotOf, problemOfEnd, slotOf } from '#kernel/slot.rules';
import { instantOf, localTimeOf } from '#kernel/zone.rules';

describe('a local time', () => {
  test.each([
    ['2027-01-15', '12:00', 'UTC', '2027-01-15T12:00:00.000Z'],
    ['2027-01-15', '12:00', 'Europe/Berlin', '2027-01-15T11:00:00.000Z'],
    ['2027-07-15', '12:00', 'Europe/Berlin', '2027-07-15T10:00:00.000Z'],
    ['2027-07-15', '00:30', 'Asia/Kolkata', '2027-07-14T19:00:00.000Z'],
    ['2027-01-15', '23:59', 'Pacific/Auckland', '2027-01-15T10:59:00.000Z'],
    ['2027-03-14', '03:00', 'America/New_York', '2027-03-14T07:00:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(instantOf(date, time, zone).toISOString()).toBe(instant);
  });

  test('that the clocks skip is an hour later', () => {
    const instant = instantOf('2027-03-28', '02:30', 'Europe/Berlin');
    expect(localTimeOf(instant, 'Europe/Berlin')).toEqual({ date: '2027-03-28', time: '03:30' });
  });

  test('that occurs twice is one of both instants', () => {
    const instant = instantOf('2027-10-31', '02:30', 'Europe/Berlin');
    expect(localTimeOf(instant, 'Europe/Berlin')).toEqual({ date: '2027-10-31', time: '02:30' });
  });
});

test('a slot round-trips in any zone', () => {
  const twoDigits = (most: number) =>
    fc.integer({ min: 0, max: most }).map((n) => String(n).padStart(2, '0'));
  // No zone changes its clocks at noon.
  const slot = fc.record({
    date: fc
      .date({ min: new Date('2000-01-02'), max: new Date('2199-12-30'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    startTime: twoDigits(59).map((minute) => `12:${minute}`),
    endTime: twoDigits(59).map((minute) => `13:${minute}`),
    timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'),
  });
  fc.assert(
    fc.property(slot, (written) => {
      expect(localSlotOf(slotOf(written))).toEqual(written);
    }),
  );
});

test.each([
  ['one day', '09:00', '10:00', null],
  ['no time', '09:00', '09:00', 'The end time must be after the start time.'],
  [
    'an hour that the clocks skip, and the next',
    '02:30',
    '03:15',
    'The end time must be after the start time.',
  ],
])('the end of a slot of %s', (_case, startTime, endTime, problem) => {
  const slot = slotOf({ date: '2027-03-28', startTime, endTime, timeZone: 'Europe/Berlin' });
  expect(problemOfEnd(slot)).toBe(problem);
});

test('a slot ends on the day of its zone on which it starts', () => {
  const slot = { startsAt: new Date('2027-03-12T22:00:00Z'), endsAt: new Date('2027-03-12T23:30:00Z') };
  expect(problemOfEnd({ ...slot, timeZone: 'UTC' })).toBeNull();
  expect(problemOfEnd({ ...slot, timeZone: 'Europe/Berlin' })).toBe(
    'The end must be on the same day as the start.',
  );
});
