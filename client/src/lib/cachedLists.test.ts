import { gql, type TypedDocumentNode } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from './cache.ts';
import { includesRef, modifyLists } from './cachedLists.ts';

interface Discussions {
  discussions: { __typename: string; nodes: { __typename: string; id: string; title: string }[] };
}

const discussionsDocument: TypedDocumentNode<Discussions, Record<string, unknown>> = gql`
  query Discussions($search: String, $first: Int) {
    discussions(search: $search, first: $first) {
      nodes {
        id
        title
      }
    }
  }
`;

const apollo = { __typename: 'Discussion', id: '1', title: 'Apollo' };

function cacheWithLists(...variables: Record<string, unknown>[]) {
  const cache = createCache();
  for (const one of variables) {
    const data = { discussions: { __typename: 'DiscussionConnection', nodes: [apollo] } };
    cache.writeQuery({ query: discussionsDocument, variables: one, data });
  }
  return cache;
}

/** Calls `modifyLists` for the lists of discussions and returns the arguments passed to the modifier. */
function argumentsOfLists(cache: ReturnType<typeof createCache>): unknown[] {
  const seen: unknown[] = [];
  modifyLists(cache, 'discussions', (list, { args }) => {
    seen.push(args);
    return list;
  });
  return seen;
}

test('passes each list with the arguments that identify it', () => {
  const cache = cacheWithLists({ first: 10 }, { search: 'a {"b":1}', first: 5 });
  expect(argumentsOfLists(cache)).toEqual([{ first: 10 }, { search: 'a {"b":1}', first: 5 }]);
});

test('passes no arguments for a list without arguments', () => {
  expect(argumentsOfLists(cacheWithLists({}))).toEqual([{}]);
});

test('reads the fields of the objects in a list', () => {
  const cache = cacheWithLists({ first: 10 });
  const titles: unknown[] = [];
  modifyLists(cache, 'discussions', (list, { readField }) => {
    for (const node of list.nodes ?? []) titles.push(readField('title', node));
    return list;
  });
  expect(titles).toEqual(['Apollo']);
});

test('returns a changed list from the next read, and evicts a deleted one', () => {
  const cache = cacheWithLists({ first: 10 }, { first: 5 });
  modifyLists<{ first: number }>(cache, 'discussions', (list, { args, DELETE }) =>
    args.first === 5 ? DELETE : { ...list, nodes: [] },
  );
  const read = (first: number) => cache.readQuery({ query: discussionsDocument, variables: { first } });
  expect(read(10)?.discussions.nodes).toEqual([]);
  expect(read(5)).toBeNull();
});

test('keeps lists of other owners', () => {
  const cache = cacheWithLists({ first: 10 });
  const before = cache.extract();
  modifyLists(cache, 'discussions', (list) => ({ ...list, nodes: [] }), 'Viewer:1');
  expect(cache.extract()).toEqual(before);
});

test('finds an object in a list by its reference', () => {
  expect(includesRef([{ __ref: 'Discussion:1' }], { __ref: 'Discussion:1' })).toBe(true);
  expect(includesRef([{ __ref: 'Discussion:1' }], { __ref: 'Discussion:2' })).toBe(false);
});
