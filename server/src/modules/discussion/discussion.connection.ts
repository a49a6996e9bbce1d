import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { Role } from '#kernel/role';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import type { ReadArguments, Reader, Row, Sql } from '#platform/read/declarations';
import { editorOfCourse } from '#modules/course/course.visibility';
import { listOf } from '#platform/read/list-arguments';
import { matchesSearch, searchedText, SHORT_SEARCH } from '#platform/read/search';
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
    description: `Returns only discussions whose title or text contains this text. ${SHORT_SEARCH}`,
  })
  search?: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Returns only questions that wait for the viewer: discussions that a student started, to which nobody else has replied, and that the viewer moderates. None for students.',
  })
  isUnanswered?: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Returns only discussions that the viewer started or replied to.',
  })
  hasViewer?: boolean;
}

/** Returns the conditions for the arguments of a list of discussions. */
export function discussionsNarrowing(discussion: Row<Discussion>, args: ReadArguments): (Sql | undefined)[] {
  const { courseId } = args;
  return [
    courseId && sql`${discussion.course} = ${courseId}`,
    matchesSearch(searchedText(discussion.title, discussion.body), args),
  ];
}

/** Returns the condition for discussions that the reader started or replied to. */
export const writtenInBy = (discussion: Row<Discussion>, { membershipId }: Reader): Sql =>
  membershipId
    ? sql`(${discussion.author} = ${membershipId} or exists (select 1 from discussion_reply r where r.institution_id = ${discussion.institution}
    and r.discussion_id = ${discussion.id} and r.author_id = ${membershipId} and r.deleted_at is null))`
    : sql`false`;

/**
 * Returns the condition for discussions of students without a reply of somebody else, in the places that the reader
 * moderates (see `discussionPolicy`).
 */
export function unansweredFor(discussion: Row<Discussion>, reader: Reader): Sql {
  const { role, membershipId } = reader;
  if (role !== Role.ADMIN && role !== Role.INSTRUCTOR) return sql`false`;
  const isModerated =
    role === Role.ADMIN
      ? sql`true`
      : sql`(${discussion.course} is null or ${editorOfCourse(discussion, reader)} = ${membershipId})`;
  return sql`(${isModerated} and exists (select 1 from membership m
    where m.institution_id = ${discussion.institution} and m.id = ${discussion.author} and m.role = 'student')
    and not exists (select 1 from discussion_reply r where r.institution_id = ${discussion.institution}
    and r.discussion_id = ${discussion.id} and r.deleted_at is null and r.author_id <> ${discussion.author}))`;
}
