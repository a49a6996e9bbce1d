import { NIL_UUID } from '#kernel/nil-uuid';
import { Role } from '#kernel/role';
import { effectiveRole } from '#kernel/viewer';
import { topicFeed } from '#platform/live/topic-feed';
import { ACTIVITY } from './activity.resolver.ts';

/**
 * Feed of changed activities, or of one. Each is read with the follower's current permissions; unreadable ones are skipped. A
 * change for one student concerns no other student.
 */
export const activityChanges = topicFeed<'activityChanged', { id: string }, string | null>({
  topic: 'activityChanged',
  read: (context, info, given) => context.reads.get(info, ACTIVITY, given),
  sample: { id: NIL_UUID },
  ignoredArguments: ['id'],
  eventOf: ({ activityId }) => ({ id: activityId }),
  concerns: ({ institutionId, activityId, studentId }, viewer, wanted) => {
    if (viewer.institutionId !== institutionId || (wanted && wanted !== activityId)) return false;
    return studentId === null || effectiveRole(viewer) !== Role.STUDENT || viewer.membershipId === studentId;
  },
});
