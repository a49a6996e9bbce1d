import { endAfterWeeks, MIN_WEEKS, weeksBetween } from '@rules/cohort/cohort';

/** Dates of step 2: calendar days as 'YYYY-MM-DD', '' while empty. */
export interface QuickDates {
  startDate: string;
  endDate: string;
  /** Null while empty. */
  durationWeeks: number | null;
}

/** Sets the start and moves the end by the duration. Clears an end before the new start, together with the duration. */
export function withStart(dates: QuickDates, startDate: string): QuickDates {
  if (startDate === '') return { ...dates, startDate };
  if (dates.endDate === '') return withDuration({ ...dates, startDate }, dates.durationWeeks);
  if (dates.endDate < startDate) return { startDate, endDate: '', durationWeeks: null };
  return { ...dates, startDate, durationWeeks: weeksOf(startDate, dates.endDate) };
}

/** Sets the end and recalculates the duration. Ignores an end before the start. */
export function withEnd(dates: QuickDates, endDate: string): QuickDates {
  if (endDate === '') return { ...dates, endDate, durationWeeks: null };
  if (dates.startDate === '') return { ...dates, endDate };
  if (endDate < dates.startDate) return dates;
  return { ...dates, endDate, durationWeeks: weeksOf(dates.startDate, endDate) };
}

/** Sets the duration and moves the end to the start plus that many weeks. */
export function withDuration(dates: QuickDates, durationWeeks: number | null): QuickDates {
  const isUsable = durationWeeks !== null && durationWeeks >= MIN_WEEKS && dates.startDate !== '';
  if (!isUsable) return { ...dates, durationWeeks };
  return { ...dates, durationWeeks, endDate: toDay(endAfterWeeks(toDate(dates.startDate), durationWeeks)) };
}

/** Returns the weeks between two days, at least one. */
const weeksOf = (start: string, end: string) => Math.max(MIN_WEEKS, weeksBetween(toDate(start), toDate(end)));

// UTC days always have 24 hours; in a local zone a clock change would add or remove a week.
const toDate = (day: string) => new Date(`${day}T00:00:00Z`);

function toDay(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
