import { expect, test } from 'vitest';
import {
  formatAgo,
  formatDay,
  formatDuration,
  formatLastDay,
  formatMinutes,
  formatMoment,
  formatShortDay,
  formatSize,
  instantToLocalInput,
  localInputToInstant,
} from './formatting.ts';

// Midnight in Berlin, where the date differs from New York.
const BERLIN_MIDNIGHT = '2027-01-10T23:00:00.000Z';

test('shows the day of an instant in a time zone', () => {
  expect(formatDay(BERLIN_MIDNIGHT, 'Europe/Berlin')).toBe('January 11, 2027');
  expect(formatDay(BERLIN_MIDNIGHT, 'America/New_York')).toBe('January 10, 2027');
});

test('shows a day of this year with its weekday, another with its year, in a time zone', () => {
  const now = new Date('2027-06-01T00:00:00Z');
  expect(formatShortDay(BERLIN_MIDNIGHT, 'Europe/Berlin', now)).toBe('Mon, Jan 11');
  expect(formatShortDay(BERLIN_MIDNIGHT, 'America/New_York', now)).toBe('Sun, Jan 10');
  expect(formatShortDay('2025-12-01T12:00:00Z', 'UTC', now)).toBe('Dec 1, 2025');
});

test.each([
  ['2027-06-01T11:59:30Z', 'just now'],
  ['2027-06-01T11:48:00Z', '12 min ago'],
  ['2027-06-01T09:00:00Z', '3 h ago'],
  ['2027-05-01T12:00:00Z', 'Sat, May 1'],
])('says how long ago %s was', (instant, text) => {
  expect(formatAgo(instant, new Date('2027-06-01T12:00:00Z'))).toBe(text);
});

test('names the day that a deadline at midnight ends, in its time zone', () => {
  expect(formatLastDay(BERLIN_MIDNIGHT, 'Europe/Berlin')).toBe('Sunday, January 10, 2027');
  expect(formatLastDay(BERLIN_MIDNIGHT, 'America/New_York')).toBeNull();
});

test('says when something is, with today and tomorrow by name', () => {
  const now = new Date('2027-06-01T12:00:00');
  expect(formatMoment(new Date('2027-06-01T19:00:00').toISOString(), now)).toBe('today at 7:00 PM');
  expect(formatMoment(new Date('2027-06-02T00:30:00').toISOString(), now)).toBe('tomorrow at 12:30 AM');
  expect(formatMoment(new Date('2027-06-03T19:00:00').toISOString(), now)).toMatch(
    /^on June 3, 2027 at 7:00 PM /,
  );
});

test.each([
  [1, '1 day'],
  [9, '9 days'],
  [71, '10 weeks'],
])('says %i days as people do', (days, text) => {
  expect(formatDuration(days)).toBe(text);
});

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [150, '2 h 30 min'],
  [90_061, '1,501 h 1 min'],
])('shows %i minutes as %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});

test.each([
  ['Europe/Berlin', '2027-01-11T00:00', BERLIN_MIDNIGHT],
  ['Europe/Berlin', '2027-07-11T00:00', '2027-07-10T22:00:00.000Z'],
  ['America/New_York', '2027-01-10T18:00', BERLIN_MIDNIGHT],
  ['UTC', '2027-01-10T23:00', BERLIN_MIDNIGHT],
])('converts control values in %s', (timeZone, local, instant) => {
  expect(localInputToInstant(local, timeZone)).toBe(instant);
  expect(instantToLocalInput(instant, timeZone)).toBe(local);
});

test('keeps a year that is still being typed', () => {
  expect(instantToLocalInput(localInputToInstant('0002-01-11T09:30', 'Europe/Berlin'), 'Europe/Berlin')).toBe(
    '0002-01-11T09:30',
  );
});

test.each(['', '2027-01-11', 'soon', '2027-13-41T00:00'])('returns an empty text for %j', (local) => {
  expect(localInputToInstant(local, 'Europe/Berlin')).toBe('');
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [34_816, '34 KB'],
  [1024 * 1024, '1.0 MB'],
  [1_258_291, '1.2 MB'],
])('shows %i bytes as %s', (bytes, shown) => {
  expect(formatSize(bytes)).toBe(shown);
});
