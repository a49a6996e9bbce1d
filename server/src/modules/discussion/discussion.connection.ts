import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import type { ReadArguments, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { contains } from '#platform/read/search';
import { Discussion } from './discussion.entity.ts';
import { discussionSearchRules } from './discussion.rules.ts';
import { DiscussionReply } from './discussion-reply.entity.ts';

export const DiscussionConnection = connectionOf('Discussion', () => Discussion);
export type DiscussionConnection = InstanceType<typeof DiscussionConnection>;

export const DiscussionList = listOf('Discussion', Discussion);

export const DiscussionReplyConnection = connectionOf('DiscussionReply', () => DiscussionReply);
export type DiscussionReplyConnection = InstanceType<typeof DiscussionReplyConnection>;

export const DiscussionReplyList = listOf('DiscussionReply', DiscussionReply);

@Rules(discussionSearchRules)
@ArgsType()
export class DiscussionsArguments extends DiscussionList {
  @Field(() => ID, { nullable: true, description: 'Returns only discussions of this course.' })
  courseId?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Returns only discussions whose title or text contains this text.',
  })
  search?: string;
}

/** Returns the conditions for the arguments of a list of discussions. */
export function discussionsNarrowing(
  discussion: Row<Discussion>,
  { courseId, search }: ReadArguments,
): (Sql | undefined)[] {
  return [
    courseId && sql`${discussion.course} = ${courseId}`,
    search && sql`(${contains(discussion.title, search)} or ${contains(discussion.body, search)})`,
  ];
}
