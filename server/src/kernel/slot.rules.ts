/** A stretch of time on one day as a form has it: a day, two times of day and the zone in which they are meant. */
import * as z from 'zod/mini';
import { instantOf, isTimeZone, localTimeOf } from './zone.rules.ts';

/** Years that a calendar can show. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;

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
export function validateTimeOrder(given: {
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
}): { field: 'endTime'; message: string }[] {
  const { startTime, endTime } = given;
  if (!startTime || !endTime || endTime > startTime) return [];
  return [{ field: 'endTime', message: 'The end time must be after the start time.' }];
}

/** The end is after the start. */
export const checkTimeOrder = z.check<Parameters<typeof validateTimeOrder>[0]>(({ value, issues }) => {
  for (const { field, message } of validateTimeOrder(value))
    issues.push({ code: 'custom', input: value[field], path: [field], message });
});
