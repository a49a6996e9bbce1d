import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** An entry of a calendar. */
export interface CalendarEntry {
  /** Stable ID, by which calendars find the entry again. */
  id: string;
  title: string;
  description: string;
  startsAt: Date;
  endsAt: Date;
  /** Empty without one. */
  location: string;
  /** URL of the page about it. */
  url: string;
  /** Number of changes. Calendars ignore entries with a lower one. */
  sequence: number;
  isCancelled: boolean;
}

interface Person {
  name: string;
  email: string;
}

/** People of an entry that is sent by mail. */
export interface CalendarPeople {
  organizer: Person;
  attendee: Person;
}

/** Method of the file of an entry that is sent by mail (RFC 5546). */
export const mailedMethod = ({ isCancelled }: Pick<CalendarEntry, 'isCancelled'>) =>
  isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;

/**
 * Returns an iCalendar file (RFC 5545) with one entry.
 * @param people organizer and recipient of a mail; a file to download has none
 */
export function calendarFile(entry: CalendarEntry, people?: CalendarPeople): string {
  const { id, title, description, startsAt, endsAt, location, url, sequence, isCancelled } = entry;
  const calendar = ical({
    prodId: { company: 'Lyceum', product: 'Courses' },
    method: people ? mailedMethod(entry) : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id,
    sequence,
    start: startsAt,
    end: endsAt,
    summary: title,
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(description !== '' && { description }),
    ...(location !== '' && { location }),
    // The registration decides about attendance, so that no answer is asked for.
    ...(people && { organizer: people.organizer, attendees: [{ ...people.attendee, rsvp: false }] }),
  });
  return calendar.toString();
}
