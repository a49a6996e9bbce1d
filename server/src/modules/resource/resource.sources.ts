import { sql } from 'kysely';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Course } from '#modules/course/course.entity';
import { ScheduledEvent } from '#modules/event/event.entity';
import { byId, one } from '#platform/read/source';
import { Resource } from './resource.entity.ts';

/** Source: the resource with the given `resourceId`. */
export const RESOURCE = byId(Resource, ['resourceId']);

/** Source: the course with the given `courseId`, which may be none. */
const COURSE_OF_RESOURCES = one(Course, (course, { courseId }) =>
  courseId ? sql`${course.id} = ${courseId}` : sql`false`,
);

/** Source: the cohort with the given `cohortId`, which may be none. */
const COHORT_OF_RESOURCES = one(Cohort, (cohort, { cohortId }) =>
  cohortId ? sql`${cohort.id} = ${cohortId}` : sql`false`,
);

/** Source: the event with the given `eventId`, which may be none. */
const EVENT_OF_RESOURCES = one(ScheduledEvent, (event, { eventId }) =>
  eventId ? sql`${event.id} = ${eventId}` : sql`false`,
);

/** Sources of the holders of resources, by their fields in payloads. */
export const HOLDERS = {
  course: COURSE_OF_RESOURCES,
  cohort: COHORT_OF_RESOURCES,
  event: EVENT_OF_RESOURCES,
};
