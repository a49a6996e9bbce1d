import ical, { type ICalCalendar, ICalEventStatus } from 'ical-generator';
import type { Say } from '#kernel/translate';
import { localTimeOf } from '#kernel/zone.rules';

/** A cohort as a calendar shows it. Links are null for readers who may not have them. */
export interface CalendarCohort {
  id: string;
  title: string;
  startDate: Date;
  /** IANA name. */
  timeZone: string;
  meeting: { link: string | null; platform: string } | null;
  sessions: readonly Session[];
  liveLessons: readonly LiveLesson[];
}

interface Session {
  id: string;
  topic: string;
  date: Date;
  endsAt: Date | null;
  /** Place in the recurring schedule. */
  originalStartsAt: Date | null;
  isCancelled: boolean;
}

interface LiveLesson {
  id: string;
  title: string;
  course: string;
  startsAt: Date;
  endsAt: Date | null;
  link: string | null;
}

/**
 * Returns an iCalendar file (RFC 5545) with the first day of a cohort, its sessions and the live lessons of its courses.
 * Entries have stable UIDs, so that a calendar that imports the file again updates them.
 * @param url address of the cohort's page
 */
export function cohortCalendar(cohort: CalendarCohort, url: string, say: Say): string {
  const calendar = ical({ name: cohort.title, prodId: { company: 'Lyceum', product: 'Courses' } });
  addStart(calendar, cohort, url, say);
  addSessions(calendar, cohort, url);
  addLessons(calendar, cohort, url);
  return calendar.toString();
}

/** Returns the title of an entry with the cohort or course that it is part of, named once if both are the same. */
export const sessionSummary = (title: string, whole: string): string =>
  title === whole ? title : `${title} (${whole})`;

function addStart(
  calendar: ICalCalendar,
  { id, title, startDate, timeZone }: CalendarCohort,
  url: string,
  say: Say,
) {
  const day = new Date(`${localTimeOf(startDate, timeZone).date}T00:00:00Z`);
  calendar.createEvent({ id: `${id}-start`, start: day, allDay: true, summary: say`${title} starts`, url });
}

function addSessions(calendar: ICalCalendar, cohort: CalendarCohort, url: string) {
  const { id: cohortId, title, meeting, sessions } = cohort;
  for (const { id, topic, date, endsAt, originalStartsAt, isCancelled } of sessions)
    calendar.createEvent({
      id: originalStartsAt ? `${cohortId}-${originalStartsAt.getTime()}` : id,
      start: date,
      ...(endsAt && { end: endsAt }),
      ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
      summary: sessionSummary(topic, title),
      ...place(meeting?.link ?? null, meeting?.platform),
      url,
    });
}

function addLessons(calendar: ICalCalendar, { liveLessons }: CalendarCohort, url: string) {
  for (const { id, title, course, startsAt, endsAt, link } of liveLessons)
    calendar.createEvent({
      id,
      start: startsAt,
      ...(endsAt && { end: endsAt }),
      summary: sessionSummary(title, course),
      ...place(link),
      url,
    });
}

const place = (link: string | null, platform = '') => {
  const location = link ?? platform;
  return location === '' ? {} : { location };
};
