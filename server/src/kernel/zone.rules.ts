/** Conversion between instants and local times. It does not import zod, so that screens can use it without any form. */

/** Default time zone. */
export const UTC = 'UTC';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns a formatter for local times of a zone. @throws RangeError for an unknown zone */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** Returns an instant as local date and time of a zone. */
export function localTimeOf(instant: Date, timeZone: string): { date: string; time: string } {
  const { year, month, day, hour, minute } = partsOf(instant, timeZone);
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>;

const partsOf = (instant: Date, timeZone: string) =>
  Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(instant)
      // A year that is still being typed, such as 0002, has fewer digits.
      .map(({ type, value }) => [type, type === 'year' ? value.padStart(4, '0') : value]),
  ) as Parts;

/** Returns the offset of a zone from UTC at an instant, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsOf(new Date(moment), timeZone);
  const local = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return local - Math.floor(moment / 1000) * 1000;
}

/** Returns the local time between two instants, in milliseconds. A day is 24 hours, also with a daylight saving change. */
export const clockTimeBetween = (start: Date, end: Date, zone: string): number =>
  end.getTime() - start.getTime() + offsetAt(end.getTime(), zone) - offsetAt(start.getTime(), zone);

/** Adds milliseconds of local time to an instant. */
export function afterClockTime(start: Date, milliseconds: number, zone: string): Date {
  const end = start.getTime() + milliseconds;
  return new Date(end + offsetAt(start.getTime(), zone) - offsetAt(end, zone));
}

/** Converts a local time to an instant. A local time that daylight saving skips is shifted forward. */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // The offset of the first guess may be from the other side of a daylight saving change.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone));
}

/** Returns whether the runtime knows an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return formatterOf(name) !== undefined;
  } catch {
    return false;
  }
}
