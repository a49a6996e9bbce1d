import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { MemberList } from '#modules/membership/membership.connection';
import { listOf } from '#platform/read/list-arguments';
import { SHORT_SEARCH } from '#platform/read/search';
import { searchRules } from './chat.rules.ts';
import { ConversationKind } from './conversation.enums.ts';
import { Conversation } from './conversation.entity.ts';
import { Message } from './message.entity.ts';

export const ConversationConnection = connectionOf('Conversation', () => Conversation);
export type ConversationConnection = InstanceType<typeof ConversationConnection>;

export const ConversationList = listOf('Conversation', Conversation);

export const MessageConnection = connectionOf('Message', () => Message);
export type MessageConnection = InstanceType<typeof MessageConnection>;

export const MessageList = listOf('Message', Message);

@ArgsType()
@Rules(searchRules)
export class ContactsArguments extends MemberList {
  @Field(() => String, {
    nullable: true,
    description: `Returns only contacts whose name contains this text. ${SHORT_SEARCH}`,
  })
  search?: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Returns only participants of this conversation, such as the room of a cohort. None unless the viewer is one.',
  })
  conversationId?: string;
}

@ArgsType()
@Rules(searchRules)
export class ConversationsArguments extends ConversationList {
  @Field(() => String, {
    nullable: true,
    description: 'Returns only conversations whose title contains this text.',
  })
  search?: string;

  @Field(() => ConversationKind, { nullable: true, description: 'Returns only conversations of this kind.' })
  kind?: ConversationKind;
}
