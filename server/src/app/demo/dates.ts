const DAY = 86_400_000;

/** A whole hour, UTC, that many days from today. */
export function daysFromNow(days: number, hour = 15): Date {
  const date = new Date(Date.now() + days * DAY);
  date.setUTCHours(hour, 0, 0, 0);
  return date;
}
