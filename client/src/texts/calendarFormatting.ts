/** Formats of calendars, apart from those that every screen loads. */
import { locale } from './en/locale.ts';

const { tag: language, hour12 } = locale;
const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
const longDay = new Intl.DateTimeFormat(language, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** Formats the month of an instant in the viewer's time zone: 'November 2026'. */
export const formatMonth = (instant: string): string => month.format(new Date(instant));

/** Formats the day of an instant in the viewer's time zone: 'Monday, November 23, 2026'. */
export const formatLongDay = (instant: string): string => longDay.format(new Date(instant));

/** Parts of a time span that are formatted in one time zone. */
const hours = { hour: 'numeric', minute: '2-digit', hour12 } as const;
const dated = { weekday: 'short', month: 'short', day: 'numeric', ...hours } as const;

const sameDay = (start: string, end: string, timeZone?: string) => {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone });
  return day.format(new Date(start)) === day.format(new Date(end));
};

/** Formats a span: '6:00 – 7:00 PM GMT+1'; with the days if it has more than one. The viewer's time zone by default. */
export function formatSpan(start: string, end: string, timeZone?: string): string {
  const parts = sameDay(start, end, timeZone) ? hours : dated;
  const format = new Intl.DateTimeFormat(language, { ...parts, timeZone, timeZoneName: 'short' });
  return format.formatRange(new Date(start), new Date(end));
}

const clockFormat = new Intl.DateTimeFormat(language, { ...hours, timeZone: 'UTC' });

/** Formats a span of times of day, HH:MM: '4:00 – 6:00 PM'. */
export const formatClockSpan = (start: string, end: string): string =>
  clockFormat.formatRange(new Date(`2026-01-01T${start}Z`), new Date(`2026-01-01T${end}Z`));

/** Formats a span with its first day: 'Tue, Dec 1, 6:00 – 7:00 PM GMT+1'. */
export const formatDatedSpan = (start: string, end: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(language, { ...dated, timeZone, timeZoneName: 'short' }).formatRange(
    new Date(start),
    new Date(end),
  );

/** Returns whether an instant is on another day in a zone than for the viewer. */
export function isOtherDay(instant: string, timeZone: string): boolean {
  const format = (zone?: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone: zone }).format(new Date(instant));
  return format() !== format(timeZone);
}

/** Returns whether an instant has another local time in a zone than for the viewer. */
export function differsFromViewer(instant: string, timeZone: string): boolean {
  const parts = { dateStyle: 'short', timeStyle: 'short' } as const;
  const moment = new Date(instant);
  return (
    new Intl.DateTimeFormat(language, parts).format(moment) !==
    new Intl.DateTimeFormat(language, { ...parts, timeZone }).format(moment)
  );
}

const days = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', year: 'numeric' });

/** Formats days from one to another in the viewer's time zone: 'Nov 22 – 28, 2026'. */
export const formatDayRange = (first: string, last: string): string =>
  days.formatRange(new Date(first), new Date(last));
