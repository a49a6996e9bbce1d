import { NIL_UUID } from '#kernel/nil-uuid';
import { COHORT } from '#modules/cohort/cohort.resolver';
import { forMembers, topicFeed } from '#platform/live/topic-feed';

interface Event {
  id: string;
  sessionId: string | null;
}

/** Feed of the sessions of a cohort, read with the follower's current permissions. */
export const sessionChanges = forMembers(
  topicFeed<'sessionsChanged', Event, string>({
    topic: 'sessionsChanged',
    read: ({ reads }, info, { id, sessionId }) =>
      reads.payloadWith('cohort', info, { cohort: COHORT }, { id }, { sessionId }),
    sample: { id: NIL_UUID, sessionId: null },
    ignoredArguments: ['cohortId'],
    eventOf: ({ cohortId, sessionId }) => ({ id: cohortId, sessionId }),
    concerns: ({ institutionId, cohortId }, viewer, wanted) =>
      viewer.institutionId === institutionId && wanted === cohortId,
  }),
);
