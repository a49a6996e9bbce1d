import { endAfterWeeks, MIN_WEEKS, weeksBetween } from '@rules/cohort/cohort';

/** The dates of step 2: calendar days as 'YYYY-MM-DD', '' while they are not set. */
export interface QuickDates {
  startDate: string;
  endDate: string;
  /** Null while it is not set. */
  durationWeeks: number | null;
}

/** A new start: a duration moves the end along; an end that would come before it is cleared with the duration. */
export function withStart(dates: QuickDates, startDate: string): QuickDates {
  if (startDate === '') return { ...dates, startDate };
  if (dates.endDate === '') return withDuration({ ...dates, startDate }, dates.durationWeeks);
  if (dates.endDate < startDate) return { startDate, endDate: '', durationWeeks: null };
  return { ...dates, startDate, durationWeeks: weeksOf(startDate, dates.endDate) };
}

/** A new end: one before the start is ignored, else the duration follows. */
export function withEnd(dates: QuickDates, endDate: string): QuickDates {
  if (endDate === '') return { ...dates, endDate, durationWeeks: null };
  if (dates.startDate === '') return { ...dates, endDate };
  if (endDate < dates.startDate) return dates;
  return { ...dates, endDate, durationWeeks: weeksOf(dates.startDate, endDate) };
}

/** A new duration: the end becomes the start plus that many weeks. */
export function withDuration(dates: QuickDates, durationWeeks: number | null): QuickDates {
  const isUsable = durationWeeks !== null && durationWeeks >= MIN_WEEKS && dates.startDate !== '';
  if (!isUsable) return { ...dates, durationWeeks };
  return { ...dates, durationWeeks, endDate: asDay(endAfterWeeks(asDate(dates.startDate), durationWeeks)) };
}

/** At least one: a cohort of a single day takes a week of the calendar. */
const weeksOf = (start: string, end: string) => Math.max(MIN_WEEKS, weeksBetween(asDate(start), asDate(end)));

// Days are counted in UTC, where each has 24 hours; in a local zone a change of the clocks would add or lose a week.
const asDate = (day: string) => new Date(`${day}T00:00:00Z`);

function asDay(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
