import { useApolloClient, useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { texts } from '#texts/en';
import { notify } from '#lib/toasts';
import { readError } from '#lib/errors';
import { applyMessageChanges } from './chatCache.ts';
import { ChatDocument } from './ChatPage.generated.ts';
import {
  ConversationDocument,
  MarkConversationReadDocument,
  type MarkConversationReadMutation,
  MessagesChangedDocument,
  OlderMessagesDocument,
} from './ConversationPane.generated.ts';

/**
 * Number of changes after which the subscription restarts from the current revision. A reconnect then replays at most
 * that many.
 */
const RESTART_AFTER = 200;

/** Returns a conversation with its messages and keeps it live: first the missed changes, then new ones. */
export function useConversation(id: string) {
  const { cache } = useApolloClient();
  const { data, error, refetch, fetchMore } = useQuery(ConversationDocument, { variables: { id } });
  // Apollo keeps the last data after a failure, but a conversation that no longer exists must leave the screen.
  const isGone = data?.conversation === null || readError(error).code === 'NOT_FOUND';
  const conversation = (!isGone && data?.conversation) || null;

  const [after, setAfter] = useState<number | null>(null);
  if (after === null && conversation) setAfter(conversation.lastRevision);
  useSubscription(MessagesChangedDocument, {
    variables: { conversationId: id, after },
    skip: after === null,
    ignoreResults: true,
    onData: ({ data: { data: changes } }) => {
      if (!changes || after === null) return;
      const { revision } = changes.messagesChanged;
      applyMessageChanges(cache, id, changes.messagesChanged);
      if (revision - after > RESTART_AFTER) setAfter(revision);
    },
  });

  const isLoading = useRef(false);
  const { hasNextPage, endCursor } = conversation?.messages.pageInfo ?? {};
  const loadOlder = useCallback(() => {
    if (!hasNextPage || !endCursor || isLoading.current) return;
    isLoading.current = true;
    fetchMore({ query: OlderMessagesDocument, variables: { id, after: endCursor } })
      .catch(() => notify.error(texts.errors.list))
      .finally(() => (isLoading.current = false));
  }, [id, hasNextPage, endCursor, fetchMore]);

  return {
    conversation,
    isGone,
    error: conversation ? undefined : error,
    retry: () => void refetch().catch(() => {}),
    loadOlder,
    markRead: useMarkRead(id, conversation),
  };
}

/** Returns a function that marks the conversation as read on all screens. Does nothing if all messages are read. */
function useMarkRead(id: string, conversation: { lastSequence: number; unreadCount: number } | null) {
  const { cache } = useApolloClient();
  const [send] = useMutation(MarkConversationReadDocument);
  const { lastSequence: sequence = 0, unreadCount = 0 } = conversation ?? {};
  return useCallback(() => {
    const viewer = cache.readQuery({ query: ChatDocument })?.viewer;
    if (unreadCount === 0 || !viewer || document.visibilityState === 'hidden') return;
    send({
      variables: { conversationId: id, sequence },
      optimisticResponse: buildOptimisticResponse(viewer, { id, sequence, unreadCount }),
    }).catch(() => {}); // the count is unchanged, and the next call retries
  }, [cache, send, id, sequence, unreadCount]);
}

/** Builds the optimistic response. */
function buildOptimisticResponse(
  viewer: { id: string; unreadMessageCount: number },
  read: { id: string; sequence: number; unreadCount: number },
): MarkConversationReadMutation {
  const unreadMessageCount = Math.max(0, viewer.unreadMessageCount - read.unreadCount);
  return {
    markConversationRead: {
      __typename: 'ConversationPayload',
      conversation: {
        __typename: 'Conversation',
        id: read.id,
        unreadCount: 0,
        lastReadSequence: read.sequence,
      },
      viewer: { __typename: 'Viewer', id: viewer.id, unreadMessageCount },
    },
  } as MarkConversationReadMutation;
}
