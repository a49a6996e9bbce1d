import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from '#lib/cache';
import { insertReply, removeDiscussion, removeReply, showDiscussion } from './discussionCache.ts';

const LIST = gql`
  query List($courseId: ID, $search: String, $page: Int!) {
    discussions(courseId: $courseId, search: $search, first: 3, page: $page) {
      pageCount
      totalCount
      nodes {
        id
        lastActivityAt
        course {
          id
        }
      }
    }
  }
`;

type Cache = ReturnType<typeof createCache>;
type Variables = { courseId?: string; search?: string; page: number };
interface Answer {
  discussions: { pageCount: number; totalCount: number; nodes: { id: string }[] };
}

/** Returns a discussion whose last activity was on a day of January. */
const discussion = (id: string, day: number, courseId: string | null = null) => ({
  __typename: 'Discussion',
  id,
  lastActivityAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  course: courseId && { __typename: 'Course', id: courseId },
});

function keep(cache: Cache, variables: Variables, nodes: object[], totalCount = nodes.length): void {
  const discussions = {
    __typename: 'DiscussionConnection',
    pageCount: Math.ceil(totalCount / 3),
    totalCount,
    nodes,
  };
  cache.writeQuery({ query: LIST, variables, data: { discussions } });
}

/** Returns the IDs, count and page count of a cached list; null if it has to be refetched. */
function readList(cache: Cache, variables: Variables): [string, number, number] | null {
  const answer = cache.readQuery<Answer>({ query: LIST, variables });
  if (!answer) return null;
  const { nodes, totalCount, pageCount } = answer.discussions;
  return [nodes.map(({ id }) => id).join(' '), totalCount, pageCount];
}

/** Writes a discussion event to the cache. */
function receive(cache: Cache, changed: ReturnType<typeof discussion>, isNew: boolean): void {
  cache.writeFragment({
    fragment: gql`
      fragment D on Discussion {
        id
        lastActivityAt
        course {
          id
        }
      }
    `,
    data: changed,
  });
  showDiscussion(cache, changed.id, isNew);
}

const first: Variables = { page: 1 };

test('puts a new discussion first, counts it and moves the last one to the next page', () => {
  const cache = createCache();
  keep(cache, first, [discussion('c', 3), discussion('b', 2), discussion('a', 1)]);
  keep(cache, { page: 2 }, []);
  receive(cache, discussion('d', 4), true);
  expect(readList(cache, first)).toEqual(['d c b', 4, 2]);
  expect(readList(cache, { page: 2 })).toBeNull();
  receive(cache, discussion('d', 4), true); // delivered twice
  expect(readList(cache, first)).toEqual(['d c b', 4, 2]);
});

test('moves a discussion with a new reply to the top, also from another page, and counts it once', () => {
  const cache = createCache();
  keep(cache, first, [discussion('d', 4), discussion('c', 3), discussion('b', 2)], 4);
  receive(cache, discussion('b', 5), false);
  expect(readList(cache, first)).toEqual(['b d c', 4, 2]);
  receive(cache, discussion('a', 6), false);
  expect(readList(cache, first)).toEqual(['a b d', 4, 2]);
});

test('refetches a page when a discussion sinks below its last known entry', () => {
  const cache = createCache();
  keep(cache, first, [discussion('d', 4), discussion('c', 3), discussion('b', 2)], 9);
  receive(cache, discussion('d', 1), false); // its latest reply was deleted
  expect(readList(cache, first)).toBeNull();
});

test('adds an old discussion that changed to no page that lacks it', () => {
  const cache = createCache();
  keep(cache, first, [discussion('d', 4), discussion('c', 3), discussion('b', 2)], 9);
  receive(cache, discussion('a', 1), false);
  expect(readList(cache, first)).toEqual(['d c b', 9, 3]);
});

test('updates the list of its course, keeps lists of other courses and refetches searches', () => {
  const cache = createCache();
  const [own, others, sought] = [
    { courseId: 'react', page: 1 },
    { courseId: 'graphql', page: 1 },
    { search: 'x', page: 1 },
  ];
  for (const list of [own, others, sought]) keep(cache, list, []);
  receive(cache, discussion('a', 1, 'react'), true);
  expect(readList(cache, own)).toEqual(['a', 1, 1]);
  expect(readList(cache, others)).toEqual(['', 0, 0]);
  expect(readList(cache, sought)).toBeNull();
});

test('removes a deleted discussion from every list and refetches lists with further pages', () => {
  const cache = createCache();
  keep(cache, first, [discussion('b', 2), discussion('a', 1)]);
  keep(cache, { page: 2 }, [discussion('b', 2)], 9);
  removeDiscussion(cache, 'b');
  expect(readList(cache, first)).toEqual(['a', 1, 1]);
  expect(readList(cache, { page: 2 })).toBeNull();
});

const THREAD = gql`
  query Thread {
    discussion(id: "d") {
      id
      replies(last: 30) {
        nodes {
          id
          number
        }
      }
    }
  }
`;

test('keeps replies in order and unique, and skips replies older than the loaded part', () => {
  const cache = createCache();
  const reply = (number: number) => ({ __typename: 'DiscussionReply', id: `r${number}`, number });
  const replies = { __typename: 'DiscussionReplyConnection', nodes: [reply(5), reply(7)] };
  cache.writeQuery({ query: THREAD, data: { discussion: { __typename: 'Discussion', id: 'd', replies } } });
  for (const number of [9, 8, 9, 2]) {
    const fragment = gql`
      fragment R on DiscussionReply {
        id
        number
      }
    `;
    cache.writeFragment({ fragment, data: reply(number) });
    insertReply(cache, 'd', `r${number}`);
  }
  const shown = () =>
    cache
      .readQuery<{ discussion: { replies: typeof replies } }>({ query: THREAD })!
      .discussion.replies.nodes.map(({ number }) => number);
  expect(shown()).toEqual([5, 7, 8, 9]);
  removeReply(cache, 'd', 'r7');
  expect(shown()).toEqual([5, 8, 9]);
});
