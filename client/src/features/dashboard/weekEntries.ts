import { instantOf, localTimeOf } from '@rules/kernel/zone';
import { paths } from '#lib/paths';
import type { SessionsOfCohort_CohortFragment, WeekQuery } from './Week.generated.ts';

/** A session or due work on a day. */
export interface WeekEntry {
  key: string;
  title: string;
  kind: 'meeting' | 'lesson' | 'due';
  at: Date;
  /** End; without one that is known, an hour after the start. */
  end: Date;
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

const DAY = 86_400_000;
const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

const HOUR = 3_600_000;

type Cohort = SessionsOfCohort_CohortFragment;

/** Returns seven days from today in the viewer's zone, with meetings, live lessons and due work. */
export function weekOf(data: WeekQuery, now: Date, timeZone: string): Day[] {
  const today = localTimeOf(now, timeZone).date;
  const days = Array.from({ length: 7 }, (_, index): Day => {
    const date = new Date(Date.parse(`${today}T12:00Z`) + index * DAY).toISOString().slice(0, 10);
    return { date, noon: instantOf(date, '12:00', timeZone), entries: [] };
  });
  const cohorts = (data.viewer?.enrollments.nodes ?? []).map(({ cohort }) => cohort);
  const entries = [...cohorts.flatMap((cohort) => sessionsOf(cohort, now)), ...dueWorkOf(data)].toSorted(
    byTime,
  );
  const seen = new Set<string>();
  for (const entry of entries) {
    const day = days.find(({ date }) => date === localTimeOf(entry.at, timeZone).date);
    if (day && !seen.has(entry.key)) day.entries.push(entry);
    seen.add(entry.key); // a course may be in two cohorts
  }
  return days;
}

/** Returns the next session that is not over: of those of the next week, the first. */
export function nextSession(cohorts: readonly Cohort[], now: Date): WeekEntry | undefined {
  return cohorts
    .flatMap((cohort) => sessionsOf(cohort, now))
    .filter(({ at, end }) => end >= now && at.getTime() < now.getTime() + 7 * DAY)
    .toSorted(byTime)[0];
}

/** Sessions of the next eight days in the cohort's zone, which cover seven days in every other zone. */
const sessionsOf = (cohort: Cohort, now: Date): WeekEntry[] => [
  ...meetingsOf(cohort, new Date(now.getTime() - DAY), new Date(now.getTime() + 8 * DAY)),
  ...lessonsOf(cohort),
];

/** Meetings of a cohort on the days of its zone from one instant to another. */
function meetingsOf(cohort: Cohort, from: Date, to: Date): WeekEntry[] {
  const { id, title, startDate, endDate, recurringSchedule, meeting } = cohort;
  if (!recurringSchedule || recurringSchedule.time === '') return [];
  const { days, time, timeZone, rule } = recurringSchedule;
  if (!isEveryWeek(rule)) return [];
  const count = Math.max(0, Math.floor((to.getTime() - from.getTime()) / DAY));
  return Array.from(
    { length: count },
    (_, index) => localTimeOf(new Date(from.getTime() + index * DAY), timeZone).date,
  )
    .filter((date) =>
      days.includes(WEEKDAYS[new Date(`${date}T12:00Z`).getUTCDay()] as (typeof days)[number]),
    )
    .map((date) => instantOf(date, time, timeZone))
    .filter((at) => at >= new Date(startDate) && at <= new Date(endDate))
    .map((at) => ({
      key: `${id} ${at.getTime()}`,
      title,
      kind: 'meeting',
      at,
      end: new Date(at.getTime() + HOUR),
      link: meeting?.link ?? null,
      to: paths.cohort(id),
    }));
}

/** Days before and after today that the schedule covers. */
const SCHEDULED_DAYS = 183;

/** Returns all meetings and live lessons within half a year of now, and the open work, by time. */
export function scheduleOf(data: WeekQuery, now: Date): WeekEntry[] {
  const [from, to] = [-SCHEDULED_DAYS, SCHEDULED_DAYS].map((days) => new Date(now.getTime() + days * DAY));
  const cohorts = (data.viewer?.enrollments.nodes ?? []).map(({ cohort }) => cohort);
  const entries = [
    ...cohorts.flatMap((cohort) => meetingsOf(cohort, from!, to!).concat(lessonsOf(cohort))),
    ...dueWorkOf(data),
  ];
  return [...new Map(entries.map((entry) => [entry.key, entry])).values()].toSorted(byTime);
}

const dueWorkOf = ({ activities }: WeekQuery): WeekEntry[] =>
  activities.nodes.filter(({ viewerSubmission }) => viewerSubmission === null).map(dueOf);

const byTime = (one: WeekEntry, other: WeekEntry) => one.at.getTime() - other.at.getTime();

/** Whether a rule (RFC 5545) has meetings in each week; others are not shown rather than on wrong days. */
const isEveryWeek = (rule: string) => rule.includes('FREQ=WEEKLY') && !/INTERVAL=(?!1\b)/.test(rule);

function lessonsOf({ courses }: Cohort): WeekEntry[] {
  return courses.flatMap(({ live }) =>
    live.nodes.flatMap(({ id, title, startsAt, endsAt, meetingLink }): WeekEntry[] => {
      if (startsAt === null) return [];
      const at = new Date(startsAt);
      const end = endsAt === null ? new Date(at.getTime() + HOUR) : new Date(endsAt);
      return [{ key: id, title, kind: 'lesson', at, end, link: meetingLink, to: paths.lesson(id) }];
    }),
  );
}

const dueOf = ({ id, title, dueAt }: WeekQuery['activities']['nodes'][number]): WeekEntry => ({
  key: id,
  title,
  kind: 'due',
  at: new Date(dueAt),
  end: new Date(dueAt),
  link: null,
  to: paths.submitAssignment(id),
});
