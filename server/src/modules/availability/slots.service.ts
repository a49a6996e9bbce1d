import { Temporal } from 'temporal-polyfill';
import { Weekday } from '#modules/cohort/weekday.enums';
import { DAY, MINUTE } from '#kernel/duration.rules';
import { HORIZON_DAYS } from './availability.rules.ts';

/** A weekly time on the clock of a time zone. */
interface WeeklyTime {
  weekday: Weekday;
  /** HH:MM. */
  startTime: string;
  endTime: string;
  timeZone: string;
}

/** A weekly time that is booked in slots. */
export interface SlottedTime extends WeeklyTime {
  slotMinutes: number;
}

/** Time between two instants. */
export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** Days of the week in the order of ISO 8601. */
const WEEK = Object.values(Weekday);

/**
 * Returns the slots of a weekly time that start after `from`, up to 30 days later. Slots have their length in elapsed time, so
 * that a change of daylight saving adds or drops some.
 */
export function slotsOf(weekly: SlottedTime, from: Date): Span[] {
  const until = from.getTime() + HORIZON_DAYS * DAY;
  const length = weekly.slotMinutes * MINUTE;
  const slots: Span[] = [];
  for (const { startsAt, endsAt } of occurrencesOf(weekly, from, HORIZON_DAYS))
    for (let at = startsAt.getTime(); at + length <= endsAt.getTime(); at += length)
      if (at > from.getTime() && at <= until)
        slots.push({ startsAt: new Date(at), endsAt: new Date(at + length) });
  return slots;
}

/** Returns when a weekly time is from the day of `from` on, on that day and the given number of days after it. */
function occurrencesOf({ weekday, startTime, endTime, timeZone }: WeeklyTime, from: Date, days: number) {
  const today = Temporal.Instant.fromEpochMilliseconds(from.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const wait = (WEEK.indexOf(weekday) + 1 - today.dayOfWeek + 7) % 7;
  const occurrences: Span[] = [];
  for (let after = wait; after <= days; after += 7) {
    const date = today.add({ days: after });
    occurrences.push({
      startsAt: new Date(instantOf(date, startTime, timeZone)),
      endsAt: new Date(instantOf(date, endTime, timeZone)),
    });
  }
  return occurrences;
}

/** Days that are compared: all changes of daylight saving are within a year. */
const COMPARED_DAYS = 371;

/** Returns whether two weekly times, which may be in two time zones, overlap within a year. */
export function isAtOnce(one: WeeklyTime, other: WeeklyTime, from: Date): boolean {
  const others = occurrencesOf(other, from, COMPARED_DAYS);
  return occurrencesOf(one, from, COMPARED_DAYS).some((time) => others.some((span) => overlap(time, span)));
}

/** A time skipped by daylight saving is moved later; a repeated one is the first. */
const instantOf = (date: Temporal.PlainDate, plainTime: string, timeZone: string): number =>
  date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;

/** Returns whether two times overlap. */
export const overlap = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Returns the slots of a weekly time at which the host is not busy. */
export const freeSlotsOf = (weekly: SlottedTime, busy: readonly Span[], from: Date): Span[] =>
  slotsOf(weekly, from).filter((slot) => !busy.some((span) => overlap(slot, span)));
