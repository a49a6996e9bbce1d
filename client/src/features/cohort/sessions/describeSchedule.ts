import { localTimeOf } from '@rules/kernel/zone';
import { texts } from '#texts/en';
import { formatDay } from '#texts/formatting';

const t = texts.scheduleForm;

interface DescribedSchedule {
  /** Names of days as the API has them. */
  days: readonly string[];
  /** HH:MM. */
  time: string;
  interval: number;
  until: string | null;
  count: number | null;
}

const list = new Intl.ListFormat(texts.locale.tag, { type: 'conjunction' });
const clock = new Intl.DateTimeFormat(texts.locale.tag, {
  hour: 'numeric',
  minute: '2-digit',
  hour12: texts.locale.hour12,
  timeZone: 'UTC',
});

/** Formats a schedule in words: 'Every 2 weeks on Tuesday and Thursday at 6:00 PM, 8 times.' */
export function describeSchedule(
  { days, time, interval, until, count }: DescribedSchedule,
  timeZone: string,
): string {
  const names = Object.entries(texts.cohortDetail.weekdays).filter(([day]) => days.includes(day));
  const at = clock.format(new Date(`2000-01-01T${time}Z`));
  return t.sentence(interval, list.format(names.map(([, name]) => name)), at, endOf());

  function endOf(): string {
    if (count !== null) return t.times(count);
    return until === null ? t.toTheEnd : t.untilDay(formatDay(until, timeZone));
  }
}

/** Returns the day of an instant in a time zone, as date fields have it. */
export const dayOf = (instant: string, timeZone: string): string =>
  localTimeOf(new Date(instant), timeZone).date;
