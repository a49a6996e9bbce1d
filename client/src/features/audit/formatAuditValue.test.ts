import { expect, test } from 'vitest';
import { formatDateTime } from '#texts/formatting';
import { formatAuditValue, formatColumn, subjectOf } from './formatAuditValue.ts';

const LENA = '0198a1fc-0000-7000-8000-000000000001';
const REACT = '0198a1fc-0000-7000-8000-000000000002';
const NAMES = { [LENA]: 'Lena Farah', [REACT]: 'React from the Ground Up' };

test('shows names, dates and a dash instead of IDs, instants and nothing', () => {
  expect(formatAuditValue(LENA, NAMES)).toBe('Lena Farah');
  expect(formatAuditValue('2026-08-22T20:02:00+00:00', null)).toBe(formatDateTime('2026-08-22T20:02:00Z'));
  expect(formatAuditValue(null, null)).toBe('—');
  expect(formatAuditValue(true, null)).toBe('yes');
  expect(formatAuditValue('2026 in review', null)).toBe('2026 in review');
  expect(formatColumn('issued_by_id')).toBe('issued by');
});

test('names the rows that a row without a title connects', () => {
  const values = { course_id: REACT, membership_id: LENA, status: 'active' };
  expect(subjectOf(null, values, NAMES)).toBe('Lena Farah · React from the Ground Up');
  expect(subjectOf('Its own title', values, NAMES)).toBe('Its own title');
  expect(subjectOf(null, { status: 'active' }, null)).toBe('');
});
