import { Card, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { EventsMissing } from './EventsMissing.tsx';
import { useCourseEvents, type CourseEventsProps } from './useCourseEvents.ts';

const Calendar = lazy(() => import('#ui/calendar/Calendar'));

/** Calendar view of a course. The calendar is its own chunk. */
export function CourseCalendar({ courseId, isTeacher = false }: CourseEventsProps) {
  const { events, error, retry } = useCourseEvents(courseId, isTeacher);
  return (
    <Card>
      {events ? (
        <Suspense fallback={<Skeleton h={360} radius="md" />}>
          <Calendar events={events} />
        </Suspense>
      ) : (
        <EventsMissing error={error} onRetry={retry} />
      )}
    </Card>
  );
}
