import { expect, test } from 'vitest';
import { formatDay, instantToLocalInput, localInputToInstant } from './formatting.ts';

// Midnight in Berlin, where the date differs from New York.
const BERLIN_MIDNIGHT = '2027-01-10T23:00:00.000Z';

test('shows the day of an instant in a time zone', () => {
  expect(formatDay(BERLIN_MIDNIGHT, 'Europe/Berlin')).toBe('January 11, 2027');
  expect(formatDay(BERLIN_MIDNIGHT, 'America/New_York')).toBe('January 10, 2027');
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
