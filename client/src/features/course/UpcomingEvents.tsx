import { Button, Card, Group, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useNow } from '#lib/joining';
import { texts } from '#texts/en';
import { EventList } from '#ui/calendar/EventList';
import { upcomingOf } from './courseEvents.ts';
import { EventsMissing } from './EventsMissing.tsx';
import { useCourseEvents, type CourseEventsProps } from './useCourseEvents.ts';

const CalendarDialog = lazy(() => import('#ui/calendar/CalendarDialog'));

const t = texts.workspace;

/** Number of events next to the outline (document 2, section 2.4). */
const SHOWN = 2;

/** The next live lessons and due work of a course, and the calendar of all of them. */
export function UpcomingEvents({ courseId, isTeacher = false }: CourseEventsProps) {
  const { events, error, retry } = useCourseEvents(courseId, isTeacher);
  const [isOpen, setOpen] = useState<boolean>();
  const now = useNow();
  const next = events && upcomingOf(events, SHOWN, now);
  return (
    <Card component="section" aria-labelledby="events-title">
      <Group justify="space-between" mb="sm" gap="xs">
        <Title order={2} size="h3" id="events-title">
          {t.upcoming}
        </Title>
        {events && (
          <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
            {t.viewCalendar}
          </Button>
        )}
      </Group>
      {!next && <EventsMissing error={error} onRetry={retry} />}
      {next && <EventList label={t.upcoming} events={next} empty={t.noUpcoming} />}
      {events && isOpen !== undefined && (
        <Suspense>
          <CalendarDialog opened={isOpen} onClose={() => setOpen(false)} events={events} />
        </Suspense>
      )}
    </Card>
  );
}
