import { NIL_UUID } from '#kernel/nil-uuid';
import { forMembers, topicFeed } from '#platform/live/topic-feed';
import { EVENT } from './event.sources.ts';

/**
 * Feed of changed events, or of one. Each is read with the follower's current permissions; unreadable ones are skipped.
 */
export const eventChanges = forMembers(
  topicFeed<'eventChanged', { id: string }, string | null>({
    topic: 'eventChanged',
    read: ({ reads }, info, given) => reads.get(info, EVENT, given),
    sample: { id: NIL_UUID },
    ignoredArguments: ['id'],
    eventOf: ({ eventId }) => ({ id: eventId }),
    concerns: ({ institutionId, eventId }, viewer, wanted) =>
      viewer.institutionId === institutionId && (!wanted || wanted === eventId),
  }),
);
