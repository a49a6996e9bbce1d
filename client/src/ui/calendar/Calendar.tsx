import { Title } from '@mantine/core';
import { useState } from 'react';
import { formatLongDay } from '#texts/calendarFormatting';
import { useNow } from '#lib/joining';
import { texts } from '#texts/en';
import type { CalendarEvent } from './CalendarEvent.ts';
import { EventList } from './EventList.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { dayOf, noonOf, type Day } from './monthGrid.ts';
import classes from './calendar.module.css';

const t = texts.calendar;

/** Number of upcoming events (document 2, section 2.4). */
const UPCOMING = 3;

/** Calendar of events in the viewer's time zone: a month, the events of the selected day, and those that come next. */
export default function Calendar({ events }: { events: readonly CalendarEvent[] }) {
  const now = useNow();
  const [day, setDay] = useState(() => dayOf(now));
  const byDay = groupByDay(events);
  const upcoming = events.filter(({ endsAt }) => Date.parse(endsAt) > now).slice(0, UPCOMING);
  const title = formatLongDay(noonOf(day));
  return (
    <div className={classes.frame}>
      <div className={classes.calendar}>
        <MonthGrid today={dayOf(now)} day={day} onChange={setDay} events={byDay} />
        <div className={classes.lists}>
          <section>
            <Title order={2} size="h4" mb="sm">
              {title}
            </Title>
            <EventList label={title} events={byDay.get(day) ?? []} empty={t.noneOnDay} />
          </section>
          <section>
            <Title order={2} size="h4" mb="sm">
              {t.upcoming}
            </Title>
            <EventList label={t.upcoming} events={upcoming} empty={t.noUpcoming} />
          </section>
        </div>
      </div>
    </div>
  );
}

function groupByDay(events: readonly CalendarEvent[]): Map<Day, CalendarEvent[]> {
  const byDay = new Map<Day, CalendarEvent[]>();
  for (const event of events) {
    const day = dayOf(event.at);
    byDay.set(day, [...(byDay.get(day) ?? []), event]);
  }
  return byDay;
}
