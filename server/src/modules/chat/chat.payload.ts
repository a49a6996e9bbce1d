import { Field, ObjectType } from 'type-graphql';
import { Account } from '#modules/account/account.entity';
import { ID } from '#kernel/scalars';
import { Conversation } from './conversation.entity.ts';
import { Message } from './message.entity.ts';

@ObjectType({ description: 'Payload of the mutations that change a conversation.' })
export class ConversationPayload {
  @Field(() => Conversation, { description: 'The conversation after the mutation.' })
  conversation!: Conversation;

  @Field(() => Account, { description: 'The viewer with the updated counts.' })
  viewer!: Account;
}

@ObjectType({ description: 'Payload of the mutations that change a message.' })
export class ChatMessagePayload {
  @Field(() => Message, { description: 'The message after the mutation.' })
  message!: Message;

  @Field(() => Conversation, { description: 'Conversation of the message.' })
  conversation!: Conversation;
}

@ObjectType({ description: 'Payload of `setTyping`.' })
export class SetTypingPayload {
  @Field(() => ID, { description: 'ID of the conversation.' })
  conversationId!: string;

  @Field(() => Boolean, { description: 'Whether the other participants see the viewer typing.' })
  isTyping!: boolean;
}
