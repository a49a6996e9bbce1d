import { formatsOf } from '#kernel/format-date';
import type { TemplateContext } from './template.ts';

type Reader = Pick<TemplateContext, 'language' | 'say'>;

/** Formats an instant in the time zone of its subject, because most readers have none in their profile. */
const format =
  (options: Intl.DateTimeFormatOptions) =>
  (moment: string | undefined, timeZone: string | undefined, { language }: Pick<Reader, 'language'>) =>
    new Intl.DateTimeFormat(formatsOf(language), { ...options, timeZone: timeZone ?? 'UTC' }).format(
      new Date(moment ?? Number.NaN),
    );

/** Returns the day of an instant (ISO 8601) in a time zone, by default UTC. */
export const formatDay = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

/** Returns the time of day of an instant (ISO 8601) in a time zone, by default UTC, with the name of the zone. */
export const formatTime = format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/**
 * Returns ', for you on …' with the day and time of an instant in the time zone of the reader's profile. Empty without one, and
 * where it shows the same as that of the subject.
 */
export function forReader(
  moment: string | undefined,
  timeZone: string | undefined,
  readerZone: string | null | undefined,
  reader: Reader,
): string {
  if (!readerZone) return '';
  const plain = (zone: string | undefined) =>
    `${formatDay(moment, zone, reader)} ${plainTime(moment, zone, reader)}`;
  if (plain(readerZone) === plain(timeZone)) return '';
  return reader.say`, for you on ${formatDay(moment, readerZone, reader)} at ${formatTime(moment, readerZone, reader)}`;
}

const plainTime = format({ hour: 'numeric', minute: '2-digit' });
