import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each([
  [0, 0, 'Good morning, Ada'],
  [11, 59, 'Good morning, Ada'],
  [12, 0, 'Good afternoon, Ada'],
  [16, 59, 'Good afternoon, Ada'],
  [17, 0, 'Good evening, Ada'],
  [23, 59, 'Good evening, Ada'],
])('at %i:%i it says %s', (hour, minute, words) => {
  expect(greeting('Ada', new Date(2027, 0, 4, hour, minute))).toBe(words);
});
