import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from '#lib/cache';
import { insertReply, removeDiscussion, removeReply, showDiscussion } from './discussionCache.ts';

const LIST = gql`
  query List($courseId: UUID, $search: String, $page: Int!) {
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

/** A discussion whose last activity was on a day of January. */
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

/** Ids in a list, its count and its pages; null where it has to be asked for again. */
function kept(cache: Cache, variables: Variables): [string, number, number] | null {
  const answer = cache.readQuery<Answer>({ query: LIST, variables });
  if (!answer) return null;
  const { nodes, totalCount, pageCount } = answer.discussions;
  return [nodes.map(({ id }) => id).join(' '), totalCount, pageCount];
}

/** Writes what an event brings. */
function arrives(cache: Cache, changed: ReturnType<typeof discussion>, isNew: boolean): void {
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

test('a new one stands first, counts, and pushes the last one onto the next page', () => {
  const cache = createCache();
  keep(cache, first, [discussion('c', 3), discussion('b', 2), discussion('a', 1)]);
  keep(cache, { page: 2 }, []);
  arrives(cache, discussion('d', 4), true);
  expect(kept(cache, first)).toEqual(['d c b', 4, 2]);
  expect(kept(cache, { page: 2 })).toBeNull();
  arrives(cache, discussion('d', 4), true); // told twice
  expect(kept(cache, first)).toEqual(['d c b', 4, 2]);
});

test('one that is replied to moves to the top, also from another page, and counts once', () => {
  const cache = createCache();
  keep(cache, first, [discussion('d', 4), discussion('c', 3), discussion('b', 2)], 4);
  arrives(cache, discussion('b', 5), false);
  expect(kept(cache, first)).toEqual(['b d c', 4, 2]);
  arrives(cache, discussion('a', 6), false);
  expect(kept(cache, first)).toEqual(['a b d', 4, 2]);
});

test('one that sinks below what the page knows makes it ask again', () => {
  const cache = createCache();
  keep(cache, first, [discussion('d', 4), discussion('c', 3), discussion('b', 2)], 9);
  arrives(cache, discussion('d', 1), false); // its latest reply was deleted
  expect(kept(cache, first)).toBeNull();
});

test('an old one that was changed comes to no page that it is not on', () => {
  const cache = createCache();
  keep(cache, first, [discussion('d', 4), discussion('c', 3), discussion('b', 2)], 9);
  arrives(cache, discussion('a', 1), false);
  expect(kept(cache, first)).toEqual(['d c b', 9, 3]);
});

test("lists of other courses stay, the course's own gets it, searches ask again", () => {
  const cache = createCache();
  const [own, others, sought] = [
    { courseId: 'react', page: 1 },
    { courseId: 'graphql', page: 1 },
    { search: 'x', page: 1 },
  ];
  for (const list of [own, others, sought]) keep(cache, list, []);
  arrives(cache, discussion('a', 1, 'react'), true);
  expect(kept(cache, own)).toEqual(['a', 1, 1]);
  expect(kept(cache, others)).toEqual(['', 0, 0]);
  expect(kept(cache, sought)).toBeNull();
});

test('one that is deleted leaves every list; where more follow, it is asked for again', () => {
  const cache = createCache();
  keep(cache, first, [discussion('b', 2), discussion('a', 1)]);
  keep(cache, { page: 2 }, [discussion('b', 2)], 9);
  removeDiscussion(cache, 'b');
  expect(kept(cache, first)).toEqual(['a', 1, 1]);
  expect(kept(cache, { page: 2 })).toBeNull();
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

test('replies stand in order, each once, and those from before what is loaded are left out', () => {
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
