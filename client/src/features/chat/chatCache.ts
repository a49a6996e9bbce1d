import type { ApolloCache, Reference } from '@apollo/client';
import { includesRef, modifyLists } from '#lib/cachedLists';

/** A message as the list needs to know it. */
export interface Arrived {
  id: string;
  sequence: number;
}

/**
 * Inserts messages that the cache already has into the list of their conversation, each once and in order. Messages from
 * before the loaded part are left out: scrolling up loads them.
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

/** Inserts a conversation at the top of the lists without a search, where it is missing. */
export function insertConversation(cache: ApolloCache, id: string): void {
  const ref: Reference = { __ref: `Conversation:${id}` };
  modifyLists<{ search: string | null }>(cache, 'conversations', (list, { args }) => {
    const { nodes = [] } = list;
    if (args.search != null || includesRef(nodes, ref)) return list;
    return { ...list, nodes: [ref, ...nodes] };
  });
}
