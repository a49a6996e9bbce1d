import { expect, test } from 'vitest';
import { formatWeeklyTime } from './formatWeeklyTime.ts';

test.each([
  ['Europe/Berlin', '2027-01-04T12:00:00Z', '7:30 PM GMT+1'],
  ['Europe/Berlin', '2027-07-05T12:00:00Z', '7:30 PM GMT+2'],
  ['America/Los_Angeles', '2027-01-04T12:00:00Z', '7:30 PM PST'],
  ['Pacific/Auckland', '2027-01-04T12:00:00Z', '7:30 PM GMT+13'],
  ['Asia/Kolkata', '2027-01-04T12:00:00Z', '7:30 PM GMT+5:30'],
])('formats half past seven in %s around %s as %s', (timeZone, on, expected) => {
  expect(formatWeeklyTime('19:30', timeZone, on).local).toBe(expected);
});

test('returns no own time if the viewer is in the same time zone', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(formatWeeklyTime('19:30', timeZone, '2027-01-04T12:00:00Z').own).toBeNull();
});

test('returns by how many days the viewer’s weekday differs', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const shift = (zone: string, time: string) => formatWeeklyTime(time, zone, '2027-01-04T12:00:00Z').dayShift;
  expect(shift(timeZone, '19:30')).toBe(0);
  expect(shift('Pacific/Kiritimati', '00:30')).toBe(-1);
  expect(shift('Etc/GMT+12', '23:30')).toBe(1);
});

test('returns the time in the viewer’s time zone if it differs', () => {
  const { own } = formatWeeklyTime('19:30', 'Pacific/Kiritimati', '2027-01-04T12:00:00Z');
  const expected = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'short',
  }).format(new Date('2027-01-04T05:30:00Z'));
  expect(own).toBe(expected);
});
