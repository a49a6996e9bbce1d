import { expect, test } from 'vitest';
import { withDuration, withEnd, withStart } from './quickstartDates.ts';

const none = { startDate: '', endDate: '', durationWeeks: null };
const twelveWeeks = { startDate: '2027-01-04', endDate: '2027-03-29', durationWeeks: 12 };

test('sets the end to the start plus the duration in weeks', () => {
  expect(withDuration({ ...none, startDate: '2027-01-04' }, 12)).toEqual(twelveWeeks);
});

test('sets the end once a start is given for a duration', () => {
  const waiting = withDuration(none, 12);
  expect(waiting.endDate).toBe('');
  expect(withStart(waiting, '2027-01-04')).toEqual(twelveWeeks);
});

test.each([
  ['2027-01-05', 1],
  ['2027-01-11', 1],
  ['2027-01-12', 2],
  ['2027-03-30', 13],
])('rounds the duration for an end on %s up to %i weeks', (endDate, weeks) => {
  expect(withEnd(twelveWeeks, endDate)).toEqual({ startDate: '2027-01-04', endDate, durationWeeks: weeks });
});

test('rounds a cohort of one day up to a week', () => {
  expect(withEnd(twelveWeeks, '2027-01-04').durationWeeks).toBe(1);
});

test('ignores an end before the start', () => {
  expect(withEnd(twelveWeeks, '2027-01-03')).toEqual(twelveWeeks);
});

test('clears end and duration when the start moves after the end', () => {
  expect(withStart(twelveWeeks, '2027-03-30')).toEqual({
    startDate: '2027-03-30',
    endDate: '',
    durationWeeks: null,
  });
});

test('keeps the end and recalculates the duration when the start moves before the end', () => {
  expect(withStart(twelveWeeks, '2027-03-22')).toEqual({
    ...twelveWeeks,
    startDate: '2027-03-22',
    durationWeeks: 1,
  });
});

test('adds no week for a clock change between start and end', () => {
  // Most of Europe and America change theirs between these Mondays.
  const start = { ...none, startDate: '2027-10-25' };
  expect(withDuration(start, 2).endDate).toBe('2027-11-08');
  expect(withEnd(start, '2027-11-08').durationWeeks).toBe(2);
});

test('ignores a duration below one week', () => {
  expect(withDuration(twelveWeeks, 0).endDate).toBe('2027-03-29');
  expect(withDuration(twelveWeeks, null).endDate).toBe('2027-03-29');
});
