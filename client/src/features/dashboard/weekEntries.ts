import { instantOf, localTimeOf } from '@rules/kernel/zone';
import { paths } from '#lib/paths';
import type { WeekQuery } from './Week.generated.ts';

/** A session or due work on a day. */
export interface WeekEntry {
  key: string;
  title: string;
  kind: 'meeting' | 'lesson' | 'due';
  at: Date;
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

type Cohort = NonNullable<WeekQuery['viewer']>['enrollments']['nodes'][number]['cohort'];

/** Returns seven days from today in the viewer's zone, with meetings, live lessons and due work. */
export function weekOf(data: WeekQuery, now: Date, timeZone: string): Day[] {
  const today = localTimeOf(now, timeZone).date;
  const days = Array.from({ length: 7 }, (_, index): Day => {
    const date = new Date(Date.parse(`${today}T12:00Z`) + index * DAY).toISOString().slice(0, 10);
    return { date, noon: instantOf(date, '12:00', timeZone), entries: [] };
  });
  const cohorts = (data.viewer?.enrollments.nodes ?? []).map(({ cohort }) => cohort);
  const entries = [
    ...cohorts.flatMap((cohort) => meetingsOf(cohort, now)),
    ...cohorts.flatMap(lessonsOf),
    ...data.activities.nodes.filter(({ viewerSubmission }) => viewerSubmission === null).map(dueOf),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const seen = new Set<string>();
  for (const entry of entries) {
    const day = days.find(({ date }) => date === localTimeOf(entry.at, timeZone).date);
    if (day && !seen.has(entry.key)) day.entries.push(entry);
    seen.add(entry.key); // a course may be in two cohorts
  }
  return days;
}

/** Meetings of a cohort within eight days in its zone, which cover seven days in every other zone. */
function meetingsOf({ id, title, startDate, endDate, recurringSchedule }: Cohort, now: Date): WeekEntry[] {
  if (!recurringSchedule || recurringSchedule.time === '') return [];
  const { days, time, timeZone, rule } = recurringSchedule;
  if (!isEveryWeek(rule)) return [];
  return Array.from(
    { length: 9 },
    (_, index) => localTimeOf(new Date(now.getTime() + (index - 1) * DAY), timeZone).date,
  )
    .filter((date) =>
      days.includes(WEEKDAYS[new Date(`${date}T12:00Z`).getUTCDay()] as (typeof days)[number]),
    )
    .map((date) => instantOf(date, time, timeZone))
    .filter((at) => at >= new Date(startDate) && at <= new Date(endDate))
    .map((at) => ({ key: `${id} ${at.getTime()}`, title, kind: 'meeting', at, to: paths.cohort(id) }));
}

/** Whether a rule (RFC 5545) has meetings in each week; others are not shown rather than on wrong days. */
const isEveryWeek = (rule: string) => rule.includes('FREQ=WEEKLY') && !/INTERVAL=(?!1\b)/.test(rule);

const lessonsOf = ({ courses }: Cohort): WeekEntry[] =>
  courses.flatMap(({ id: courseId, live }) =>
    live.nodes.flatMap(({ id, title, startsAt }): WeekEntry[] =>
      startsAt === null
        ? []
        : [{ key: id, title, kind: 'lesson', at: new Date(startsAt), to: paths.course(courseId) }],
    ),
  );

const dueOf = ({ id, title, dueAt }: WeekQuery['activities']['nodes'][number]): WeekEntry => ({
  key: id,
  title,
  kind: 'due',
  at: new Date(dueAt),
  to: paths.submitAssignment(id),
});
