import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import type { CalendarEvent } from '#ui/calendar/CalendarEvent';
import { CourseEventsDocument } from './CourseEvents.generated.ts';
import { eventsOf, type CourseEvent } from './courseEvents.ts';
import { lessonLink } from './lessonLink.ts';

const t = texts.workspace;

/** Loads the live lessons and the due work of a course. Events are undefined until the first response. */
export function useCourseEvents(courseId: string) {
  const { data, error, retry } = useScreenQuery(CourseEventsDocument, { courseId }, t.eventsFailed);
  const events = data && eventsOf(data).map((event) => toCalendarEvent(courseId, event));
  return { events, error, retry };
}

const toCalendarEvent = (
  courseId: string,
  { id, title, kind, at, timeZone, endsAt, joinLink }: CourseEvent,
): CalendarEvent => ({
  id,
  title,
  kind: t.kinds[kind],
  isDeadline: kind === 'DUE',
  at,
  timeZone,
  endsAt,
  to: kind === 'DUE' ? paths.submitAssignment(id) : lessonLink(courseId, id),
  joinLink,
});
