import type { ApolloCache, Reference } from '@apollo/client';
import { includesRef, modifyLists } from '#lib/cachedLists';

interface ListArguments {
  courseId: string | null;
  search: string | null;
  first: number | null;
  page: number | null;
}

/** Event about a discussion. `discussion`, or `reply` with a `replyId`, is null once deleted. */
interface DiscussionChange {
  id: string;
  discussion: { editedAt: string | null } | null;
  replyId: string | null;
  reply: { id: string } | null;
}

const refTo = (id: string): Reference => ({ __ref: `Discussion:${id}` });

/** Updates lists and threads after an event, whose objects are cached already. */
export function applyDiscussionChange(
  cache: ApolloCache,
  { id, discussion, replyId, reply }: DiscussionChange,
): void {
  if (!discussion) return removeDiscussion(cache, id);
  showDiscussion(cache, id, replyId === null && discussion.editedAt === null);
  if (reply) insertReply(cache, id, reply.id);
  else if (replyId) removeReply(cache, id, replyId);
}

/**
 * Inserts a cached discussion into every list it belongs to, latest activity first. Lists whose content is unknown,
 * such as page 2 or a search, are evicted and refetched.
 */
export function showDiscussion(cache: ApolloCache, id: string, isNew: boolean): void {
  const ref = refTo(id);
  modifyLists<ListArguments>(cache, 'discussions', (list, { args, readField, DELETE }) => {
    const { nodes = [] } = list;
    const course = readField<Reference | null>('course', ref)?.__ref;
    if (args.courseId && course !== `Course:${args.courseId}`) return list;
    if (args.search || (args.page ?? 1) > 1) return DELETE;
    const others = nodes.filter(({ __ref }) => __ref !== ref.__ref);
    const activityOf = (one: Reference) => readField<string>('lastActivityAt', one) ?? '';
    const sorted = [...others, ref].toSorted((a, b) => (activityOf(a) > activityOf(b) ? -1 : 1));
    const size = args.first ?? sorted.length;
    const totalCount = (list.totalCount ?? nodes.length) + (isNew && others.length === nodes.length ? 1 : 0);
    // At the end of a page it may belong to the next page, which is unknown here.
    if (sorted.at(-1) === ref && totalCount > sorted.length && others.length < nodes.length) return DELETE;
    return {
      ...list,
      nodes: sorted.slice(0, size),
      totalCount,
      pageCount: Math.max(1, Math.ceil(totalCount / size)),
    };
  });
}

/** Removes a discussion from all lists. A list with further pages is evicted and refetched. */
export function removeDiscussion(cache: ApolloCache, id: string): void {
  modifyLists(cache, 'discussions', (list, { DELETE }) => {
    const { nodes = [], totalCount = 0 } = list;
    if (totalCount > nodes.length) return DELETE;
    const others = nodes.filter(({ __ref }) => __ref !== refTo(id).__ref);
    return others.length === nodes.length ? list : { ...list, nodes: others, totalCount: others.length };
  });
}

/** Inserts a cached reply into its thread, once and in order. */
export function insertReply(cache: ApolloCache, discussionId: string, id: string): void {
  const ref: Reference = { __ref: `DiscussionReply:${id}` };
  modifyLists(
    cache,
    'replies',
    (list, { readField }) => {
      const { nodes = [] } = list;
      if (includesRef(nodes, ref)) return list;
      const numberOf = (one: Reference) => readField<number>('number', one) ?? 0;
      // Replies older than the loaded part are loaded on request.
      if (nodes.length > 0 && numberOf(ref) < numberOf(nodes[0]!)) return list;
      return { ...list, nodes: [...nodes, ref].toSorted((a, b) => numberOf(a) - numberOf(b)) };
    },
    refTo(discussionId).__ref,
  );
}

/** Removes a reply from its thread. */
export function removeReply(cache: ApolloCache, discussionId: string, id: string): void {
  modifyLists(
    cache,
    'replies',
    (list) => ({
      ...list,
      nodes: (list.nodes ?? []).filter(({ __ref }) => __ref !== `DiscussionReply:${id}`),
    }),
    refTo(discussionId).__ref,
  );
}
