import { expect, test } from 'vitest';
import * as german from './de/index.generated.ts';
import * as english from './en/index.generated.ts';
import * as spanish from './es/index.generated.ts';
import * as french from './fr/index.generated.ts';

/** Returns the names of all texts, and the number of values that each takes. */
function namesOf(texts: unknown, path = ''): string[] {
  if (typeof texts === 'function') return [`${path}()`];
  if (typeof texts !== 'object' || texts === null) return [path];
  return Object.entries(texts).flatMap(([name, text]) => namesOf(text, `${path}.${name}`));
}

test.each([
  ['Spanish', spanish],
  ['French', french],
  ['German', german],
])('%s has the texts of English and no others', (_, texts) => {
  const names = new Set(namesOf(texts));
  const wanted = new Set(namesOf(english));
  expect([...names].filter((name) => !wanted.has(name))).toEqual([]);
  expect([...wanted].filter((name) => !names.has(name))).toEqual([]);
});

test.each([
  ['en', english, ['0 seats', '1 seat', '2 seats']],
  ['es', spanish, ['0 plazas', '1 plaza', '2 plazas']],
  ['de', german, ['0 Plätze', '1 Platz', '2 Plätze']],
])('counts have the plural of %s', (_, { counts }, texts) => {
  expect([0, 1, 2].map(counts.seats)).toEqual(texts);
});
