import { expect, test } from 'vitest';
import { weeklyTime } from './weeklyTime.ts';

test.each([
  ['Europe/Berlin', '2027-01-04T12:00:00Z', '7:30 PM GMT+1'],
  ['Europe/Berlin', '2027-07-05T12:00:00Z', '7:30 PM GMT+2'],
  ['America/Los_Angeles', '2027-01-04T12:00:00Z', '7:30 PM PST'],
  ['Pacific/Auckland', '2027-01-04T12:00:00Z', '7:30 PM GMT+13'],
  ['Asia/Kolkata', '2027-01-04T12:00:00Z', '7:30 PM GMT+5:30'],
])('in %s around %s half past seven is %s', (timeZone, on, words) => {
  expect(weeklyTime('19:30', timeZone, on).local).toBe(words);
});

test('says the time once where the viewer has the same clock', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(weeklyTime('19:30', timeZone, '2027-01-04T12:00:00Z').own).toBeNull();
});

test('says what the viewer’s clock shows elsewhere', () => {
  const { own } = weeklyTime('19:30', 'Pacific/Kiritimati', '2027-01-04T12:00:00Z');
  const expected = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'short',
  }).format(new Date('2027-01-04T05:30:00Z'));
  expect(own).toBe(expected);
});
