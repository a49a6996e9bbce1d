import { expect, test } from 'vitest';
import { addMonths, moveByKey, weeksOf } from './monthGrid.ts';

test('weeks start on Sunday and contain every day of the month', () => {
  const weeks = weeksOf('2026-11-23');
  expect(weeks[0]!.slice(0, 2)).toEqual(['2026-11-01', '2026-11-02']);
  expect(weeks.at(-1)).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ]);
  expect(weeks).toHaveLength(5);
  expect(weeksOf('2026-02-10')).toHaveLength(4);
  expect(weeksOf('2026-08-01')[0]).toEqual(expect.arrayContaining(['2026-07-26', '2026-08-01']));
});

test('a day that the next month does not have becomes its last day', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2024-03-31', -1)).toBe('2024-02-29');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
});

test('keys move by day, week and month, and to the ends of the week', () => {
  const from = (key: string) => moveByKey('2026-11-25', key);
  expect(from('ArrowLeft')).toBe('2026-11-24');
  expect(from('ArrowDown')).toBe('2026-12-02');
  expect(from('Home')).toBe('2026-11-22');
  expect(from('End')).toBe('2026-11-28');
  expect(from('PageUp')).toBe('2026-10-25');
  expect(from('Enter')).toBeNull();
});
