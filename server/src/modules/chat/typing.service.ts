import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { NotFound } from '#kernel/errors';
import { announce } from '#platform/pubsub/announce';
import { limitTyping } from './chat.limits.ts';
import { conversationsOf } from './participants.sql.ts';

const TAKES_PART = `select id::text from conversation where institution_id = $1 and id = $2 and id in (${conversationsOf('$1', '$3')})`;

/**
 * Publishes the viewer's typing indicator to the other participants.
 * @throws NotFound, TooMany
 */
export async function setTyping(context: Context, conversationId: string, isTyping: boolean): Promise<void> {
  const { viewer, services } = context;
  assertMember(viewer, () => NotFound('Conversation'));
  const takeBack = limitTyping(context, viewer);
  const { institutionId, membershipId } = viewer;
  const values = [institutionId, conversationId, membershipId];
  const [known] = await services.runStatements(viewer, [{ name: 'takes_part', text: TAKES_PART, values }]);
  if (!known) {
    takeBack();
    throw NotFound('Conversation');
  }
  announce(services, 'typingChanged', { institutionId, conversationId, membershipId, isTyping });
}
