import { expect, test } from 'vitest';
import { formatGreeting } from './formatGreeting.ts';

test.each([
  [0, 0, 'Good morning, Ada'],
  [11, 59, 'Good morning, Ada'],
  [12, 0, 'Good afternoon, Ada'],
  [16, 59, 'Good afternoon, Ada'],
  [17, 0, 'Good evening, Ada'],
  [23, 59, 'Good evening, Ada'],
])('at %i:%i the greeting is %s', (hour, minute, expected) => {
  expect(formatGreeting('Ada', new Date(2027, 0, 4, hour, minute))).toBe(expected);
});
