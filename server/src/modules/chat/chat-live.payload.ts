import { Field, Int, ObjectType } from 'type-graphql';
import { Account } from '#modules/account/account.entity';
import { Membership } from '#modules/membership/membership.entity';
import { Conversation } from './conversation.entity.ts';
import { Message } from './message.entity.ts';

@ObjectType({ description: 'Changes of messages in a conversation.' })
export class MessageChanges {
  @Field(() => Int, {
    description: 'Latest revision in this batch. Pass it as `after` to resume the subscription.',
  })
  revision!: number;

  @Field(() => [Message], {
    description: 'New, edited and deleted messages in order of their changes.',
  })
  messages!: Message[];
}

@ObjectType({ description: "A change in the viewer's list of conversations." })
export class ConversationChange {
  @Field(() => Conversation, { description: 'The conversation after the change.' })
  conversation!: Conversation;

  @Field(() => Account, { description: 'The viewer with the updated count of unread messages.' })
  viewer!: Account;
}

@ObjectType({ description: 'A change of a typing indicator.' })
export class TypingChange {
  @Field(() => Membership, { description: 'Member who is typing or stopped typing.' })
  member!: Membership;

  @Field(() => Boolean, { description: 'Whether the member is typing.' })
  isTyping!: boolean;
}
