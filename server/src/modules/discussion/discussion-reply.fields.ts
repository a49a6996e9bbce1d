import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Connected, FieldsOf, One, type Row } from '#platform/read/declarations';
import { DiscussionReplyConnection, DiscussionReplyList } from './discussion.connection.ts';
import { Discussion } from './discussion.entity.ts';
import { DiscussionReply } from './discussion-reply.entity.ts';

const repliesTo = (reply: Row<DiscussionReply>, row: Row<Discussion>) => sql`${reply.discussion} = ${row.id}`;

/** Fields that replies add to a discussion. */
@FieldsOf(Discussion)
export class RepliesOfDiscussion {
  @One<DiscussionReply, Discussion>(() => DiscussionReply, {
    where: repliesTo,
    order: { by: ['number'], descending: true },
    description: 'Latest reply. Null if none exists.',
  })
  lastReply!: (DiscussionReply & Opt) | null;

  @Connected<DiscussionReply, Discussion>(
    () => DiscussionReplyConnection,
    () => DiscussionReply,
    () => DiscussionReplyList,
    {
      where: repliesTo,
      order: { by: ['number'] },
      description: 'Replies, oldest first. Use `last` for the latest and `before` to load older ones.',
    },
  )
  replies!: DiscussionReplyConnection & Opt;
}
