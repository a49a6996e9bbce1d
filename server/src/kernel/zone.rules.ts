/** Instants and the clocks of time zones. Without zod, so that screens can use it before any form is loaded. */

/** The zone that counts when none is given. */
export const UTC = 'UTC';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Writes an instant in the time of a zone. @throws RangeError for an unknown zone */
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

/** An instant as day and time of day in a zone. */
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

/** Milliseconds by which a zone is ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsOf(new Date(moment), timeZone);
  const local = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return local - Math.floor(moment / 1000) * 1000;
}

/** Milliseconds that a zone's clocks show between two instants: a day is 24 hours, whatever the clocks do. */
export const clockTimeBetween = (start: Date, end: Date, zone: string): number =>
  end.getTime() - start.getTime() + offsetAt(end.getTime(), zone) - offsetAt(start.getTime(), zone);

/** The instant at which a zone's clocks show so many milliseconds more. */
export function afterClockTime(start: Date, milliseconds: number, zone: string): Date {
  const end = start.getTime() + milliseconds;
  return new Date(end + offsetAt(start.getTime(), zone) - offsetAt(end, zone));
}

/** The instant of a local time; one that the clocks skip is as much later. */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // The offset of the first guess may be that of the other side of a change of the clocks.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone));
}

/** Whether this runtime knows an IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    return formatterOf(name) !== undefined;
  } catch {
    return false;
  }
}
