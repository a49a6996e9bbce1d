import { expect, test } from 'vitest';
import { isSoon } from './deadline.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T12:00:00Z', true],
  ['2026-11-27T12:00:00Z', true],
  ['2026-11-27T12:00:01Z', false],
  ['2026-11-20T11:59:59Z', false],
])('a deadline at %s is soon: %s', (deadline, expected) => {
  expect(isSoon(deadline, NOW)).toBe(expected);
});
