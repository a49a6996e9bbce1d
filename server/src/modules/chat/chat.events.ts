import type { Context } from '#platform/request/context';
import type { Messages, Topic } from '#platform/pubsub/bus';
import { chatHubOf } from './chat-hub.ts';

/** What of a conversation's row its followers are told by. */
export interface ChangedConversation {
  id: string;
  revision: number;
  cohortId: string | null;
  firstId: string | null;
  secondId: string | null;
}

/** Tells every instance that a conversation has got so far. Who follows it reads what is new as far as it may. */
export function announceChange(context: Context, conversation: ChangedConversation): void {
  const { id, revision, cohortId, firstId, secondId } = conversation;
  const institutionId = context.viewer.institutionId!;
  // Who follows it here need not wait for the bus; that brings the same number once more, which is no news then.
  chatHubOf(context.services).reach(institutionId, id, revision);
  tell(context, 'conversationChanged', {
    institutionId,
    conversationId: id,
    revision,
    cohortId,
    memberIds: firstId && secondId ? [firstId, secondId] : null,
  });
}

/** Tells a member's other screens that it has read. */
export function announceRead(context: Context, conversationId: string): void {
  const { institutionId, membershipId } = context.viewer;
  tell(context, 'conversationRead', {
    institutionId: institutionId!,
    conversationId,
    membershipId: membershipId!,
  });
}

/** Nobody waits for it, and what is stored is stored when nobody can be told: followers look for it themselves. */
export function tell<T extends Topic>(
  { services: { bus, log } }: Context,
  topic: T,
  message: Messages[T],
): void {
  bus
    .publish(topic, message)
    .catch((error: unknown) => log.warn({ err: error, topic }, 'an event was not told'));
}
