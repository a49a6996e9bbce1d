import { NIL_UUID } from '#kernel/nil-uuid';
import { forMembers, topicFeed } from '#platform/live/topic-feed';
import type { ResourceHolder } from './resource.events.ts';
import { HOLDERS } from './resource.sources.ts';

const kindOf = ({ courseId, cohortId }: ResourceHolder) =>
  courseId ? 'course' : cohortId ? 'cohort' : 'event';

/** Returns the IDs for the sources, of which those of the other kinds find nothing. */
const givenOf = ({ courseId, cohortId, eventId }: ResourceHolder) => ({
  courseId: courseId ?? NIL_UUID,
  cohortId: cohortId ?? NIL_UUID,
  eventId: eventId ?? NIL_UUID,
});

/** Feed of the resources of a course, cohort or event, read with the follower's current permissions. */
export const resourceChanges = forMembers(
  topicFeed<'resourcesChanged', ResourceHolder, string>({
    topic: 'resourcesChanged',
    read: ({ reads }, info, holder) =>
      reads.payloadWith(kindOf(holder), info, HOLDERS, givenOf(holder), { ...holder }),
    sample: { courseId: NIL_UUID, cohortId: NIL_UUID, eventId: NIL_UUID },
    ignoredArguments: ['holderId'],
    eventOf: ({ courseId, cohortId, eventId }) => ({ courseId, cohortId, eventId }),
    concerns: ({ institutionId, courseId, cohortId, eventId }, viewer, holderId) =>
      viewer.institutionId === institutionId && holderId === (courseId ?? cohortId ?? eventId),
  }),
);
