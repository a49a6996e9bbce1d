import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import type { CalendarEvent } from '#ui/calendar/CalendarEvent';
import { CourseEventsDocument } from './CourseEvents.generated.ts';
import { eventsOf, type CourseEvent } from './courseEvents.ts';
import { lessonLink } from './lessonLink.ts';

/** Loads the live lessons, the events and the due work of a course. Undefined until the first response. */
export function useCourseEvents(courseId: string) {
  const { data, error, retry } = useScreenQuery(
    CourseEventsDocument,
    { courseId },
    texts.workspace.eventsFailed,
  );
  const events = data && eventsOf(data).map((event) => toCalendarEvent(courseId, event));
  return { events, error, retry };
}

const toCalendarEvent = (courseId: string, { of, ...event }: CourseEvent): CalendarEvent => ({
  ...event,
  isDeadline: of === 'work',
  to: pathOf[of](event.id, courseId),
});

const pathOf: Record<CourseEvent['of'], (id: string, courseId: string) => string> = {
  lesson: (id, courseId) => lessonLink(courseId, id),
  event: paths.event,
  work: paths.submitAssignment,
};
