/** Formats an instant in the time zone of its subject, because most readers have none in their profile. */
const format =
  (options: Intl.DateTimeFormatOptions) => (moment: string | undefined, timeZone: string | undefined) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: timeZone ?? 'UTC' }).format(
      new Date(moment ?? Number.NaN),
    );

/** Returns the day of an instant (ISO 8601) in a time zone, by default UTC. */
export const formatDay = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

/** Returns the time of day of an instant (ISO 8601) in a time zone, by default UTC, with the name of the zone. */
export const formatTime = format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/**
 * Returns ', for you on …' with the day and time of an instant for a reader whose profile has a time zone where it differs from
 * that of the subject, otherwise nothing.
 */
export function forReader(
  moment: string | undefined,
  timeZone: string | undefined,
  readerZone: string | null | undefined,
): string {
  if (!readerZone) return '';
  const own = `${formatDay(moment, readerZone)} at ${plainTime(moment, readerZone)}`;
  if (own === `${formatDay(moment, timeZone)} at ${plainTime(moment, timeZone)}`) return '';
  return `, for you on ${formatDay(moment, readerZone)} at ${formatTime(moment, readerZone)}`;
}

const plainTime = format({ hour: 'numeric', minute: '2-digit' });
