import { differsFromViewer, formatDatedSpan, formatSpan, isOtherDay } from '#texts/calendarFormatting';
import { texts } from '#texts/en';

/** A time of an organizer. */
export interface OrganizedTime {
  /** ISO instant of the start, or of the only moment. */
  at: string;
  /** ISO instant of the end. Null without one. */
  until?: string | null | undefined;
  /** IANA name of the organizer's time zone. */
  timeZone: string;
}

/** Formats the time of an organizer, with its day if that is another one. Null where it is the same as for the viewer. */
export function formatOrganizerTime({ at, until, timeZone }: OrganizedTime): string | null {
  if (!differsFromViewer(at, timeZone)) return null;
  const format = isOtherDay(at, timeZone) ? formatDatedSpan : formatSpan;
  return texts.localTime.organizer(format(at, until ?? at, timeZone), timeZone);
}
