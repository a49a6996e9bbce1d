/** A stretch of time on one day as a form has it: a day, two times of day and the zone in which they are meant. */
import * as z from 'zod/mini';

/** Years that a calendar can show. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;

/** The zone of whoever names none. */
export const UTC = 'UTC';

/** As it is written in a form, in local time. */
export interface LocalSlot {
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM. */
  startTime: string;
  endTime: string;
  /** IANA name. */
  timeZone: string;
}

/** As it is stored. */
export interface Slot {
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Writes an instant in the time of a zone; throws for a zone that does not exist. */
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
      .map(({ type, value }) => [type, value]),
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

/** A form's day and times as instants. */
export const slotOf = ({ date, startTime, endTime, timeZone }: LocalSlot): Slot => ({
  startsAt: instantOf(date, startTime, timeZone),
  endsAt: instantOf(date, endTime, timeZone),
  timeZone,
});

/** The other way round. */
export function localSlotOf({ startsAt, endsAt, timeZone }: Slot): LocalSlot {
  const { date, time: startTime } = localTimeOf(startsAt, timeZone);
  return { date, startTime, endTime: localTimeOf(endsAt, timeZone).time, timeZone };
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function isTimeZone(name: string): boolean {
  try {
    return formatterOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** A day of the calendar, YYYY-MM-DD. `missing` is said where there is none. */
export const day = (missing = 'Enter a date.') =>
  z.string(missing).check(
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Enter a date as YYYY-MM-DD.', abort: true }),
    z.refine(isDay, { error: 'There is no such day.', abort: true }),
    z.refine((text) => Number(text.slice(0, 4)) >= FIRST_YEAR, `Enter a date from ${FIRST_YEAR} on.`),
    z.refine((text) => Number(text.slice(0, 4)) <= LAST_YEAR, `Enter a date before ${LAST_YEAR + 1}.`),
  );

/** A time of day, HH:MM of 24 hours; seconds, which some forms send along, are dropped. */
export const timeOfDay = (missing = 'Enter a time.') =>
  z.string(missing).check(
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Enter a time as HH:MM.'),
    z.overwrite((text) => text.slice(0, 5)),
  );

/** An IANA name such as Europe/Berlin. */
export const timeZone = z.string().check(
  z.trim(),
  z.regex(/^[A-Za-z_]{1,30}(\/[A-Za-z0-9_+-]{1,30}){0,2}$/, {
    error: 'Enter a time zone such as Europe/Berlin.',
    abort: true,
  }),
  z.refine(isTimeZone, 'Enter a time zone such as Europe/Berlin.'),
);

/** What is wrong with times that are valid each for itself. */
export function problemsOfTimes(given: {
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
}): { field: 'endTime'; message: string }[] {
  const { startTime, endTime } = given;
  if (!startTime || !endTime || endTime > startTime) return [];
  return [{ field: 'endTime', message: 'The end time must be after the start time.' }];
}

/** The end is after the start. */
export const timesInOrder = z.check<Parameters<typeof problemsOfTimes>[0]>(({ value, issues }) => {
  for (const { field, message } of problemsOfTimes(value))
    issues.push({ code: 'custom', input: value[field], path: [field], message });
});
