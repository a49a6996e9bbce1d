import type { CalendarEvent } from '#ui/calendar/CalendarEvent';
import { calendarEventOf } from '../calendarEventOf.ts';
import type { WeekQuery } from '../Week.generated.ts';
import { scheduleOf } from '../weekEntries.ts';

/** Number of events in the panel, as in the dialog (document 2, section 2.4). */
const UPCOMING = 3;

/** Returns the sessions, events and open work of the viewer as events of a calendar, by time. */
export const scheduledEvents = (data: WeekQuery, now: number): CalendarEvent[] =>
  scheduleOf(data, new Date(now)).map(calendarEventOf);

/** Returns the first events that are not over. */
export const upcomingEvents = (events: readonly CalendarEvent[], now: number): CalendarEvent[] =>
  events.filter(({ endsAt }) => Date.parse(endsAt) > now).slice(0, UPCOMING);
