import 'temporal-polyfill/global'; // required by the library until Node includes it
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { UTC } from '#kernel/zone.rules';
import { DAY } from '#kernel/duration.rules';

/** Recurring schedule of a cohort. */
export interface MeetingSchedule {
  /** RFC 5545 rule without its start. */
  rule: string;
  /** Local time of day, HH:MM. Null when the rule or the start determines it. */
  time: string | null;
  /** IANA name. Null for UTC. */
  timeZone: string | null;
  /** Meetings are only between the start and end of the cohort. */
  startDate: Date;
  endDate: Date;
  /** Moment on the first day of the rule. Null for the start of the cohort. */
  firstAt?: Date | null;
}

/**
 * Returns the meetings of a cohort after `from`, up to and including `until`, in the local time of its zone.
 * A time skipped by daylight saving is moved later; a repeated one is the first.
 * @throws for an invalid rule or zone
 */
export function meetingsBetween(schedule: MeetingSchedule, from: Date, until: Date): Date[] {
  const { rule, time, startDate, endDate } = schedule;
  const timeZone = schedule.timeZone ?? UTC;
  // The rule is computed in UTC, because the library skips times that daylight saving skips.
  const clockAt = (moment: number) =>
    new Date(localTime(new Date(moment), timeZone).toZonedDateTime(UTC).epochMilliseconds);
  const begun = localTime(schedule.firstAt ?? startDate, timeZone).round({
    smallestUnit: 'minute',
    roundingMode: 'trunc',
  });
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

/** Formats as YYYYMMDDTHHMMSS. */
const basic = (local: Temporal.PlainDateTime) =>
  local.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

/** Converts UNTIL, an instant, to local time of the zone. */
const withLocalEnd = (rule: string, timeZone: string) =>
  rule.replace(/UNTIL=(\d{8}T\d{6}Z)/, (_, end: string) => {
    const moment = new Date(Temporal.Instant.from(end).epochMilliseconds);
    return `UNTIL=${basic(localTime(moment, timeZone))}Z`;
  });
