import { Temporal } from 'temporal-polyfill';
import { Weekday } from '#modules/cohort/weekday.enums';
import { HORIZON_DAYS } from './availability.rules.ts';

/** A weekly time on the clock of a time zone, in slots. */
export interface WeeklyTime {
  weekday: Weekday;
  /** HH:MM. */
  startTime: string;
  endTime: string;
  slotMinutes: number;
  timeZone: string;
}

/** Time between two instants. */
export interface Span {
  startsAt: Date;
  endsAt: Date;
}

const DAY = 24 * 60 * 60 * 1000;

/** Days of the week in the order of ISO 8601. */
const WEEK = Object.values(Weekday);

/**
 * Returns the slots of a weekly time that start after `from`, up to 30 days later. Slots have their length in elapsed time, so
 * that a change of daylight saving adds or drops some.
 */
export function slotsOf(weekly: WeeklyTime, from: Date): Span[] {
  const until = from.getTime() + HORIZON_DAYS * DAY;
  const today = Temporal.Instant.fromEpochMilliseconds(from.getTime())
    .toZonedDateTimeISO(weekly.timeZone)
    .toPlainDate();
  const length = weekly.slotMinutes * 60_000;
  const slots: Span[] = [];
  for (let days = 0; days <= HORIZON_DAYS; days += 1) {
    const date = today.add({ days });
    if (WEEK[date.dayOfWeek - 1] !== weekly.weekday) continue;
    const end = instantOf(date, weekly.endTime, weekly.timeZone);
    for (let at = instantOf(date, weekly.startTime, weekly.timeZone); at + length <= end; at += length)
      if (at > from.getTime() && at <= until)
        slots.push({ startsAt: new Date(at), endsAt: new Date(at + length) });
  }
  return slots;
}

/** A time skipped by daylight saving is moved later; a repeated one is the first. */
const instantOf = (date: Temporal.PlainDate, plainTime: string, timeZone: string): number =>
  date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;

/** Returns whether two times overlap. */
export const overlap = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Returns the slots of a weekly time at which the host is not busy. */
export const freeSlotsOf = (weekly: WeeklyTime, busy: readonly Span[], from: Date): Span[] =>
  slotsOf(weekly, from).filter((slot) => !busy.some((span) => overlap(slot, span)));
