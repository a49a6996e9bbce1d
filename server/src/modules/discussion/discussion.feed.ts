import { NIL_UUID } from '#kernel/nil-uuid';
import { Role } from '#kernel/role';
import { effectiveRole, type Viewer } from '#kernel/viewer';
import { forMembers, topicFeed } from '#platform/live/topic-feed';
import { DISCUSSION, REPLY } from './discussion.sources.ts';

/** Filter of a subscription: one discussion, those of a course, or all. */
export interface Wanted {
  id: string | null;
  courseId: string | null;
}

interface Event {
  id: string;
  replyId: string | null;
}

/** Feed of changed discussions, read with the follower's current permissions. Those of drafts are for their readers. */
export const discussionChanges = forMembers(
  topicFeed<'discussionChanged', Event, Wanted>({
    topic: 'discussionChanged',
    read: ({ reads }, info, { id, replyId }) =>
      reads.payload(
        info,
        { discussion: DISCUSSION, reply: REPLY },
        { id, replyId: replyId ?? NIL_UUID },
        { id, replyId },
      ),
    sample: { id: NIL_UUID, replyId: NIL_UUID },
    ignoredArguments: ['id', 'courseId'],
    eventOf: ({ discussionId: id, replyId }) => ({ id, replyId }),
    concerns: ({ institutionId, discussionId, courseId, draftOf }, viewer, wanted) => {
      if (viewer.institutionId !== institutionId) return false;
      if (draftOf && !teaches(viewer, draftOf)) return false;
      return (
        (wanted.id === null || wanted.id === discussionId) &&
        (wanted.courseId === null || wanted.courseId === courseId)
      );
    },
  }),
);

/** Returns whether the viewer is an admin or one of the teachers of a draft. */
function teaches(viewer: Viewer, teachers: readonly string[]): boolean {
  const role = effectiveRole(viewer);
  if (role === Role.ADMIN) return true;
  return role === Role.INSTRUCTOR && viewer.membershipId !== null && teachers.includes(viewer.membershipId);
}
