import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Connected, FieldsOf, One } from '#platform/read/declarations';
import { MessageConnection, MessageList } from './chat.connection.ts';
import { Conversation } from './conversation.entity.ts';
import { Message } from './message.entity.ts';

/** Fields that messages add to a conversation. */
@FieldsOf(Conversation)
export class MessagesOfConversation {
  @One<Message, Conversation>(() => Message, {
    where: (message, row) => sql`${message.conversation} = ${row.id}`,
    order: { by: ['sequence'], descending: true },
    description: 'Latest message, including a deleted one. Null if none exists.',
  })
  lastMessage!: (Message & Opt) | null;

  @Connected<Message, Conversation>(() => MessageConnection, () => Message, () => MessageList, {
    where: (message, row) => sql`${message.conversation} = ${row.id}`,
    order: { by: ['sequence'], descending: true },
    description: 'Messages, newest first. Use `after` to load older ones.',
  })
  messages!: MessageConnection & Opt;
}
