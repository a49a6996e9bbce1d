import { Anchor, Button, Card, Group, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { formatTime } from '#texts/formatting';
import { texts } from '#texts/en';
import type { CalendarEvent } from '#ui/calendar/CalendarEvent';
import { RowList } from '#ui/RowList';
import { When } from '#ui/When';
import { upcomingOf } from './courseEvents.ts';
import { EventsMissing } from './EventsMissing.tsx';
import { useCourseEvents } from './useCourseEvents.ts';
import classes from './workspace.module.css';

const CalendarDialog = lazy(() => import('#ui/calendar/CalendarDialog'));

const t = texts.workspace;

/** Number of events next to the outline (document 2, section 2.4). */
const SHOWN = 2;

/** The next live lessons and due work of a course, and the calendar of all of them. */
export function UpcomingEvents({ courseId }: { courseId: string }) {
  const { events, error, retry } = useCourseEvents(courseId);
  const [isOpen, setOpen] = useState<boolean>();
  const next = events && upcomingOf(events, SHOWN);
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
      {next?.length === 0 && <Text c="dimmed">{t.noUpcoming}</Text>}
      {next && next.length > 0 && (
        <RowList aria-label={t.upcoming}>
          {next.map((event) => (
            <li key={event.id} className={classes.event}>
              <Event event={event} />
            </li>
          ))}
        </RowList>
      )}
      {events && isOpen !== undefined && (
        <Suspense>
          <CalendarDialog opened={isOpen} onClose={() => setOpen(false)} events={events} />
        </Suspense>
      )}
    </Card>
  );
}

function Event({ event: { title, kind, isDeadline, at, to, joinLink } }: { event: CalendarEvent }) {
  return (
    <>
      <div>
        <Anchor component={AppLink} to={to} c="inherit">
          {title}
        </Anchor>
        <Text size="xs" c={isDeadline ? 'var(--app-deadline)' : 'dimmed'}>
          {kind} · <When at={at} /> · {formatTime(at)}
        </Text>
      </div>
      {joinLink !== null && (
        <Button
          component="a"
          href={joinLink}
          target="_blank"
          rel="noopener noreferrer"
          variant="light"
          size="xs"
          aria-label={t.joinNamed(title)}
        >
          {t.join}
        </Button>
      )}
    </>
  );
}
