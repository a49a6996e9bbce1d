import { localTimeOf } from '@rules/kernel/zone';
import { texts } from '#texts/en';
import { viewerTimeZone } from '#texts/formatting';

const { tag, hour12 } = texts.locale;
const clock = { hour: 'numeric', minute: '2-digit', hour12, timeZoneName: 'short' } as const;

/**
 * Formats a local time of day, and the same moment in the viewer's time zone.
 * @param time 'HH:MM' in `timeZone` (IANA).
 * @param on an instant close to the meetings: the offset between two zones changes over the year.
 * @returns `own` is null if it equals `local`. `dayShift` is -1, 0 or 1: the viewer's weekday may be another.
 */
export function formatWeeklyTime(
  time: string,
  timeZone: string,
  on: string,
): { local: string; own: string | null; dayShift: number } {
  const instant = instantOf(time, timeZone, new Date(on));
  const local = format(instant, timeZone);
  const own = format(instant, undefined);
  const dayShift = (dayOf(instant, undefined) - dayOf(instant, timeZone)) / DAY;
  return { local, own: own === local ? null : own, dayShift };
}

const format = (instant: Date, timeZone: string | undefined) =>
  new Intl.DateTimeFormat(tag, { ...clock, timeZone }).format(instant);

const DAY = 24 * 60 * 60_000;

/** Returns the local date of an instant, as that date's midnight in UTC in milliseconds. */
const dayOf = (instant: Date, timeZone: string | undefined) =>
  Date.parse(`${localTimeOf(instant, timeZone ?? viewerTimeZone()).date}T00:00Z`);

/** Returns the instant at which the local time in the zone is the given one. */
function instantOf(time: string, timeZone: string, day: Date): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const guess = new Date(day);
  guess.setUTCHours(hours, minutes, 0, 0);
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(guess);
  const shown = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value);
  const distance = hours * 60 + minutes - (shown('hour') * 60 + shown('minute'));
  // The offset of a zone is less than a day: use the shorter of the two possible distances.
  const minutesOff = ((distance + 720 + 1440) % 1440) - 720;
  return new Date(guess.getTime() + minutesOff * 60_000);
}
