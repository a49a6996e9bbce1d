import { Field, Int, ObjectType } from 'type-graphql';
import { Account } from '#modules/account/account.entity';
import { Membership } from '#modules/membership/membership.entity';
import { Conversation } from './conversation.entity.ts';
import { Message } from './message.entity.ts';

@ObjectType({ description: 'What has changed in a conversation.' })
export class MessageChanges {
  @Field(() => Int, { description: 'How far one has got: `after` of the next subscription.' })
  revision!: number;

  @Field(() => [Message], {
    description: 'New ones, and edited and deleted ones again, in the order of their changes.',
  })
  messages!: Message[];
}

@ObjectType({ description: 'Something new in a list of conversations.' })
export class ConversationChange {
  @Field(() => Conversation, { description: 'As it is now.' })
  conversation!: Conversation;

  @Field(() => Account, { description: 'With the count of all that is unread.' })
  viewer!: Account;
}

@ObjectType({ description: 'Somebody types, or no longer.' })
export class TypingChange {
  @Field(() => Membership, { description: 'Who types.' })
  member!: Membership;

  @Field(() => Boolean, { description: 'False when the text was cleared.' })
  isTyping!: boolean;
}
