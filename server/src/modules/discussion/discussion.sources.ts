import { sql } from 'kysely';
import { byId, one } from '#platform/read/source';
import { Discussion } from './discussion.entity.ts';
import { DiscussionReply } from './discussion-reply.entity.ts';

/** Source: the discussion with the given `id`. */
export const DISCUSSION = byId(Discussion);

/** Source: the reply with the given `replyId`. */
export const REPLY = byId(DiscussionReply, ['replyId']);

/** Source: the discussion of the reply with the given `replyId`. */
export const DISCUSSION_OF_REPLY = one(
  Discussion,
  (discussion, { replyId }) =>
    sql`${discussion.id} = (select r.discussion_id from discussion_reply r where r.institution_id = ${discussion.institution} and r.id = ${replyId})`,
);
