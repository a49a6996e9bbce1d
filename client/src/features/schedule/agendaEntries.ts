import { localTimeOf } from '@rules/kernel/zone';
import { paths } from '#lib/paths';
import { addDays, dayOf, type Day } from '#ui/calendar/monthGrid';
import type { ScheduleQuery } from './Schedule.generated.ts';

export type Entry = ScheduleQuery['agenda'][number];

const HOUR = 3_600_000;

/** Kinds of entries that are a moment at which something is due. */
const DUE: readonly Entry['kind'][] = ['ACTIVITY', 'QUIZ', 'MILESTONE'];

export const isDeadline = ({ kind }: Entry): boolean => DUE.includes(kind);

/** Returns the key of an entry among those of a person. */
export const keyOf = ({ kind, subjectId }: Pick<Entry, 'kind' | 'subjectId'>): string =>
  `${kind} ${subjectId}`;

/** Returns when an entry is over, in milliseconds: a session without an end that is known, an hour after the start. */
export function endOf(entry: Entry): number {
  const { startsAt, endsAt } = entry;
  if (endsAt !== null) return Date.parse(endsAt);
  return Date.parse(startsAt) + (isDeadline(entry) ? 0 : HOUR);
}

/** Returns the path of the screen about an entry. */
export function pathOf({ kind, subjectId, cohortId, lessonId }: Entry): string {
  switch (kind) {
    case 'EVENT':
      return paths.event(subjectId);
    case 'LESSON':
      return paths.lesson(subjectId);
    case 'QUIZ':
      return paths.lesson(lessonId!);
    case 'ACTIVITY':
      return paths.submitAssignment(subjectId);
    case 'SESSION':
    case 'MILESTONE':
    case 'COHORT_START':
      return paths.cohort(cohortId!);
  }
}

/** Returns the first day of an entry: for the viewer, and for a whole day that of the organizer. */
const firstDayOf = ({ startsAt, isAllDay, timeZone }: Entry): Day =>
  isAllDay ? localTimeOf(new Date(startsAt), timeZone).date : dayOf(startsAt);

/** Groups entries by their days, in which each is by time. One of several days is in each of them. */
export function groupByDay(entries: readonly Entry[]): Map<Day, Entry[]> {
  const byDay = new Map<Day, Entry[]>();
  for (const entry of entries) {
    const first = firstDayOf(entry);
    // An entry that ends at midnight is not on the day that begins then.
    const last = entry.endsAt === null ? first : dayOf(Date.parse(entry.endsAt) - 1);
    for (let day = first; day <= last || day === first; day = addDays(day, 1))
      byDay.set(day, [...(byDay.get(day) ?? []), entry]);
  }
  return byDay;
}
