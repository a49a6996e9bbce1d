import { Field, ObjectType } from 'type-graphql';
import { Account } from '#modules/account/account.entity';
import { UUID } from '#kernel/scalars';
import { Conversation } from './conversation.entity.ts';
import { Message } from './message.entity.ts';

@ObjectType({ description: 'A conversation as the mutation left it.' })
export class ConversationPayload {
  @Field(() => Conversation, { description: 'As it is now.' })
  conversation!: Conversation;

  @Field(() => Account, { description: 'Who reads, with the counts that it changes.' })
  viewer!: Account;
}

@ObjectType({ description: 'A message as the mutation left it.' })
export class ChatMessagePayload {
  @Field(() => Message, { description: 'As it is now.' })
  message!: Message;

  @Field(() => Conversation, { description: 'Where it stands.' })
  conversation!: Conversation;
}

@ObjectType({ description: 'What the others see.' })
export class SetTypingPayload {
  @Field(() => UUID, { description: 'Of the conversation.' })
  conversationId!: string;

  @Field(() => Boolean, { description: 'The viewer is seen to type.' })
  isTyping!: boolean;
}
