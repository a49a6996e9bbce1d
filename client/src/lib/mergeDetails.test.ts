import { expect, test } from 'vitest';
import { changedFields, clashingFields, fingerprint, mergeDetails, pickFields } from './mergeDetails.ts';

const base = { title: 'Ink', price: '10', tags: ['a'] };

test('names the fields that differ', () => {
  expect(changedFields(base, { ...base, tags: ['a'] })).toEqual([]);
  expect(changedFields(base, { ...base, price: '12', tags: [] })).toEqual(['price', 'tags']);
});

test('clashes only where two people entered different values', () => {
  const mine = { ...base, title: 'Mine' };
  expect(clashingFields(base, mine, { ...base, price: '12' })).toEqual([]);
  expect(clashingFields(base, mine, { ...base, title: 'Mine' })).toEqual([]);
  expect(clashingFields(base, mine, { ...base, title: 'Theirs' })).toEqual(['title']);
});

test('fields that are one value clash together', () => {
  const slot = { date: '2030-05-01', startTime: '10:00', title: 'Ink' };
  const mine = { ...slot, date: '2030-05-02' };
  const theirs = { ...slot, startTime: '11:00' };
  expect(clashingFields(slot, mine, theirs)).toEqual([]);
  expect(clashingFields(slot, mine, theirs, ['date', 'startTime'])).toEqual(['date', 'startTime']);
  expect(clashingFields(slot, mine, { ...slot, title: 'Inks' }, ['date', 'startTime'])).toEqual([]);
});

test('merges fields with a rule, and lets the author choose between the others', () => {
  const mine = { title: 'Mine', price: '12', tags: ['a', 'x'] };
  const theirs = { title: 'Theirs', price: '10', tags: ['a', 'y'] };
  const merges = { tags: (_base: string[], own: string[], others: string[]) => [...own, ...others] };
  expect(mergeDetails(base, mine, theirs, { merges })).toEqual({
    values: { ...mine, tags: ['a', 'x', 'a', 'y'] },
    clashing: ['title'],
  });
  expect(mergeDetails(base, mine, base, { merges })).toEqual({ values: mine, clashing: [] });
  const merged = mergeDetails(base, mine, theirs, { merges: { tags: () => undefined } });
  expect(merged).toEqual({ values: mine, clashing: ['title', 'tags'] });
});

test('picks fields', () => {
  expect(pickFields(base, ['price'])).toEqual({ price: '10' });
});

test('fingerprints differ for different values', () => {
  expect(fingerprint(base)).toBe(fingerprint({ ...base }));
  expect(fingerprint(base)).not.toBe(fingerprint({ ...base, title: 'Inks' }));
});
