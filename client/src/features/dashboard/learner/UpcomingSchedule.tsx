import { Button, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useNow } from '#lib/joining';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { EventList } from '#ui/calendar/EventList';
import { DashboardPanel } from '../DashboardPanel.tsx';
import { WeekDocument } from '../Week.generated.ts';
import { scheduledEvents, upcomingEvents } from './scheduledEvents.ts';

const CalendarDialog = lazy(() => import('#ui/calendar/CalendarDialog'));

const t = texts.userDashboard;

/** The next sessions and due work of the viewer, and a calendar of all of them. */
export function UpcomingSchedule() {
  const { data, error, retry } = useScreenQuery(WeekDocument, {}, t.failed);
  const [isOpen, setOpen] = useState<boolean>();
  const now = useNow();
  const events = data && scheduledEvents(data, now);
  return (
    <DashboardPanel
      title={t.upcomingSchedule}
      action={
        <Button variant="subtle" size="compact-sm" disabled={!events} onClick={() => setOpen(true)}>
          {texts.workspace.viewCalendar}
        </Button>
      }
    >
      {events ? (
        <EventList label={t.upcomingSchedule} events={upcomingEvents(events, now)} empty={t.noEvents} />
      ) : error === undefined ? (
        <div aria-busy="true">
          <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
          <Skeleton h={132} aria-hidden />
        </div>
      ) : (
        <div role="alert">
          <Text size="xs" mb="xs">
            {t.scheduleFailed}
          </Text>
          <Button variant="light" size="compact-sm" onClick={retry}>
            {texts.common.retry}
          </Button>
        </div>
      )}
      {events && isOpen !== undefined && (
        <Suspense>
          <CalendarDialog opened={isOpen} onClose={() => setOpen(false)} events={events} />
        </Suspense>
      )}
    </DashboardPanel>
  );
}
