import type { GraphQLResolveInfo } from 'graphql';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { Conflict, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { writeAndRead } from '#platform/read/write-and-read';
import { chatHubOf } from './chat-hub.feed.ts';
import { announceChange, type ChangedConversation } from './chat.events.ts';
import type { SendMessageInput } from './chat.input.ts';
import { limitSending } from './chat.limits.ts';
import { CONVERSATION, MESSAGE } from './chat.sources.ts';
import { lookUp } from './look-up-message.service.ts';
import { SEND } from './chat.sql.ts';

const SOURCES = { message: MESSAGE, conversation: CONVERSATION };

/** PostgreSQL error code for a duplicate key. */
const UNIQUE_VIOLATION = '23505';

/**
 * Stores a message and returns it. Idempotent by the client's ID: a repeat returns the stored message and
 * publishes it again, because the first call may have failed before publishing. When another sender used the
 * ID, the server derives one from the sender and the given ID, so that repeats find it as well.
 * @throws NotFound unless the viewer participates, Conflict when the ID belongs to one of its messages
 * elsewhere, TooMany
 */
export async function sendMessage(
  context: Context,
  info: GraphQLResolveInfo,
  input: SendMessageInput,
): Promise<object> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Conversation'));
  const refund = limitSending(context, viewer);
  return storeOrFind(context, viewer, info, input, refund);
}

/** @param refund is called where the message is not new */
async function storeOrFind(
  context: Context,
  viewer: MemberViewer,
  info: GraphQLResolveInfo,
  { id, conversationId, body }: SendMessageInput,
  refund: () => void,
): Promise<object> {
  const given = { id, conversationId };
  const values = [viewer.institutionId, conversationId, id, viewer.membershipId, body, new Date(), uuidv7()];
  const write = { name: 'send_message', text: SEND, values, locks: conversationId };
  const next = await chatHubOf(context.services).nextChange(viewer.institutionId, conversationId);
  const sent = await writeAndRead(context, [write], info, SOURCES, given, next?.statements)
    .catch(unlessThere)
    .finally(next?.end);
  if (sent?.written) {
    announceChange(context, JSON.parse(sent.written) as ChangedConversation, next?.from(sent.rows));
    return sent.payload;
  }
  const stored = await lookUp(context, viewer, id, conversationId);
  if (stored && !stored.isOwn)
    return storeOrFind(
      context,
      viewer,
      info,
      { id: uuidv5(viewer.membershipId, id), conversationId, body },
      refund,
    );
  refund();
  if (!stored?.mayBeSeen) throw NotFound('Conversation');
  if (!stored.isThere) throw Conflict('You already sent another message with this ID. Use a new ID.');
  announceChange(context, stored);
  return context.reads.payload(info, SOURCES, given);
}

function unlessThere(error: unknown): null {
  if ((error as { code?: string }).code === UNIQUE_VIOLATION) return null;
  throw error;
}
