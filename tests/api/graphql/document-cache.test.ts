import { expect, test } from 'vitest';
import { DocumentCache } from '#api/graphql/documents';
import { schema } from '#tests/support/schema';

/** A valid document of a length. */
const ofLength = (characters: number) => '{ __typename } #'.padEnd(characters, '-');

const parsedBy = (cache: DocumentCache, text: string) => {
  const operation = cache.get(text);
  if (!('document' in operation)) throw new Error(operation.join());
  return operation.document;
};

test('a repeated document is parsed once, also a long one, unless it is longer than any client needs', () => {
  const cache = new DocumentCache(schema);
  expect(parsedBy(cache, ofLength(50_000))).toBe(parsedBy(cache, ofLength(50_000)));
  expect(parsedBy(cache, ofLength(50_001))).not.toBe(parsedBy(cache, ofLength(50_001)));
});

test('long documents together stay within a length, and the one used last remains', () => {
  const cache = new DocumentCache(schema);
  const lengths = Array.from({ length: 300 }, (_, at) => 40_000 + at);
  const [first, ...others] = lengths.map((length) => parsedBy(cache, ofLength(length)));
  expect(parsedBy(cache, ofLength(lengths.at(-1)!))).toBe(others.at(-1));
  expect(parsedBy(cache, ofLength(lengths[0]!))).not.toBe(first);
});
