import { expect, test } from 'vitest';
import { withDuration, withEnd, withStart } from './quickstartDates.ts';

const none = { startDate: '', endDate: '', durationWeeks: null };
const twelveWeeks = { startDate: '2027-01-04', endDate: '2027-03-29', durationWeeks: 12 };

test('typing a duration sets the end to the start plus that many weeks', () => {
  expect(withDuration({ ...none, startDate: '2027-01-04' }, 12)).toEqual(twelveWeeks);
});

test('a duration waits for a start, and then sets the end', () => {
  const waiting = withDuration(none, 12);
  expect(waiting.endDate).toBe('');
  expect(withStart(waiting, '2027-01-04')).toEqual(twelveWeeks);
});

test.each([
  ['2027-01-05', 1],
  ['2027-01-11', 1],
  ['2027-01-12', 2],
  ['2027-03-30', 13],
])('an end on %s makes the duration %i weeks, rounded up', (endDate, weeks) => {
  expect(withEnd(twelveWeeks, endDate)).toEqual({ startDate: '2027-01-04', endDate, durationWeeks: weeks });
});

test('a cohort of one day lasts a week', () => {
  expect(withEnd(twelveWeeks, '2027-01-04').durationWeeks).toBe(1);
});

test('an end before the start is ignored', () => {
  expect(withEnd(twelveWeeks, '2027-01-03')).toEqual(twelveWeeks);
});

test('moving the start after the end clears end and duration', () => {
  expect(withStart(twelveWeeks, '2027-03-30')).toEqual({
    startDate: '2027-03-30',
    endDate: '',
    durationWeeks: null,
  });
});

test('moving the start before the end keeps the end and counts anew', () => {
  expect(withStart(twelveWeeks, '2027-03-22')).toEqual({
    ...twelveWeeks,
    startDate: '2027-03-22',
    durationWeeks: 1,
  });
});

test('clocks that change in between do not add a week', () => {
  // Most of Europe and America change theirs between these Mondays.
  const start = { ...none, startDate: '2027-10-25' };
  expect(withDuration(start, 2).endDate).toBe('2027-11-08');
  expect(withEnd(start, '2027-11-08').durationWeeks).toBe(2);
});

test('a duration below one week moves nothing', () => {
  expect(withDuration(twelveWeeks, 0).endDate).toBe('2027-03-29');
  expect(withDuration(twelveWeeks, null).endDate).toBe('2027-03-29');
});
