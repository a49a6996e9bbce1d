import { instantOf, localTimeOf } from '@rules/kernel/zone';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import type { SessionsOfCohort_CohortFragment, UpcomingSessionsQuery, WeekQuery } from './Week.generated.ts';

/** A session or due work on a day. */
export interface WeekEntry {
  key: string;
  title: string;
  kind: 'meeting' | 'lesson' | 'event' | 'due';
  /** Name of its kind, such as 'Workshop'. */
  label: string;
  at: Date;
  /** End; without one that is known, an hour after the start. */
  end: Date;
  /** IANA name of the organizer's time zone. */
  timeZone: string;
  /** Link to the meeting; null if the viewer has none. */
  link: string | null;
  to: string;
}

/** A day of the viewer with its entries by time. */
export interface Day {
  /** YYYY-MM-DD. */
  date: string;
  /** An instant of the day, to format it. */
  noon: Date;
  entries: WeekEntry[];
}

const labels = texts.dashboard.sessionKinds;

const DAY = 86_400_000;

const HOUR = 3_600_000;

type Cohort = SessionsOfCohort_CohortFragment;

/** Returns seven days from today in the viewer's zone, with meetings, live lessons, events and due work. */
export function weekOf(data: WeekQuery, now: Date, timeZone: string): Day[] {
  const today = localTimeOf(now, timeZone).date;
  const days = Array.from({ length: 7 }, (_, index): Day => {
    const date = new Date(Date.parse(`${today}T12:00Z`) + index * DAY).toISOString().slice(0, 10);
    return { date, noon: instantOf(date, '12:00', timeZone), entries: [] };
  });
  const cohorts = (data.viewer?.enrollments.nodes ?? []).map(({ cohort }) => cohort);
  const entries = [
    ...cohorts.flatMap(sessionsOf),
    ...eventsOf(data.events.nodes),
    ...dueWorkOf(data),
  ].toSorted(byTime);
  const seen = new Set<string>();
  for (const entry of entries) {
    const day = days.find(({ date }) => date === localTimeOf(entry.at, timeZone).date);
    if (day && !seen.has(entry.key)) day.entries.push(entry);
    seen.add(entry.key); // a course may be in two cohorts
  }
  return days;
}

/** Number of sessions that a teacher sees on the dashboard. */
const UPCOMING = 3;

/** Returns the first sessions and events of the next week that are not over. */
export function upcomingSessions({ cohorts, events }: UpcomingSessionsQuery, now: Date): WeekEntry[] {
  const entries = [...cohorts.nodes.flatMap(sessionsOf), ...eventsOf(events.nodes)].filter(
    ({ at, end }) => end >= now && at.getTime() < now.getTime() + 7 * DAY,
  );
  return onceEach(entries).toSorted(byTime).slice(0, UPCOMING);
}

const sessionsOf = (cohort: Cohort): WeekEntry[] => meetingsOf(cohort).concat(lessonsOf(cohort));

/** Sessions of a cohort that are not cancelled. */
const meetingsOf = ({ id, title, timeZone, attendance, plannedSessions, meeting }: Cohort): WeekEntry[] =>
  [...attendance, ...plannedSessions]
    .filter(({ cancelledAt }) => cancelledAt === null)
    .map((session) => {
      const at = new Date(session.date);
      const end = session.endsAt === null ? new Date(at.getTime() + HOUR) : new Date(session.endsAt);
      return {
        key: session.id,
        title,
        kind: 'meeting',
        label: labels.meeting,
        at,
        end,
        timeZone,
        link: meeting?.link ?? null,
        to: paths.cohort(id),
      };
    });

/** Days before and after today that the schedule covers. */
const SCHEDULED_DAYS = 183;

/** Returns the meetings within half a year of now, all live lessons, the events and the open work, by time. */
export function scheduleOf(data: WeekQuery, now: Date): WeekEntry[] {
  const isNear = ({ at }: WeekEntry) => Math.abs(at.getTime() - now.getTime()) <= SCHEDULED_DAYS * DAY;
  const cohorts = (data.viewer?.enrollments.nodes ?? []).map(({ cohort }) => cohort);
  const entries = [
    ...cohorts.flatMap((cohort) => meetingsOf(cohort).filter(isNear).concat(lessonsOf(cohort))),
    ...eventsOf(data.events.nodes),
    ...dueWorkOf(data),
  ];
  return onceEach(entries).toSorted(byTime);
}

/** Events that the viewer has a place in, or holds, and that take place. */
const eventsOf = (events: WeekQuery['events']['nodes']): WeekEntry[] =>
  events
    .filter(({ status }) => status !== 'DRAFT' && status !== 'CANCELLED')
    .map(({ id, title, type, startsAt, endsAt, timeZone, meetingLink }) => ({
      key: id,
      title,
      kind: 'event',
      label: texts.eventTypes[type],
      at: new Date(startsAt),
      end: new Date(endsAt),
      timeZone,
      link: meetingLink,
      to: paths.event(id),
    }));

const dueWorkOf = ({ activities }: WeekQuery): WeekEntry[] =>
  activities.nodes.filter(({ viewerSubmission }) => viewerSubmission === null).map(dueOf);

/** Without repetitions: a course may be in two cohorts. */
const onceEach = (entries: readonly WeekEntry[]): WeekEntry[] => [
  ...new Map(entries.map((entry) => [entry.key, entry])).values(),
];

const byTime = (one: WeekEntry, other: WeekEntry) => one.at.getTime() - other.at.getTime();

function lessonsOf({ courses }: Cohort): WeekEntry[] {
  return courses.flatMap(({ live }) =>
    live.nodes.flatMap(({ id, title, startsAt, endsAt, timeZone, meetingLink }): WeekEntry[] => {
      if (startsAt === null) return [];
      const at = new Date(startsAt);
      const end = endsAt === null ? new Date(at.getTime() + HOUR) : new Date(endsAt);
      const of = { key: id, title, kind: 'lesson' as const, label: labels.lesson };
      return [{ ...of, at, end, timeZone, link: meetingLink, to: paths.lesson(id) }];
    }),
  );
}

const dueOf = ({ id, title, dueAt, timeZone }: WeekQuery['activities']['nodes'][number]): WeekEntry => ({
  key: id,
  title,
  kind: 'due',
  label: labels.due,
  at: new Date(dueAt),
  end: new Date(dueAt),
  timeZone,
  link: null,
  to: paths.submitAssignment(id),
});
