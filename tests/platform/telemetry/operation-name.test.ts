import { createHash } from 'node:crypto';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { DocumentCache } from '#api/graphql/documents';

const OWN = 'query OfTheClient { cohorts }';
const documents = new DocumentCache(buildSchema('type Query { cohorts: Int }'), {
  trusted: { [createHash('sha256').update(OWN).digest('hex')]: OWN },
});

const nameOf = (text: string) => (documents.get(text) as { name: unknown }).name;

test("the web client's documents have their names, also in metrics", () => {
  expect(nameOf(OWN)).toEqual({ name: 'OfTheClient', label: 'OfTheClient' });
});

test.each([
  ['query OfAStranger { cohorts }', 'query cohorts'],
  ['query OfTheClient { alias: cohorts }', 'query cohorts'],
  ['query OfTheClient { ...Part } fragment Part on Query { cohorts }', 'query'],
])('%s of anybody else is named by its field, and "other" in metrics', (text, name) => {
  expect(nameOf(text)).toEqual({ name, label: 'other' });
});
