import type { CalendarEntry } from '#platform/calendar/calendar-file';

/** An event as a calendar shows it. The link is null for readers who may not have it. */
interface CalendarEvent {
  id: string;
  title: string;
  description: string;
  startsAt: Date;
  endsAt: Date;
  location: string;
  meetingPlatform: string;
  link: string | null;
  sequence: number;
  isCancelled: boolean;
}

/** Returns the calendar entry of an event. Its link to the meeting is the location, which calendars open. */
export function calendarEntryOf(event: CalendarEvent, url: string): CalendarEntry {
  const { id, title, description, startsAt, endsAt, sequence, isCancelled } = event;
  const { location, meetingPlatform, link } = event;
  const where = [location, link ?? meetingPlatform].filter(Boolean).join(', ');
  return { id, title, description, startsAt, endsAt, location: where, url, sequence, isCancelled };
}
