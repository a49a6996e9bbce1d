import { expect, test } from 'vitest';
import { mergeItems } from './mergeItems.ts';

const merge = (base: string, mine: string, theirs: string) =>
  mergeItems(base.split(''), mine.split(''), theirs.split(''), (letter) => letter).join('');

test('keeps what either person added', () => {
  expect(merge('ab', 'abx', 'aby')).toBe('abyx');
  expect(merge('', 'x', 'y')).toBe('yx');
  expect(merge('ab', 'abx', 'abx')).toBe('abx');
});

test('drops what either person removed', () => {
  expect(merge('abc', 'bc', 'ab')).toBe('b');
  expect(merge('ab', '', 'aby')).toBe('y');
  expect(merge('ab', 'bx', 'a')).toBe('x');
});

test('keeps the order of the person who moved items', () => {
  expect(merge('abc', 'cab', 'abcy')).toBe('caby');
  expect(merge('abc', 'abcx', 'cab')).toBe('cabx');
  expect(merge('abc', 'cba', 'bac')).toBe('cba');
});
