import { Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { formatShortDay, formatTime, viewerTimeZone } from '#texts/formatting';
import { texts } from '#texts/en';
import { formatOrganizerTime } from '#ui/organizerTime';
import { DashboardPanel } from './DashboardPanel.tsx';
import { WeekDocument } from './Week.generated.ts';
import { weekOf, type Day, type WeekEntry } from './weekEntries.ts';
import classes from './dashboard.module.css';

const t = texts.dashboard;

/** Seven days from today with the viewer's sessions and due work; nothing if the query fails or all days are empty. */
export default function Week() {
  const { data, error } = useScreenQuery(WeekDocument, {}, t.failed);
  const [now] = useState(() => new Date());
  if (error !== undefined) return null;
  if (!data) return <Skeleton className={classes.weekWaiting ?? ''} radius="md" />;
  const days = weekOf(data, now, viewerTimeZone());
  if (days.every(({ entries }) => entries.length === 0)) return null;
  return (
    <div className={classes.weekPanel}>
      <DashboardPanel title={t.week} more={{ to: paths.schedule, label: t.openSchedule }}>
        <ol className={classes.week} aria-label={t.week}>
          {days.map((day, index) => (
            <DayCell key={day.date} day={day} isToday={index === 0} />
          ))}
        </ol>
      </DashboardPanel>
    </div>
  );
}

function DayCell({ day: { noon, entries }, isToday }: { day: Day; isToday: boolean }) {
  return (
    <li
      className={classes.day}
      data-today={isToday || undefined}
      data-empty={entries.length === 0 || undefined}
    >
      <Text size="xs" fw={600} component="span">
        {isToday ? t.today : formatShortDay(noon.toISOString())}
      </Text>
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} />
      ))}
    </li>
  );
}

function Entry({ entry: { title, kind, at, end, timeZone, to } }: { entry: WeekEntry }) {
  const start = at.toISOString();
  const organizers = formatOrganizerTime({ at: start, until: end.toISOString(), timeZone });
  const name = [t.weekEntries[kind](title, formatTime(start)), organizers].filter(Boolean).join('\n');
  return (
    <AppLink to={to} className={classes.dayEntry} data-kind={kind} title={name}>
      {kind === 'due' ? t.dueShort(title) : `${formatTime(start)} ${title}`}
      {organizers !== null && <VisuallyHidden>, {organizers}</VisuallyHidden>}
    </AppLink>
  );
}
