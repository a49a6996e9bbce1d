import { Field, ObjectType } from 'type-graphql';
import { Account } from '../account/account.entity.ts';
import { UUID } from '../graphql/scalars.ts';
import { Conversation } from './conversation.entity.ts';
import { Message } from './message.entity.ts';

@ObjectType()
export class ConversationPayload {
  @Field(() => Conversation)
  conversation!: Conversation;

  @Field(() => Account)
  viewer!: Account;
}

@ObjectType()
export class ChatMessagePayload {
  @Field(() => Message)
  message!: Message;

  @Field(() => Conversation)
  conversation!: Conversation;
}

@ObjectType()
export class SetTypingPayload {
  @Field(() => UUID)
  conversationId!: string;

  @Field(() => Boolean)
  isTyping!: boolean;
}
