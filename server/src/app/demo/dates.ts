import { DAY } from '#kernel/duration.rules';

/** Returns a full hour in UTC, a number of days from today. */
export function daysFromNow(days: number, hour = 15): Date {
  const date = new Date(Date.now() + days * DAY);
  date.setUTCHours(hour, 0, 0, 0);
  return date;
}
