import { forMembers, topicFeed } from '#platform/live/topic-feed';
import { EVENT } from './event.sources.ts';

const NO_EVENT = '00000000-0000-0000-0000-000000000000';

/**
 * Feed of changed events, or of one. Each is read with the follower's current permissions; unreadable ones are skipped.
 */
export const eventChanges = forMembers(
  topicFeed<'eventChanged', { id: string }, string | null>({
    topic: 'eventChanged',
    read: ({ reads }, info, given) => reads.get(info, EVENT, given),
    sample: { id: NO_EVENT },
    ignoredArguments: ['id'],
    eventOf: ({ eventId }) => ({ id: eventId }),
    concerns: ({ institutionId, eventId }, viewer, wanted) =>
      viewer.institutionId === institutionId && (!wanted || wanted === eventId),
  }),
);
