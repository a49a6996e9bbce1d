import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import type { CalendarEvent } from '#ui/calendar/CalendarEvent';
import { CourseEventsDocument } from './CourseEvents.generated.ts';
import { eventsOf, type CourseEvent } from './courseEvents.ts';
import { lessonLink } from './lessonLink.ts';

export interface CourseEventsProps {
  courseId: string;
  /** Whether the viewer teaches the course, and sees the due dates of all of its work. */
  isTeacher?: boolean;
}

/**
 * Loads the live lessons, the events and the due work of a course. Undefined until the first response.
 * @param isTeacher whether to load all work of the course instead of the viewer's own open work
 */
export function useCourseEvents(courseId: string, isTeacher: boolean) {
  const { data, error, retry } = useScreenQuery(
    CourseEventsDocument,
    { courseId, isTeacher },
    texts.workspace.eventsFailed,
  );
  const events = data && eventsOf(data).map((event) => toCalendarEvent(courseId, event));
  return { events, error, retry };
}

const toCalendarEvent = (courseId: string, { of, ...event }: CourseEvent): CalendarEvent => ({
  ...event,
  isDeadline: of === 'work' || of === 'taught',
  to: pathOf[of](event.id, courseId),
});

const pathOf: Record<CourseEvent['of'], (id: string, courseId: string) => string> = {
  lesson: (id, courseId) => lessonLink(courseId, id),
  event: paths.event,
  work: paths.submitAssignment,
  taught: paths.activitySubmissions,
};
