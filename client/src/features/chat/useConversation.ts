import { useApolloClient, useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { texts } from '#texts/en';
import { notify } from '#lib/toasts';
import { readError } from '#lib/errors';
import { insertMessages } from './chatCache.ts';
import { ChatDocument } from './ChatPage.generated.ts';
import {
  ConversationDocument,
  MarkConversationReadDocument,
  type MarkConversationReadMutation,
  MessagesChangedDocument,
  OlderMessagesDocument,
} from './ConversationPane.generated.ts';

/** After so many changes the stream begins anew behind them: a lost socket then brings no more than these again. */
const RENEW_AFTER = 200;

/** A conversation with its messages, kept as the server has it: what was missed first, then what comes. */
export function useConversation(id: string) {
  const { cache } = useApolloClient();
  const { data, error, refetch, fetchMore } = useQuery(ConversationDocument, { variables: { id } });
  // After a failure Apollo keeps the last data: a conversation that no longer exists must leave the screen.
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
      const { revision, messages } = changes.messagesChanged;
      insertMessages(cache, id, messages);
      cache.modify({ id: `Conversation:${id}`, fields: { lastRevision: () => revision } });
      if (revision - after > RENEW_AFTER) setAfter(revision);
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

/** Says that the viewer has seen the latest message; everywhere at once, and nothing where all is read. */
function useMarkRead(id: string, conversation: { lastSequence: number; unreadCount: number } | null) {
  const { cache } = useApolloClient();
  const [send] = useMutation(MarkConversationReadDocument);
  const { lastSequence: sequence = 0, unreadCount = 0 } = conversation ?? {};
  return useCallback(() => {
    const viewer = cache.readQuery({ query: ChatDocument })?.viewer;
    if (unreadCount === 0 || !viewer || document.visibilityState === 'hidden') return;
    send({
      variables: { conversationId: id, sequence },
      optimisticResponse: afterReading(viewer, { id, sequence, unreadCount }),
    }).catch(() => {}); // the count stays, and the next look tries again
  }, [cache, send, id, sequence, unreadCount]);
}

/** The answer to come. */
function afterReading(
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
