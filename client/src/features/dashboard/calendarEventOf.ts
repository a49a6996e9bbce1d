import type { CalendarEvent } from '#ui/calendar/CalendarEvent';
import type { WeekEntry } from './weekEntries.ts';

/** Returns a session, event or due work as an event of a calendar. */
export const calendarEventOf = ({
  key,
  title,
  kind,
  label,
  at,
  end,
  timeZone,
  link,
  to,
}: WeekEntry): CalendarEvent => ({
  id: key,
  title,
  kind: label,
  isDeadline: kind === 'due',
  at: at.toISOString(),
  timeZone,
  endsAt: end.toISOString(),
  to,
  joinLink: link,
});
