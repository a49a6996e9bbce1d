import { forMembers, topicFeed } from '#platform/live/topic-feed';
import type { ResourceHolder } from './resource.events.ts';
import { COHORT_OF_RESOURCES, COURSE_OF_RESOURCES } from './resource.sources.ts';

const NONE = '00000000-0000-0000-0000-000000000000';

/** Feed of the resources of a course or cohort, read with the follower's current permissions. */
export const resourceChanges = forMembers(
  topicFeed<'resourcesChanged', ResourceHolder, string>({
    topic: 'resourcesChanged',
    read: ({ reads }, info, { courseId, cohortId }) =>
      reads.payloadWith(
        courseId ? 'course' : 'cohort',
        info,
        { course: COURSE_OF_RESOURCES, cohort: COHORT_OF_RESOURCES },
        { courseId: courseId ?? NONE, cohortId: cohortId ?? NONE },
        { courseId, cohortId },
      ),
    sample: { courseId: NONE, cohortId: NONE },
    ignoredArguments: ['holderId'],
    eventOf: ({ courseId, cohortId }) => ({ courseId, cohortId }),
    concerns: ({ institutionId, courseId, cohortId }, viewer, holderId) =>
      viewer.institutionId === institutionId && holderId === (courseId ?? cohortId),
  }),
);
