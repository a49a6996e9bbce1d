import type { ApolloCache, Reference } from '@apollo/client';

/** A connection as the cache holds it. */
interface StoredList {
  nodes?: readonly Reference[];
  totalCount?: number;
  pageCount?: number;
}

/** What tells one stored list from another (app/cache.ts). */
interface ListArguments {
  courseId?: string | null;
  search?: string | null;
  first?: number | null;
  page?: number | null;
}

const refTo = (id: string): Reference => ({ __ref: `Discussion:${id}` });

/**
 * Puts a discussion that is written into the cache already where it belongs in every list: whichever was replied to last
 * stands first. Lists that it may have come to from elsewhere, such as page 2, are forgotten and asked for again.
 */
export function showDiscussion(cache: ApolloCache, id: string, isNew: boolean): void {
  const ref = refTo(id);
  cache.modify<Record<string, StoredList>>({
    fields: {
      discussions(stored: StoredList | Reference, { storeFieldName, readField, DELETE }) {
        const { nodes = [], ...list } = stored as StoredList;
        const { courseId, search, first, page } = argumentsOf(storeFieldName);
        const about = readField<Reference | null>('course', ref)?.__ref;
        if (courseId && about !== `Course:${courseId}`) return stored;
        if (search || (page ?? 1) > 1) return DELETE;
        const others = nodes.filter(({ __ref }) => __ref !== ref.__ref);
        const activityOf = (one: Reference) => readField<string>('lastActivityAt', one) ?? '';
        const sorted = [...others, ref].toSorted((a, b) => (activityOf(a) > activityOf(b) ? -1 : 1));
        const size = first ?? sorted.length;
        const totalCount =
          (list.totalCount ?? nodes.length) + (isNew && others.length === nodes.length ? 1 : 0);
        // Without what follows the page, nobody knows whether the last one is still its last.
        if (sorted.at(-1) === ref && totalCount > sorted.length && others.length < nodes.length)
          return DELETE;
        return {
          ...list,
          nodes: sorted.slice(0, size),
          totalCount,
          pageCount: Math.max(1, Math.ceil(totalCount / size)),
        };
      },
    },
  });
}

/** Takes a discussion out of all lists; pages that follow are asked for again. */
export function removeDiscussion(cache: ApolloCache, id: string): void {
  cache.modify<Record<string, StoredList>>({
    fields: {
      discussions(stored: StoredList | Reference, { DELETE }) {
        const list = stored as StoredList;
        const nodes = list.nodes?.filter(({ __ref }) => __ref !== refTo(id).__ref) ?? [];
        const isLast = (list.totalCount ?? 0) <= (list.nodes?.length ?? 0);
        if (!isLast) return DELETE;
        return nodes.length === list.nodes?.length ? stored : { ...list, nodes, totalCount: nodes.length };
      },
    },
  });
}

/** Puts a reply that is written into the cache already into its thread, once and in order. */
export function insertReply(cache: ApolloCache, discussionId: string, id: string): void {
  const ref: Reference = { __ref: `DiscussionReply:${id}` };
  cache.modify<Record<string, StoredList>>({
    id: refTo(discussionId).__ref,
    fields: {
      replies(stored: StoredList | Reference, { readField }) {
        const { nodes = [], ...list } = stored as StoredList;
        if (nodes.some(({ __ref }) => __ref === ref.__ref)) return stored;
        const numberOf = (one: Reference) => readField<number>('number', one) ?? 0;
        // Those from before what is loaded come when somebody asks for them.
        if (nodes.length > 0 && numberOf(ref) < numberOf(nodes[0]!)) return stored;
        return { ...list, nodes: [...nodes, ref].toSorted((a, b) => numberOf(a) - numberOf(b)) };
      },
    },
  });
}

/** Takes a reply out of its thread. */
export function removeReply(cache: ApolloCache, discussionId: string, id: string): void {
  cache.modify<Record<string, StoredList>>({
    id: refTo(discussionId).__ref,
    fields: {
      replies(stored: StoredList | Reference) {
        const { nodes = [], ...list } = stored as StoredList;
        return { ...list, nodes: nodes.filter(({ __ref }) => __ref !== `DiscussionReply:${id}`) };
      },
    },
  });
}

/** `discussions:{"first":10,"page":1}` -> its arguments. */
function argumentsOf(storeFieldName: string): ListArguments {
  const start = storeFieldName.indexOf('{');
  return start < 0 ? {} : (JSON.parse(storeFieldName.slice(start)) as ListArguments);
}
