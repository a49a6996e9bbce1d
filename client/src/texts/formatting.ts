/** How values read on screen: en-US, 12-hour time, in the viewer's time zone unless another one is given. */
import { instantOf, localTimeOf } from '@rules/kernel/zone';

const language = 'en-US';
const longDate = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const clock = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

const timeFormat = new Intl.DateTimeFormat(language, clock);
const dateFormat = inZones(longDate);
const dateTimeFormat = inZones({ ...longDate, ...clock, timeZoneName: 'short' });
const moneyFormat = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
const countFormat = new Intl.NumberFormat(language);

/** 'January 5, 2026' of an ISO instant. */
export const formatDate = (instant: string): string => dateFormat().format(new Date(instant));

/** The day of an instant in a time zone. Days of a cohort are days in the cohort's zone. */
export const formatDay = (instant: string, timeZone: string): string =>
  dateFormat(timeZone).format(new Date(instant));

/** '3:30 PM' of an ISO instant. */
export const formatTime = (instant: string): string => timeFormat.format(new Date(instant));

/** 'January 5, 2026 at 3:30 PM GMT+1' of an ISO instant. */
export const formatDateTime = (instant: string, timeZone?: string): string =>
  dateTimeFormat(timeZone).format(new Date(instant));

/** IANA name of the zone that the viewer is in: what a form's dates are meant in. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** '$1,250.00' of dollars. */
export const formatMoney = (dollars: number): string => moneyFormat.format(dollars);

/** '12,400'. */
export const formatCount = (count: number): string => countFormat.format(count);

/** '1 student', '12 students'. @param plural when an added s is not it. */
export const formatPlural = (count: number, one: string, plural: string = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : plural}`;

/** '512 B', '34 KB', '1.2 MB' of bytes. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}

/** The ISO instant at which a calendar day ('YYYY-MM-DD') begins for the viewer; '' for ''. */
export const startOfDay = (day: string): string => localInputToInstant(day === '' ? '' : `${day}T00:00`);

/** The ISO instant of a date-and-time control's value, which is local; '' when it is empty or unfinished. */
export function localInputToInstant(local: string, timeZone: string = ownZone()): string {
  const [date = '', time = ''] = local.split('T');
  if (time === '' || Number.isNaN(Date.parse(local))) return '';
  return instantOf(date, time.slice(0, 5), timeZone).toISOString();
}

/** The reverse of `localInputToInstant`: 'YYYY-MM-DDTHH:MM' in a time zone. */
export function instantToLocalInput(instant: string, timeZone: string = ownZone()): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return '';
  const { date, time } = localTimeOf(moment, timeZone);
  return `${date}T${time}`;
}

/** One formatter for each time zone: making one costs more than using it. */
function inZones(options: Intl.DateTimeFormatOptions): (timeZone?: string) => Intl.DateTimeFormat {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(language, { ...options, timeZone });
    formats.set(timeZone, format);
    return format;
  };
}
