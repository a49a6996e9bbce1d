import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useSyncExternalStore } from 'react';
import { readError } from '#lib/errors';
import { onIdentityChange } from '#lib/identity';
import { texts } from '#texts/en';
import { openDraft } from '#ui/draft';
import { type Arrived, insertMessages } from './chatCache.ts';
import { SendMessageDocument } from './useOutbox.generated.ts';

/** Message that the server has not confirmed yet. */
export interface Outgoing {
  id: string;
  body: string;
  sentAt: string;
  /** Error message; null while sending. */
  failure: string | null;
}

const waiting = new Map<string, readonly Outgoing[]>();
const listeners = new Set<() => void>();

const openOutbox = (conversationId: string) =>
  openDraft<{ messages: Outgoing[] }>(`outbox ${conversationId}`, { messages: [] });

/** Returns the messages of a conversation. Those of an earlier visit count as not sent: nobody knows whether they arrived. */
function outgoingOf(conversationId: string): readonly Outgoing[] {
  const known = waiting.get(conversationId);
  if (known) return known;
  const kept = openOutbox(conversationId).values.messages as Outgoing[];
  for (const one of kept) one.failure ??= texts.chat.notSent;
  waiting.set(conversationId, kept);
  return kept;
}

function change(conversationId: string, next: (now: readonly Outgoing[]) => readonly Outgoing[]): void {
  const messages = next(outgoingOf(conversationId));
  waiting.set(conversationId, messages);
  openOutbox(conversationId).save({ messages });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

onIdentityChange(() => {
  waiting.clear();
  for (const listener of listeners) listener();
});

/**
 * Returns the outgoing messages of a conversation, in the order they were written, and functions to send, retry and
 * discard them. They survive a change of screen and a reload. A retry reuses the message ID, so it cannot create a duplicate.
 */
export function useOutbox(conversationId: string) {
  const client = useApolloClient();
  const outgoing = useSyncExternalStore(subscribe, () => outgoingOf(conversationId));
  const send = useCallback(
    (body: string) => {
      const message = { id: crypto.randomUUID(), body, sentAt: new Date().toISOString(), failure: null };
      change(conversationId, (now) => [...now, message]);
      void deliver(client, conversationId, message);
    },
    [client, conversationId],
  );
  const retry = useCallback(
    (message: Outgoing) => {
      const again = { ...message, failure: null };
      change(conversationId, (now) => now.map((one) => (one.id === message.id ? again : one)));
      void deliver(client, conversationId, again);
    },
    [client, conversationId],
  );
  const discard = useCallback((id: string) => remove(conversationId, id), [conversationId]);
  return { outgoing, send, retry, discard };
}

const remove = (conversationId: string, id: string) =>
  change(conversationId, (now) => now.filter((one) => one.id !== id));

/** Sends the messages of a conversation sequentially, so that they arrive in the order they were written. */
const queues = new Map<string, Promise<void>>();

function deliver(client: ApolloClient, conversationId: string, message: Outgoing): Promise<void> {
  const before = queues.get(conversationId) ?? Promise.resolve();
  const sending = before.then(() => sendNow(client, conversationId, message));
  queues.set(conversationId, sending);
  return sending;
}

async function sendNow(client: ApolloClient, conversationId: string, { id, body }: Outgoing): Promise<void> {
  try {
    const { data } = await client.mutate({
      mutation: SendMessageDocument,
      variables: { input: { id, conversationId, body } },
      update: (cache, { data: answer }) => {
        if (answer?.sendMessage)
          insertMessages(cache, conversationId, [answer.sendMessage.message as Arrived]);
      },
    });
    if (data) remove(conversationId, id);
  } catch (error) {
    const failure = readError(error).message || texts.chat.notSent;
    change(conversationId, (now) => now.map((one) => (one.id === id ? { ...one, failure } : one)));
  }
}
