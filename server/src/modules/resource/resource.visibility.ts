import { sql } from 'kysely';
import { ofVisibleCohort, takesPartInCohort } from '#modules/cohort/cohort.visibility';
import { takesPartInCourse } from '#modules/course/course-participants.sql';
import { ofVisibleCourse } from '#modules/course/course.visibility';
import { hasPlaceInEvent, ofEditedEvent, ofVisibleEvent } from '#modules/event/event.visibility';
import type { Reader, Sql } from '#platform/read/declarations';

/** Columns of a resource that decide who can read it. */
interface ShownColumns {
  institution: Sql;
  course: Sql;
  cohort: Sql;
  event: Sql;
  isForSeatsOnly: Sql;
}

/** Columns of a resource with the alias `r` in hand-written SQL, which names the institution itself. */
export const RESOURCE_R: Omit<ShownColumns, 'institution'> = {
  course: sql`r.course_id`,
  cohort: sql`r.cohort_id`,
  event: sql`r.event_id`,
  isForSeatsOnly: sql`r.is_for_seats_only`,
};

/**
 * Returns the condition for resources that the reader can see: with the course, cohort or event, and those for seats only when
 * it teaches there or has a seat, or edits the event or has a place.
 */
export function visibleResource(reader: Reader, resource: ShownColumns): Sql {
  const { institution, course, cohort, event, isForSeatsOnly } = resource;
  const ofCourse = sql`(${ofVisibleCourse(reader, resource)} and (not ${isForSeatsOnly} or ${takesPartInCourse(resource, reader)}))`;
  const ofCohort = sql`(${ofVisibleCohort(reader, resource)} and (not ${isForSeatsOnly} or ${takesPartInCohort(resource, reader)}))`;
  const takesPart = sql`(${ofEditedEvent(reader, resource)} or ${hasPlaceInEvent({ institution, id: event }, reader)})`;
  const ofEvent = sql`(${ofVisibleEvent(reader, resource)} and (not ${isForSeatsOnly} or ${takesPart}))`;
  return sql`case when ${course} is not null then ${ofCourse} when ${cohort} is not null then ${ofCohort}
    when ${event} is not null then ${ofEvent} else false end`;
}
