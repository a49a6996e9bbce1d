import type { Context } from '#platform/request/context';
import { announce } from '#platform/pubsub/announce';
import { chatHubOf } from './chat-hub.feed.ts';
import type { KnownChange } from './conversation.feed.ts';

/** Columns of a conversation that its followers need. */
export interface ChangedConversation {
  id: string;
  revision: number;
  cohortId: string | null;
  firstId: string | null;
  secondId: string | null;
}

/**
 * Publishes the latest revision of a conversation to every instance. Each follower reads the changes after
 * its own position.
 * @param known the change, if it was read for the followers of this instance
 */
export function announceChange(
  context: Context,
  conversation: ChangedConversation,
  known?: KnownChange,
): void {
  const { id, revision, cohortId, firstId, secondId } = conversation;
  const institutionId = context.viewer.institutionId!;
  // Followers of this instance need not wait for the bus, whose message about the same revision is ignored.
  chatHubOf(context.services).reach(institutionId, id, revision, known);
  announce(context.services, 'conversationChanged', {
    institutionId,
    conversationId: id,
    revision,
    cohortId,
    memberIds: firstId && secondId ? [firstId, secondId] : null,
  });
}

/** Notifies a member's other clients that it has read. */
export function announceRead(context: Context, conversationId: string): void {
  const { institutionId, membershipId } = context.viewer;
  announce(context.services, 'conversationRead', {
    institutionId: institutionId!,
    conversationId,
    membershipId: membershipId!,
  });
}
