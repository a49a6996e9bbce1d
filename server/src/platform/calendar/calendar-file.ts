import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

const PRODUCT = { company: 'Lyceum', product: 'Courses' };

/** An entry of a calendar. */
export interface CalendarEntry {
  /** Stable ID, by which calendars find the entry again. */
  id: string;
  title: string;
  description: string;
  startsAt: Date;
  /** Null for a moment, such as a due date, and when it is not known. */
  endsAt: Date | null;
  /** Empty without one. */
  location: string;
  /** URL of the page about it. */
  url: string;
  /** Number of changes. Calendars ignore entries with a lower one. */
  sequence: number;
  isCancelled: boolean;
  /** Whether it is the day of `startsAt` in UTC. */
  isAllDay?: boolean;
  /** Whether the person stays available, as on a due date. */
  isFree?: boolean;
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
  const calendar = ical({
    prodId: PRODUCT,
    method: people ? mailedMethod(entry) : ICalCalendarMethod.PUBLISH,
  });
  // The registration decides about attendance, so that no answer is asked for.
  addEntry(
    calendar,
    entry,
    people && { organizer: people.organizer, attendees: [{ ...people.attendee, rsvp: false }] },
  );
  return calendar.toString();
}

/** Seconds after which calendar programs are asked to read a feed again. */
const FEED_SECONDS = 3600;

/**
 * Returns an iCalendar file with many entries, to which calendar programs subscribe.
 * @param name name of the calendar
 */
export function calendarFeed(name: string, entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    name,
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    ttl: FEED_SECONDS,
  });
  for (const entry of entries) addEntry(calendar, entry);
  return calendar.toString();
}

function addEntry(calendar: ICalCalendar, entry: CalendarEntry, people: Partial<ICalEventData> = {}): void {
  const { id, title, description, startsAt, endsAt, location, url, sequence, isCancelled, isAllDay, isFree } =
    entry;
  calendar.createEvent({
    id,
    sequence,
    start: startsAt,
    ...(endsAt && { end: endsAt }),
    ...(isAllDay && { allDay: true }),
    ...(isFree && { transparency: ICalEventTransparency.TRANSPARENT }),
    summary: title,
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(description !== '' && { description }),
    ...(location !== '' && { location }),
    ...people,
  });
}
