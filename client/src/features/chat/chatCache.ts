import type { ApolloCache, Reference } from '@apollo/client';

interface StoredList {
  nodes?: readonly Reference[];
  pageInfo?: { hasNextPage?: boolean };
}

/** A message as the list needs to know it. */
export interface Arrived {
  id: string;
  sequence: number;
}

/**
 * Puts messages that arrived, and are written into the cache already, into the list of their conversation, each once and in
 * order. Those from before what is loaded are left out: scrolling up brings them.
 */
export function insertMessages(
  cache: ApolloCache,
  conversationId: string,
  messages: readonly Arrived[],
): void {
  cache.modify<Record<string, StoredList>>({
    id: `Conversation:${conversationId}`,
    fields: {
      messages(stored: StoredList | Reference, { readField }) {
        const { nodes = [], ...list } = stored as StoredList;
        const known = new Set(nodes.map(({ __ref }) => __ref));
        const sequenceOf = (ref: Reference) => readField<number>('sequence', ref) ?? 0;
        const oldest = list.pageInfo?.hasNextPage && nodes.length > 0 ? sequenceOf(nodes.at(-1)!) : 0;
        const added = messages
          .filter(({ id, sequence }) => sequence > oldest && !known.has(`Message:${id}`))
          .map(({ id }): Reference => ({ __ref: `Message:${id}` }));
        if (added.length === 0) return stored;
        return { ...list, nodes: [...added, ...nodes].toSorted((a, b) => sequenceOf(b) - sequenceOf(a)) };
      },
    },
  });
}

/** Puts a conversation at the top of the lists that are not narrowed by a search, where it is not in them yet. */
export function insertConversation(cache: ApolloCache, id: string): void {
  const ref: Reference = { __ref: `Conversation:${id}` };
  cache.modify<Record<string, StoredList>>({
    fields: {
      conversations(stored: StoredList | Reference, { storeFieldName }) {
        const list = stored as StoredList;
        const isNarrowed = /"search":"/.test(storeFieldName);
        if (isNarrowed || list.nodes?.some(({ __ref }) => __ref === ref.__ref)) return stored;
        return { ...list, nodes: [ref, ...(list.nodes ?? [])] };
      },
    },
  });
}
