import 'temporal-polyfill/global'; // what the library computes with, until Node brings it along
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { UTC } from '#kernel/zone.rules';

/** A schedule that repeats, as a cohort has it. */
export interface MeetingSchedule {
  /** RFC 5545 rule, without its start. */
  rule: string;
  /** Local time of day, HH:MM; null where the rule says it, or the start does. */
  time: string | null;
  /** IANA name; null for UTC. */
  timeZone: string | null;
  /** Nobody meets before the cohort begins or after it ends. */
  startDate: Date;
  endDate: Date;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * When a cohort meets after `from`, and at `until` at the latest: by the clock of its zone, whatever happens to that. A
 * time that the clocks skip is as much later; one that comes twice is the first.
 * @throws where the rule or the zone means nothing
 */
export function meetingsBetween(schedule: MeetingSchedule, from: Date, until: Date): Date[] {
  const { rule, time, startDate, endDate } = schedule;
  const timeZone = schedule.timeZone ?? UTC;
  // The rule is computed on a clock that never changes, for the library leaves out what ours skip.
  const clockAt = (moment: number) =>
    new Date(localTime(new Date(moment), timeZone).toZonedDateTime(UTC).epochMilliseconds);
  const begun = localTime(startDate, timeZone).round({ smallestUnit: 'minute', roundingMode: 'trunc' });
  const start = time ? begun.withPlainTime(time) : begun;
  const rrule = new RRuleTemporal({
    rruleString: `DTSTART:${basic(start)}Z\nRRULE:${withLocalEnd(rule, timeZone)}`,
  });
  return rrule
    .between(clockAt(from.getTime() - DAY), clockAt(until.getTime() + DAY), true)
    .map((clock) => new Date(clock.toPlainDateTime().toZonedDateTime(timeZone).epochMilliseconds))
    .filter((moment) => moment > from && moment <= until && moment >= startDate && moment <= endDate);
}

const localTime = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime();

/** YYYYMMDDTHHMMSS. */
const basic = (local: Temporal.PlainDateTime) =>
  local.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

/** UNTIL is an instant: its time on the clock of the zone. */
const withLocalEnd = (rule: string, timeZone: string) =>
  rule.replace(/UNTIL=(\d{8}T\d{6}Z)/, (_, end: string) => {
    const moment = new Date(Temporal.Instant.from(end).epochMilliseconds);
    return `UNTIL=${basic(localTime(moment, timeZone))}Z`;
  });
