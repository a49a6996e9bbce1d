/** Formats an instant in the time zone of its subject, because the time zone of the reader is unknown. */
const format =
  (options: Intl.DateTimeFormatOptions) => (moment: string | undefined, timeZone: string | undefined) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: timeZone ?? 'UTC' }).format(
      new Date(moment ?? Number.NaN),
    );

/** Returns the day of an instant (ISO 8601) in a time zone, by default UTC. */
export const formatDay = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

/** Returns the time of day of an instant (ISO 8601) in a time zone, by default UTC, with the name of the zone. */
export const formatTime = format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
