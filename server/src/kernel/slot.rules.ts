/** A time slot on one day: as instants, and as forms enter it with a date, a start time, an end time and a time zone. */
import * as z from 'zod/mini';
import { comparing } from './comparing.rules.ts';
import { instantOf, isTimeZone, localTimeOf } from './zone.rules.ts';

/** Range of years that the calendar shows. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;

/** Time slot as it is entered in a form, in local time. */
export interface LocalSlot {
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM. */
  startTime: string;
  endTime: string;
  /** IANA name. */
  timeZone: string;
}

/** Time slot as it is stored. */
export interface Slot {
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
}

/** Converts a time slot of a form to instants. */
export const slotOf = ({ date, startTime, endTime, timeZone }: LocalSlot): Slot => ({
  startsAt: instantOf(date, startTime, timeZone),
  endsAt: instantOf(date, endTime, timeZone),
  timeZone,
});

/** Converts instants to a time slot of a form. */
export function localSlotOf({ startsAt, endsAt, timeZone }: Slot): LocalSlot {
  const { date, time: startTime } = localTimeOf(startsAt, timeZone);
  return { date, startTime, endTime: localTimeOf(endsAt, timeZone).time, timeZone };
}

/** Returns whether a calendar date, YYYY-MM-DD, exists. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * Rule of a calendar date, YYYY-MM-DD.
 * @param missing message for a missing date
 */
export const day = (missing = 'Enter a date.') =>
  z.string(missing).check(
    z.trim(),
    z.minLength(1, missing),
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date as YYYY-MM-DD.'),
    z.refine(isDay, 'That date doesn’t exist.'),
    z.refine((text) => Number(text.slice(0, 4)) >= FIRST_YEAR, `Enter a date from ${FIRST_YEAR} on.`),
    z.refine((text) => Number(text.slice(0, 4)) <= LAST_YEAR, `Enter a date before ${LAST_YEAR + 1}.`),
  );

/**
 * Rule of a time of day, HH:MM in 24 hours. Seconds, which some forms send, are dropped.
 * @param missing message for a missing time
 */
export const timeOfDay = (missing = 'Enter a time.') =>
  z.string(missing).check(
    z.trim(),
    z.minLength(1, missing),
    z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Enter a time as HH:MM.'),
    z.overwrite((text) => text.slice(0, 5)),
  );

/** Rule of an IANA time zone such as Europe/Berlin. */
export const timeZone = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[A-Za-z_]{1,30}(\/[A-Za-z0-9_+-]{1,30}){0,2}$/, 'Enter a time zone such as Europe/Berlin.'),
    z.refine(isTimeZone, 'Enter a time zone such as Europe/Berlin.'),
  );

const ORDER = 'The end time must be after the start time.';

/** Check of an object schema that the end time is after the start time. */
export const checkTimeOrder = z.check<Pick<LocalSlot, 'startTime' | 'endTime'>>(
  ({ value, issues }) => {
    const { startTime, endTime } = value;
    if (endTime <= startTime)
      issues.push({ code: 'custom', input: endTime, path: ['endTime'], message: ORDER });
  },
  comparing('startTime', 'endTime'),
);

/** Returns what is wrong with the end of a slot: it is after the start, on the same day of the time zone. */
export function problemOfEnd({ startsAt, endsAt, timeZone: zone }: Slot): string | null {
  if (endsAt <= startsAt) return ORDER;
  const [first, last] = [startsAt, endsAt].map((instant) => localTimeOf(instant, zone).date);
  return first === last ? null : 'The end must be on the same day as the start.';
}
