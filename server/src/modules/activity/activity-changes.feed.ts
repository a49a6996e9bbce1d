import { studentFeed } from '#platform/live/student-feed';
import { ACTIVITY } from './activity.resolver.ts';

/** Feed of changed activities. A change for one student concerns no other student. */
export const activityChanges = studentFeed({
  topic: 'activityChanged',
  read: (context, info, given) => context.reads.get(info, ACTIVITY, given),
  idOf: ({ activityId }) => activityId,
  filter: { name: 'id', of: ({ activityId }) => activityId },
});
