/** Formats of values on screens, in the language of the build and in the viewer's time zone unless another one is given. */
import { decimalOf } from '@rules/kernel/money';
import { instantOf, localTimeOf } from '@rules/kernel/zone';
import { locale } from './en/locale.ts';

const { tag: language, hour12 } = locale;
const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
const longDate = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const clock = { hour: 'numeric', minute: '2-digit', hour12 } as const;

const timeFormat = new Intl.DateTimeFormat(language, clock);
const dateFormat = inZones(longDate);
const weekdayFormat = inZones({ weekday: 'short', month: 'short', day: 'numeric' });
const shortDateFormat = inZones({ month: 'short', day: 'numeric', year: 'numeric' });
const yearFormat = inZones({ year: 'numeric' });
const longDayFormat = inZones({ weekday: 'long', ...longDate });
const dateTimeFormat = inZones({ ...longDate, ...clock, timeZoneName: 'short' });
const moneyFormat = new Intl.NumberFormat(language, dollars);
const countFormat = new Intl.NumberFormat(language);
const plurals = new Intl.PluralRules(language);
const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats the date of an ISO instant: 'January 5, 2026'. */
export const formatDate = (instant: string): string => dateFormat().format(new Date(instant));

/** Formats the date of an instant in a time zone. Dates of a cohort are in the cohort's zone. */
export const formatDay = (instant: string, timeZone?: string): string =>
  dateFormat(timeZone).format(new Date(instant));

/** Formats a day briefly: 'Tue, Dec 1' of this year, 'Dec 1, 2025' of another. Screens show `<When>`, which uses it. */
export function formatShortDay(instant: string, timeZone?: string, now: Date = new Date()): string {
  const date = new Date(instant);
  const isThisYear = yearFormat(timeZone).format(date) === yearFormat(timeZone).format(now);
  return (isThisYear ? weekdayFormat : shortDateFormat)(timeZone).format(date);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats how long ago something happened: 'just now', '12 min ago', '3 h ago'; after a day, the day. */
export function formatAgo(instant: string, now: Date = new Date()): string {
  const ago = now.getTime() - Date.parse(instant);
  if (ago < MINUTE) return locale.justNow;
  if (ago < HOUR) return locale.ago(formatMinutes(Math.floor(ago / MINUTE)));
  if (ago < DAY) return locale.ago(formatMinutes(60 * Math.floor(ago / HOUR)));
  return formatShortDay(instant, undefined, now);
}

/** Formats a number of days as people say it: '9 days', '10 weeks' (71 days). */
export const formatDuration = (days: number): string =>
  days < 14 ? formatPlural(days, ...locale.day) : formatPlural(Math.round(days / 7), ...locale.week);

/** Formats minutes: '45 min', '3 h', '2 h 30 min'. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${formatCount(hours)} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}

/** Formats a number with one decimal place: '4.5'. */
export const formatTenths = (value: number): string => tenths.format(value);

/** Formats the time of an ISO instant: '3:30 PM'. */
export const formatTime = (instant: string): string => timeFormat.format(new Date(instant));

/** Formats an ISO instant: 'January 5, 2026 at 3:30 PM GMT+1'. */
export const formatDateTime = (instant: string, timeZone?: string): string =>
  dateTimeFormat(timeZone).format(new Date(instant));

/**
 * Formats the day that a deadline at midnight ends: 'Monday, November 30, 2026' for the first instant of December 1.
 * Returns null for a deadline at another time of day.
 */
export function formatLastDay(deadline: string, timeZone: string): string | null {
  const instant = new Date(deadline);
  if (localTimeOf(instant, timeZone).time !== '00:00') return null;
  return longDayFormat(timeZone).format(instant.getTime() - 1);
}

/** Formats an instant for a sentence: 'today at 7:00 PM', 'tomorrow at …', 'on November 13, 2026 at 7:00 PM GMT+1'. */
export function formatMoment(instant: string, now: Date = new Date()): string {
  const date = new Date(instant);
  const days = [now, new Date(now.getTime() + DAY)].map((day) => dateFormat().format(day));
  const near = days.indexOf(dateFormat().format(date));
  if (near === -1) return locale.on(formatDateTime(instant));
  return (near === 0 ? locale.today : locale.tomorrow)(timeFormat.format(date));
}

/** Returns the viewer's time zone (IANA name), in which forms interpret dates. */
export const viewerTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Amount of money as the API returns it. */
export interface Money {
  /** In cents. */
  amount: number;
  currency: 'USD';
}

/** Formats an amount of money: '$1,250.00'. */
export const formatMoney = ({ amount }: Money): string =>
  moneyFormat.format(decimalOf(amount) as Intl.StringNumericLiteral);

/** Formats a number: '12,400'. */
export const formatCount = (count: number): string => countFormat.format(count);

/**
 * Formats a number with its noun: '1 student', '12 students'.
 * @param plural irregular plural
 */
export const formatPlural = (count: number, one: string, plural: string = `${one}s`): string =>
  `${formatCount(count)} ${plurals.select(count) === 'one' ? one : plural}`;

/** Formats bytes: '512 B', '34 KB', '1.2 MB'. */
export function formatSize(bytes: number): string {
  const [byte, kilo, mega] = locale.sizes;
  if (bytes < 1024) return `${bytes} ${byte}`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} ${kilo}`;
  return `${tenths.format(bytes / (1024 * 1024))} ${mega}`;
}

/** Returns the ISO instant at which a calendar day ('YYYY-MM-DD') begins in the viewer's time zone; '' for ''. */
export const startOfDay = (day: string): string => localInputToInstant(day === '' ? '' : `${day}T00:00`);

/** Converts the local value of a date-and-time control to an ISO instant; '' if it is empty or incomplete. */
export function localInputToInstant(local: string, timeZone: string = viewerTimeZone()): string {
  const [date = '', time = ''] = local.split('T');
  if (time === '' || Number.isNaN(Date.parse(local))) return '';
  return instantOf(date, time.slice(0, 5), timeZone).toISOString();
}

/** Converts an ISO instant to a local control value: 'YYYY-MM-DDTHH:MM' in a time zone. */
export function instantToLocalInput(instant: string, timeZone: string = viewerTimeZone()): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return '';
  const { date, time } = localTimeOf(moment, timeZone);
  return `${date}T${time}`;
}

/** Caches one formatter per time zone: creating one costs more than using it. */
function inZones(options: Intl.DateTimeFormatOptions): (timeZone?: string) => Intl.DateTimeFormat {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(language, { ...options, timeZone });
    formats.set(timeZone, format);
    return format;
  };
}
