import { Weekday } from '#modules/cohort/weekday.enums';
import { DAY } from '#kernel/duration.rules';

/** Names of the days in rules, in the order of the week. */
const CODES: Readonly<Record<Weekday, string>> = {
  [Weekday.MONDAY]: 'MO',
  [Weekday.TUESDAY]: 'TU',
  [Weekday.WEDNESDAY]: 'WE',
  [Weekday.THURSDAY]: 'TH',
  [Weekday.FRIDAY]: 'FR',
  [Weekday.SATURDAY]: 'SA',
  [Weekday.SUNDAY]: 'SU',
};
const WEEK = Object.values(CODES);
const WEEKDAYS = Object.keys(CODES) as Weekday[];

/** When a weekly rule ends. */
interface Ending {
  until?: Date | null | undefined;
  count?: number | null | undefined;
}

/** Returns a weekly rule (RFC 5545). */
export function weeklyRule(days: readonly Weekday[], interval: number, { until, count }: Ending): string {
  const parts = ['FREQ=WEEKLY'];
  if (interval > 1) parts.push(`INTERVAL=${interval}`);
  parts.push(`BYDAY=${codesOf(days)}`, 'WKST=MO');
  if (until) parts.push(`UNTIL=${basic(until)}`);
  if (count) parts.push(`COUNT=${count}`);
  return parts.join(';');
}

const codesOf = (days: readonly Weekday[]) =>
  inOrder(days)
    .map((day) => CODES[day])
    .join();

/** Returns days in the order of the week, each once. */
export const inOrder = (days: readonly Weekday[]): Weekday[] => WEEKDAYS.filter((day) => days.includes(day));

/** Returns a rule that ends at a moment, instead of at another or after a number of meetings. */
export const endingAt = (rule: string, until: Date): string =>
  [...partsOf(rule).filter(([name]) => name !== 'UNTIL' && name !== 'COUNT'), ['UNTIL', basic(until)]]
    .map((part) => part.join('='))
    .join(';');

/** Returns the rest of a rule after a number of meetings, on other days. The time of day is no longer that of the rule. */
export const continued = (rule: string, days: readonly Weekday[], meetings: number): string =>
  partsOf(rule)
    .filter(([name]) => name !== 'BYHOUR' && name !== 'BYMINUTE')
    .map(([name, value]) => {
      if (name === 'BYDAY') return `BYDAY=${codesOf(days)}`;
      return name === 'COUNT' ? `COUNT=${Math.max(1, Number(value) - meetings)}` : `${name}=${value}`;
    })
    .join(';');

/** Returns a rule whose days of the week are a number of days later. The weeks that are left out stay the same. */
export function daysLater(rule: string, days: number): string {
  const parts = partsOf(rule);
  if (!parts.some(([name]) => name === 'BYDAY')) return rule;
  const begin = parts.find(([name]) => name === 'WKST')?.[1] ?? 'MO';
  return [...parts.filter(([name]) => name !== 'WKST'), ['WKST', begin]]
    .map(([name, value]) =>
      name === 'BYDAY' || name === 'WKST' ? `${name}=${laterCodes(value!, days)}` : `${name}=${value}`,
    )
    .join(';');
}

/** Returns days of the week a number of days later, in the order of the week. */
export const weekdaysLater = (list: readonly Weekday[], days: number): Weekday[] =>
  inOrder(list.map((day) => WEEKDAYS[rotate(WEEKDAYS.indexOf(day), days)]!));

// A position in the month, such as 1MO, stays.
const laterCodes = (codes: string, days: number) =>
  codes.replaceAll(/[A-Z]{2}/g, (day) => WEEK[rotate(WEEK.indexOf(day), days)]!);

const rotate = (index: number, days: number) => (((index + days) % 7) + 7) % 7;

const partsOf = (rule: string) => rule.split(';').map((part) => part.split('='));

/** Formats an instant as YYYYMMDDTHHMMSSZ. */
const basic = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Returns the day a number of days after another, both YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

const indexOf = (day: string) => rotate(new Date(day).getUTCDay(), -1);

/** Returns the day of the week of a day, YYYY-MM-DD. */
export const weekdayOf = (day: string): Weekday => WEEKDAYS[indexOf(day)]!;

/** Returns the Monday of the week of a day. */
export const weekOf = (day: string): string => dayAfter(day, -indexOf(day));

/** Returns the days of the week of a day. */
export const daysOfWeek = (day: string): string[] => WEEKDAYS.map((_, index) => dayAfter(weekOf(day), index));
