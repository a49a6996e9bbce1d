import type { DiscussionReply } from '#modules/discussion/discussion-reply.entity';
import type { Discussion } from '#modules/discussion/discussion.entity';
import type { Membership } from '#modules/membership/membership.entity';
import { inOrder } from '../facts/values.ts';
import { connectionOf, type PageArguments } from '../page.ts';
import type { VisibleData } from '../visible.ts';
import type { Resolvers } from './resolve.ts';

/** Authors may change and delete their texts; moderators may delete them. */
function writtenPermissions(author: Membership, { course }: Discussion, { reader }: VisibleData) {
  const owner = course?.unwrap().owner.unwrap() ?? null;
  const isOwn = author.id === reader.membershipId;
  const isOrdering =
    reader.role === 'admin' ||
    (reader.role === 'instructor' && (owner === null || owner.id === reader.membershipId));
  return { edit: isOwn, delete: isOwn || isOrdering, deleteReplies: isOrdering };
}

const repliesTo = (discussion: Discussion, visible: VisibleData) =>
  visible.data.replies.filter((row) => row.discussion.unwrap() === discussion && visible.reply(row));

/** Fields of discussions that differ from the entities' own properties. */
export const DISCUSSIONS_RESOLVERS = {
  Discussion: {
    lastReply: (discussion, visible) =>
      inOrder(repliesTo(discussion, visible), (row) => row.number).at(-1) ?? null,
    replies: (discussion, visible, args: PageArguments) =>
      connectionOf(repliesTo(discussion, visible), { by: (row) => row.number }, args),
    viewerCan: (discussion, visible) => writtenPermissions(discussion.author.unwrap(), discussion, visible),
  } satisfies Resolvers<Discussion>,

  DiscussionReply: {
    viewerCan: (reply, visible) =>
      writtenPermissions(reply.author.unwrap(), reply.discussion.unwrap(), visible),
  } satisfies Resolvers<DiscussionReply>,
};
