import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from './cache.ts';

const query = gql`
  query Cohorts($search: String, $first: Int, $after: String, $before: String, $page: Int) {
    cohorts(search: $search, first: $first, after: $after, before: $before, page: $page) {
      totalCount
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`;

const page = (ids: string[], more: { next?: boolean; previous?: boolean } = {}) => ({
  cohorts: {
    __typename: 'CohortConnection',
    totalCount: 9,
    nodes: ids.map((id) => ({ __typename: 'Cohort', id })),
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: more.next ?? false,
      hasPreviousPage: more.previous ?? false,
      startCursor: ids[0] ?? null,
      endCursor: ids.at(-1) ?? null,
    },
  },
});

type Answer = ReturnType<typeof page>;

function read(cache: ReturnType<typeof createCache>, variables: object) {
  const answer = cache.readQuery<Answer>({ query, variables });
  return answer && { ids: answer.cohorts.nodes.map(({ id }) => id), ...answer.cohorts.pageInfo };
}

test('appends a page after a cursor and keeps the outer cursors', () => {
  const cache = createCache();
  cache.writeQuery({ query, variables: { first: 2 }, data: page(['a', 'b'], { next: true }) });
  cache.writeQuery({ query, variables: { first: 2, after: 'b' }, data: page(['c'], { previous: true }) });
  expect(read(cache, { first: 2 })).toMatchObject({
    ids: ['a', 'b', 'c'],
    hasNextPage: false,
    hasPreviousPage: false,
    startCursor: 'a',
    endCursor: 'c',
  });
});

test('prepends a page before a cursor', () => {
  const cache = createCache();
  cache.writeQuery({ query, variables: { first: 2 }, data: page(['c', 'd'], { previous: true }) });
  cache.writeQuery({ query, variables: { first: 2, before: 'c' }, data: page(['b'], { next: true }) });
  expect(read(cache, { first: 2 })).toMatchObject({
    ids: ['b', 'c', 'd'],
    hasPreviousPage: false,
    startCursor: 'b',
  });
});

test('replaces the cached list when the first page is refetched', () => {
  const cache = createCache();
  cache.writeQuery({ query, variables: { first: 2 }, data: page(['a', 'b']) });
  cache.writeQuery({ query, variables: { first: 2 }, data: page(['b']) });
  expect(read(cache, { first: 2 })?.ids).toEqual(['b']);
});

test('caches one list for each search and page number', () => {
  const cache = createCache();
  cache.writeQuery({ query, variables: { page: 1 }, data: page(['a']) });
  cache.writeQuery({ query, variables: { page: 2 }, data: page(['b']) });
  cache.writeQuery({ query, variables: { page: 1, search: 'x' }, data: page(['c']) });
  expect([{ page: 1 }, { page: 2 }, { page: 1, search: 'x' }].map((key) => read(cache, key)?.ids)).toEqual([
    ['a'],
    ['b'],
    ['c'],
  ]);
  expect(read(cache, { page: 3 })).toBeNull();
});

test('reads a fragment on an interface from objects of each type that implements it', () => {
  const cache = createCache();
  const fragment = gql`
    fragment Progress on Export {
      id
      percent
    }
  `;
  for (const __typename of ['AccountExport', 'InstitutionExport']) {
    const from = { __typename, id: 'a' };
    cache.writeFragment({ id: `${__typename}:a`, fragment, data: { ...from, percent: 40 } });
    expect(cache.readFragment({ fragment, from })).toEqual({ ...from, percent: 40 });
  }
});
