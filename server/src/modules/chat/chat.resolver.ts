import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { VIEWER } from '#modules/account/viewer.resolver';
import type { Context } from '#platform/request/context';
import { NotFound } from '#kernel/errors';
import { UUID } from '#kernel/scalars';
import { MemberConnection } from '#modules/membership/membership.connection';
import { deleteMessage, editMessage } from './change-message.ts';
import { ContactsArguments, ConversationConnection, ConversationsArguments } from './chat.connection.ts';
import { EditMessageInput, SendMessageInput } from './chat.input.ts';
import { ConversationPayload, ChatMessagePayload, SetTypingPayload } from './chat.payload.ts';
import { CONTACTS, CONVERSATION, CONVERSATIONS } from './chat.sources.ts';
import { Conversation } from './conversation.entity.ts';
import { markConversationRead, openConversation } from './conversation.service.ts';
import { sendMessage } from './send-message.ts';
import { setTyping } from './typing.ts';

@Resolver()
export class ChatResolver {
  @Authorized()
  @Query(() => MemberConnection, { description: 'The other members of the institution by last name.' })
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
      "The viewer's, the latest message first; the rooms of its cohorts are there from the beginning.",
  })
  conversations(
    @Args(() => ConversationsArguments) args: ConversationsArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, CONVERSATIONS, { ...(args as object) });
  }

  @Authorized()
  @Query(() => Conversation, { nullable: true, description: 'NOT_FOUND unless the viewer takes part.' })
  async conversation(
    @Arg('id', () => UUID, { description: 'Of the conversation.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const conversation = await reads.get(info, CONVERSATION, { conversationId: id });
    if (!conversation) throw NotFound('Conversation');
    return conversation;
  }

  @Authorized()
  @Mutation(() => ConversationPayload, {
    description: 'The conversation with a member, made where there is none. INVALID with oneself.',
  })
  async openConversation(
    @Arg('memberId', () => UUID, { description: 'Of the member.' }) memberId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const conversationId = await openConversation(context, memberId);
    return context.reads.payload(info, { conversation: CONVERSATION, viewer: VIEWER }, { conversationId });
  }

  @Authorized()
  @Mutation(() => ChatMessagePayload, {
    description:
      "Again under the same id: changes nothing and answers as the first time. CONFLICT where the id is another message's.",
  })
  sendMessage(
    @Arg('input', () => SendMessageInput) input: SendMessageInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return sendMessage(context, info, input);
  }

  @Authorized()
  @Mutation(() => ChatMessagePayload, { description: "One's own; CONFLICT once it is deleted." })
  editMessage(
    @Arg('input', () => EditMessageInput) input: EditMessageInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return editMessage(context, info, input);
  }

  @Authorized()
  @Mutation(() => ChatMessagePayload, {
    description: "One's own: its text is gone, its place in the order stays. Again: changes nothing.",
  })
  deleteMessage(
    @Arg('id', () => UUID, { description: 'Of the message.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return deleteMessage(context, info, id);
  }

  @Authorized()
  @Mutation(() => ConversationPayload, {
    description: 'Never takes back what was read; past the end means all.',
  })
  async markConversationRead(
    @Arg('conversationId', () => UUID, { description: 'Of the conversation.' }) conversationId: string,
    @Arg('sequence', () => Int, { description: 'Of the last message that was read.' }) sequence: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await markConversationRead(context, conversationId, sequence);
    return context.reads.payload(info, { conversation: CONVERSATION, viewer: VIEWER }, { conversationId });
  }

  @Authorized()
  @Mutation(() => SetTypingPayload, {
    description: 'The others see it for 6 seconds: say it every 4 or so while somebody types.',
  })
  async setTyping(
    @Arg('conversationId', () => UUID, { description: 'Of the conversation.' }) conversationId: string,
    @Arg('isTyping', () => Boolean, { defaultValue: true, description: 'False takes it back at once.' })
    isTyping: boolean,
    @Ctx() context: Context,
  ): Promise<SetTypingPayload> {
    await setTyping(context, conversationId, isTyping);
    return { conversationId, isTyping };
  }
}
