import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Connected, FieldsOf, One } from '#platform/read/declarations';
import { MessageConnection, MessagesArguments } from './chat.connection.ts';
import { Conversation } from './conversation.entity.ts';
import { Message } from './message.entity.ts';

/** The messages of a conversation. */
@FieldsOf(Conversation)
export class MessagesOfConversation {
  @One<Message, Conversation>(() => Message, {
    where: (message, row) =>
      sql`${message.institution} = ${row.institution} and ${message.conversation} = ${row.id}`,
    order: { by: ['sequence'], descending: true },
    description: 'The latest, be it deleted; null before the first.',
  })
  lastMessage!: (Message & Opt) | null;

  @Connected<Message, Conversation>(() => MessageConnection, () => Message, () => MessagesArguments, {
    where: (message, row) =>
      sql`${message.institution} = ${row.institution} and ${message.conversation} = ${row.id}`,
    order: { by: ['sequence'], descending: true },
    description: 'The latest first; on with `after` to those before.',
  })
  messages!: MessageConnection & Opt;
}
