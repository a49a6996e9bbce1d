import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { NotFound } from '#kernel/errors';
import { ID } from '#kernel/scalars';
import { connection } from '#platform/read/source';
import {
  DiscussionConnection,
  DiscussionsArguments,
  discussionsNarrowing,
  unansweredFor,
  writtenInBy,
} from './discussion.connection.ts';
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
  where: (discussion, given, reader) => [
    reader.institutionId ? undefined : sql`false`,
    given['isUnanswered'] ? unansweredFor(discussion, reader) : undefined,
    given['hasViewer'] ? writtenInBy(discussion, reader) : undefined,
    ...discussionsNarrowing(discussion, given),
  ],
  order: { by: ['lastActivityAt'], descending: true },
});

@Resolver()
export class DiscussionResolver {
  @Authorized()
  @Query(() => Discussion, {
    nullable: true,
    description: 'A discussion by ID. Fails with NOT_FOUND when the viewer cannot read it.',
  })
  async discussion(
    @Arg('id', () => ID, { description: 'ID of the discussion.' }) id: string,
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
      "General discussions of the session's institution and those of courses that the viewer can read, most recent activity first.",
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
    description: 'Starts a discussion. Requires membership and, for a course, permission to read it.',
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
  @Mutation(() => DiscussionPayload, { description: 'Updates a discussion. Requires its author.' })
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
      'Deletes a discussion with its replies. Requires its author, an admin or the owner of the course; for a general discussion also an instructor.',
  })
  async deleteDiscussion(
    @Arg('id', () => ID, { description: 'ID of the discussion.' }) id: string,
    @Ctx() context: Context,
  ): Promise<DeleteDiscussionPayload> {
    await deleteDiscussion(context, id);
    return { id };
  }

  @Authorized()
  @Mutation(() => DiscussionReplyPayload, {
    description:
      'Replies to a discussion that the viewer can read. Notifies its author and everyone who replied before.',
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
  @Mutation(() => DiscussionReplyPayload, { description: 'Updates a reply. Requires its author.' })
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
      'Deletes a reply. Requires its author, an admin or the owner of the course; in a general discussion also an instructor.',
  })
  async deleteDiscussionReply(
    @Arg('id', () => ID, { description: 'ID of the reply.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const discussionId = await deleteDiscussionReply(context, id);
    return context.reads.payload(info, { discussion: DISCUSSION }, { id: discussionId }, { id });
  }
}
