import type { ApolloCache, Reference } from '@apollo/client';
import { includesRef, modifyLists } from '#lib/cachedLists';

/** Message with the fields that are needed to insert it. */
export interface Arrived {
  id: string;
  sequence: number;
}

/** Updates a conversation after an event, whose messages are cached already. */
export function applyMessageChanges(
  cache: ApolloCache,
  conversationId: string,
  { revision, messages }: { revision: number; messages: readonly Arrived[] },
): void {
  insertMessages(cache, conversationId, messages);
  cache.modify({ id: `Conversation:${conversationId}`, fields: { lastRevision: () => revision } });
}

/**
 * Inserts cached messages into the list of their conversation, once and in order. Skips messages older than the loaded
 * part: scrolling up loads them.
 */
export function insertMessages(
  cache: ApolloCache,
  conversationId: string,
  messages: readonly Arrived[],
): void {
  modifyLists(
    cache,
    'messages',
    (list, { readField }) => {
      const { nodes = [], pageInfo } = list;
      const known = new Set(nodes.map(({ __ref }) => __ref));
      const sequenceOf = (ref: Reference) => readField<number>('sequence', ref) ?? 0;
      const oldest = pageInfo?.hasNextPage && nodes.length > 0 ? sequenceOf(nodes.at(-1)!) : 0;
      const added = messages
        .filter(({ id, sequence }) => sequence > oldest && !known.has(`Message:${id}`))
        .map(({ id }): Reference => ({ __ref: `Message:${id}` }));
      if (added.length === 0) return list;
      return { ...list, nodes: [...added, ...nodes].toSorted((a, b) => sequenceOf(b) - sequenceOf(a)) };
    },
    `Conversation:${conversationId}`,
  );
}

/** Inserts a conversation at the top of all lists without a search that lack it. */
export function insertConversation(cache: ApolloCache, id: string): void {
  const ref: Reference = { __ref: `Conversation:${id}` };
  modifyLists<{ search: string | null }>(cache, 'conversations', (list, { args }) => {
    const { nodes = [] } = list;
    if (args.search != null || includesRef(nodes, ref)) return list;
    return { ...list, nodes: [ref, ...nodes] };
  });
}
