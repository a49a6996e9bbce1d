import { useState } from 'react';
import { useNow } from '#lib/joining';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { EventList } from '#ui/calendar/EventList';
import { calendarEventOf } from './calendarEventOf.ts';
import { DashboardPanel } from './DashboardPanel.tsx';
import { UpcomingSessionsDocument } from './Week.generated.ts';
import { upcomingSessions } from './weekEntries.ts';

const t = texts.dashboard;

/**
 * The teacher's next meetings, live lessons and events within seven days, with Join; nothing without one or if the query
 * fails.
 */
export function UpcomingSessions() {
  const [from] = useState(() => new Date().toISOString());
  const { data } = useScreenQuery(UpcomingSessionsDocument, { from }, t.failed);
  const now = useNow();
  const sessions = data ? upcomingSessions(data, new Date(now)) : [];
  if (sessions.length === 0) return null;
  return (
    <DashboardPanel title={t.upcomingSessions} more={{ to: paths.schedule, label: t.openSchedule }}>
      <EventList label={t.upcomingSessions} events={sessions.map(calendarEventOf)} empty="" />
    </DashboardPanel>
  );
}
