import ical, { type ICalCalendar } from 'ical-generator';
import { localTimeOf } from '#kernel/zone.rules';
import { meetingsBetween } from './meeting-times.service.ts';

/** A cohort as a calendar shows it. Links are null for readers who may not have them. */
export interface CalendarCohort {
  id: string;
  title: string;
  startDate: Date;
  endDate: Date;
  /** IANA name. */
  timeZone: string;
  meeting: { link: string | null; platform: string } | null;
  recurringSchedule: { rule: string; time: string } | null;
  liveLessons: readonly LiveLesson[];
}

interface LiveLesson {
  id: string;
  title: string;
  course: string;
  startsAt: Date;
  endsAt: Date | null;
  link: string | null;
}

/** Maximum number of meetings in one file. */
const MAX_MEETINGS = 500;

/**
 * Returns an iCalendar file (RFC 5545) with the first day of a cohort, its meetings and the live lessons of its courses.
 * Entries have stable UIDs, so that a calendar that imports the file again updates them.
 * @param url address of the cohort's page
 */
export function cohortCalendar(cohort: CalendarCohort, url: string): string {
  const calendar = ical({ name: cohort.title, prodId: { company: 'Lyceum', product: 'Courses' } });
  addStart(calendar, cohort, url);
  addMeetings(calendar, cohort, url);
  addLessons(calendar, cohort, url);
  return calendar.toString();
}

function addStart(calendar: ICalCalendar, { id, title, startDate, timeZone }: CalendarCohort, url: string) {
  const day = new Date(`${localTimeOf(startDate, timeZone).date}T00:00:00Z`);
  calendar.createEvent({ id: `${id}-start`, start: day, allDay: true, summary: `${title} starts`, url });
}

function addMeetings(calendar: ICalCalendar, cohort: CalendarCohort, url: string) {
  const { id, title, startDate, endDate, timeZone, meeting, recurringSchedule } = cohort;
  if (!recurringSchedule) return;
  const { rule, time } = recurringSchedule;
  const schedule = { rule, time: time || null, timeZone, startDate, endDate };
  const justBefore = new Date(startDate.getTime() - 1);
  for (const start of meetingsBetween(schedule, justBefore, endDate).slice(0, MAX_MEETINGS))
    calendar.createEvent({
      id: `${id}-${start.getTime()}`,
      start,
      summary: title,
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
      summary: `${title} (${course})`,
      ...place(link),
      url,
    });
}

const place = (link: string | null, platform = '') => {
  const location = link ?? platform;
  return location === '' ? {} : { location };
};
