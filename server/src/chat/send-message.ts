import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../graphql/context.ts';
import { Conflict, NotFound } from '../graphql/errors.ts';
import { isMember, type MemberViewer } from '../graphql/viewer.ts';
import { writeAndRead } from '../read/write-and-read.ts';
import { announceChange, type ChangedConversation } from './chat.events.ts';
import type { SendMessageInput } from './chat.input.ts';
import { limitSending } from './chat.limits.ts';
import { CONVERSATION, MESSAGE } from './chat.sources.ts';
import { lookUp } from './look-up.ts';
import { SEND } from './statements.ts';

const SOURCES = { message: MESSAGE, conversation: CONVERSATION };

/** What Postgres says when a row with the key is there. */
const UNIQUE_VIOLATION = '23505';

/**
 * Stores a message and answers with it. Sent again under its id it is found and told again, for the first time may have
 * been cut short before anybody was told.
 * @throws NotFound where the viewer takes no part, Conflict where the id is another message's, TooMany
 */
export async function sendMessage(
  context: Context,
  info: GraphQLResolveInfo,
  { id, conversationId, body }: SendMessageInput,
): Promise<object> {
  const { viewer } = context;
  if (!isMember(viewer)) throw NotFound('Conversation');
  const takeBack = limitSending(context, viewer);
  const given = { id, conversationId };
  const values = [viewer.institutionId, conversationId, id, viewer.membershipId, body];
  const write = { name: 'send_message', text: SEND, values, locks: conversationId };
  const sent = await writeAndRead(context, [write], info, SOURCES, given).catch(unlessThere);
  if (!sent?.written) {
    takeBack();
    return answerAgain(context, viewer, info, given);
  }
  announceChange(context, JSON.parse(sent.written) as ChangedConversation);
  return sent.payload;
}

async function answerAgain(
  context: Context,
  viewer: MemberViewer,
  info: GraphQLResolveInfo,
  given: { id: string; conversationId: string },
): Promise<object> {
  const message = await lookUp(context, viewer, given.id, given.conversationId);
  if (!message) throw NotFound('Conversation');
  if (!message.isOwn || !message.isThere)
    throw Conflict('Another message has this id. Send yours under a new one.');
  if (!message.mayBeSeen) throw NotFound('Conversation');
  announceChange(context, message);
  return context.reads.payload(info, SOURCES, given);
}

function unlessThere(error: unknown): null {
  if ((error as { code?: string }).code === UNIQUE_VIOLATION) return null;
  throw error;
}
