import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { VIEWER } from '#modules/account/viewer.resolver';
import type { Context } from '#platform/request/context';
import { NotFound } from '#kernel/errors';
import { ID } from '#kernel/scalars';
import { MemberConnection } from '#modules/membership/membership.connection';
import { deleteMessage, editMessage } from './change-message.service.ts';
import { ContactsArguments, ConversationConnection, ConversationsArguments } from './chat.connection.ts';
import { EditMessageInput, SendMessageInput } from './chat.input.ts';
import { ConversationPayload, ChatMessagePayload, SetTypingPayload } from './chat.payload.ts';
import { CONTACTS, CONVERSATION, CONVERSATIONS } from './chat.sources.ts';
import { Conversation } from './conversation.entity.ts';
import { markConversationRead, openConversation } from './conversation.service.ts';
import { sendMessage } from './send-message.service.ts';
import { setTyping } from './typing.service.ts';

@Resolver()
export class ChatResolver {
  @Authorized()
  @Query(() => MemberConnection, { description: 'Other members of the institution by last name.' })
  contacts(
    @Args(() => ContactsArguments) args: ContactsArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, CONTACTS, { ...(args as object) });
  }

  @Authorized()
  @Query(() => ConversationConnection, {
    description:
      "Conversations of the viewer, most recent message first. The rooms of the viewer's cohorts are always included.",
  })
  conversations(
    @Args(() => ConversationsArguments) args: ConversationsArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, CONVERSATIONS, { ...(args as object) });
  }

  @Authorized()
  @Query(() => Conversation, {
    nullable: true,
    description: 'A conversation by ID. Fails with NOT_FOUND unless the viewer is a participant.',
  })
  async conversation(
    @Arg('id', () => ID, { description: 'ID of the conversation.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const conversation = await reads.get(info, CONVERSATION, { conversationId: id });
    if (!conversation) throw NotFound('Conversation');
    return conversation;
  }

  @Authorized()
  @Mutation(() => ConversationPayload, {
    description:
      'Returns the direct conversation with a member and creates it if necessary. Fails with INVALID for the viewer itself.',
  })
  async openConversation(
    @Arg('memberId', () => ID, { description: 'ID of the membership.' }) memberId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const conversationId = await openConversation(context, memberId);
    return context.reads.payload(info, { conversation: CONVERSATION, viewer: VIEWER }, { conversationId });
  }

  @Authorized()
  @Mutation(() => ChatMessagePayload, {
    description:
      'Sends a message. Idempotent for the same ID. Fails with CONFLICT when the ID belongs to another message.',
  })
  sendMessage(
    @Arg('input', () => SendMessageInput) input: SendMessageInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return sendMessage(context, info, input);
  }

  @Authorized()
  @Mutation(() => ChatMessagePayload, {
    description: 'Edits a message of the viewer. Fails with CONFLICT when it was deleted.',
  })
  editMessage(
    @Arg('input', () => EditMessageInput) input: EditMessageInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return editMessage(context, info, input);
  }

  @Authorized()
  @Mutation(() => ChatMessagePayload, {
    description:
      'Deletes a message of the viewer: the text is erased, the position in the sequence remains. Idempotent.',
  })
  deleteMessage(
    @Arg('id', () => ID, { description: 'ID of the message.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return deleteMessage(context, info, id);
  }

  @Authorized()
  @Mutation(() => ConversationPayload, {
    description:
      'Marks messages up to a sequence number as read. Never marks messages as unread; a number past the end marks all.',
  })
  async markConversationRead(
    @Arg('id', () => ID, { description: 'ID of the conversation.' }) conversationId: string,
    @Arg('sequence', () => Int, { description: 'Sequence number of the last message read.' })
    sequence: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await markConversationRead(context, conversationId, sequence);
    return context.reads.payload(info, { conversation: CONVERSATION, viewer: VIEWER }, { conversationId });
  }

  @Authorized()
  @Mutation(() => SetTypingPayload, {
    description:
      "Shows or hides the viewer's typing indicator. It expires after 6 seconds; repeat the call every 4 seconds while the user types.",
  })
  async setTyping(
    @Arg('conversationId', () => ID, { description: 'ID of the conversation.' }) conversationId: string,
    @Arg('isTyping', () => Boolean, {
      defaultValue: true,
      description: 'Whether the viewer is typing. False hides the indicator immediately.',
    })
    isTyping: boolean,
    @Ctx() context: Context,
  ): Promise<SetTypingPayload> {
    await setTyping(context, conversationId, isTyping);
    return { conversationId, isTyping };
  }
}
