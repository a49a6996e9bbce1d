import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { NotFound } from '#kernel/errors';
import { UUID } from '#kernel/scalars';
import { connection } from '#platform/read/source';
import { DiscussionConnection, DiscussionsArguments, discussionsNarrowing } from './discussion.connection.ts';
import { Discussion } from './discussion.entity.ts';
import {
  ReplyToDiscussionInput,
  StartDiscussionInput,
  UpdateDiscussionInput,
  UpdateDiscussionReplyInput,
} from './discussion.input.ts';
import {
  DeleteDiscussionPayload,
  DeleteDiscussionReplyPayload,
  DiscussionPayload,
  DiscussionReplyPayload,
} from './discussion.payload.ts';
import { deleteDiscussion, startDiscussion, updateDiscussion } from './discussion.service.ts';
import { DISCUSSION, DISCUSSION_OF_REPLY, REPLY } from './discussion.sources.ts';
import {
  deleteDiscussionReply,
  replyToDiscussion,
  updateDiscussionReply,
} from './discussion-reply.service.ts';

const DISCUSSIONS = connection(Discussion, {
  where: (discussion, given, { institutionId }) => [
    institutionId ? sql`${discussion.institution} = ${institutionId}` : sql`false`,
    ...discussionsNarrowing(discussion, given),
  ],
  order: { by: ['lastActivityAt'], descending: true },
});

@Resolver()
export class DiscussionResolver {
  @Authorized()
  @Query(() => Discussion, { nullable: true, description: 'NOT_FOUND unless the viewer may see it.' })
  async discussion(
    @Arg('id', () => UUID, { description: 'Of the discussion.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const discussion = await reads.get(info, DISCUSSION, { id });
    if (!discussion) throw NotFound('Discussion');
    return discussion;
  }

  @Authorized()
  @Query(() => DiscussionConnection, {
    description:
      "Those of the session's institution about courses that the viewer may see, and about none. What was replied to last comes first.",
  })
  discussions(
    @Args(() => DiscussionsArguments) args: DiscussionsArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, DISCUSSIONS, { ...(args as object) });
  }

  @Authorized()
  @Mutation(() => DiscussionPayload, {
    description: 'For every member; about a course: for who may see that.',
  })
  async startDiscussion(
    @Arg('input', () => StartDiscussionInput) input: StartDiscussionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await startDiscussion(context, input);
    return context.reads.payload(info, { discussion: DISCUSSION }, { id });
  }

  @Authorized()
  @Mutation(() => DiscussionPayload, { description: 'For its author.' })
  async updateDiscussion(
    @Arg('input', () => UpdateDiscussionInput) input: UpdateDiscussionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await updateDiscussion(context, input);
    return context.reads.payload(info, { discussion: DISCUSSION }, { id: input.id });
  }

  @Authorized()
  @Mutation(() => DeleteDiscussionPayload, {
    description:
      "With its replies. For its author, admins, the course's owner; about no course: for instructors.",
  })
  async deleteDiscussion(
    @Arg('id', () => UUID, { description: 'Of the discussion.' }) id: string,
    @Ctx() context: Context,
  ): Promise<DeleteDiscussionPayload> {
    await deleteDiscussion(context, id);
    return { id };
  }

  @Authorized()
  @Mutation(() => DiscussionReplyPayload, {
    description: 'For who may see the discussion. Its author and who replied before get a notification.',
  })
  async replyToDiscussion(
    @Arg('input', () => ReplyToDiscussionInput) input: ReplyToDiscussionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await replyToDiscussion(context, input);
    return context.reads.payload(info, { reply: REPLY, discussion: DISCUSSION_OF_REPLY }, { replyId: id });
  }

  @Authorized()
  @Mutation(() => DiscussionReplyPayload, { description: 'For its author.' })
  async updateDiscussionReply(
    @Arg('input', () => UpdateDiscussionReplyInput) input: UpdateDiscussionReplyInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await updateDiscussionReply(context, input);
    const given = { replyId: input.id };
    return context.reads.payload(info, { reply: REPLY, discussion: DISCUSSION_OF_REPLY }, given);
  }

  @Authorized()
  @Mutation(() => DeleteDiscussionReplyPayload, {
    description:
      "For its author, admins, the course's owner; where no course is talked about: for instructors.",
  })
  async deleteDiscussionReply(
    @Arg('id', () => UUID, { description: 'Of the reply.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const discussionId = await deleteDiscussionReply(context, id);
    return context.reads.payload(info, { discussion: DISCUSSION }, { id: discussionId }, { id });
  }
}
