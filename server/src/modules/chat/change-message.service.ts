import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { Conflict, Forbidden, NotFound } from '#kernel/errors';
import type { Statement } from '#platform/read/reader';
import { writeAndRead } from '#platform/read/write-and-read';
import { announceChange, type ChangedConversation } from './chat.events.ts';
import type { EditMessageInput } from './chat.input.ts';
import { limitSending } from './chat.limits.ts';
import { CONVERSATION_OF_MESSAGE, MESSAGE } from './chat.sources.ts';
import { lookUp } from './look-up-message.service.ts';
import { DELETE, EDIT } from './chat.sql.ts';

const SOURCES = { message: MESSAGE, conversation: CONVERSATION_OF_MESSAGE };

/**
 * Edits a message.
 * @throws NotFound, Forbidden for another sender's message, Conflict when it is deleted, TooMany
 */
export async function editMessage(
  context: Context,
  info: GraphQLResolveInfo,
  { id, body }: EditMessageInput,
): Promise<object> {
  const payload = await change(context, info, id, { name: 'edit_message', text: EDIT, values: [body] });
  if (payload) return payload;
  throw Conflict('This message was deleted.');
}

/**
 * Deletes a message: erases its text and keeps its position.
 * @throws NotFound, Forbidden for another sender's message, TooMany
 */
export async function deleteMessage(context: Context, info: GraphQLResolveInfo, id: string): Promise<object> {
  const payload = await change(context, info, id, { name: 'delete_message', text: DELETE, values: [] });
  return payload ?? context.reads.payload(info, SOURCES, { id });
}

/** Changes a message of the viewer. Returns null when it is already deleted. */
async function change(
  context: Context,
  info: GraphQLResolveInfo,
  id: string,
  { name, text, values }: Statement,
): Promise<object | null> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Message'));
  const takeBack = limitSending(context, viewer);
  const write = {
    name,
    text,
    values: [viewer.institutionId, id, viewer.membershipId, new Date(), ...values],
  };
  const { written, payload } = await writeAndRead(context, [write], info, SOURCES, { id });
  if (written) {
    announceChange(context, JSON.parse(written) as ChangedConversation);
    return payload;
  }
  takeBack();
  const message = await lookUp(context, viewer, id);
  if (!message?.mayBeSeen) throw NotFound('Message');
  if (!message.isOwn) throw Forbidden();
  return null;
}
