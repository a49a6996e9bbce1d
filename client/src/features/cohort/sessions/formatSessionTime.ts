import { differsFromViewer, formatDatedSpan } from '#texts/calendarFormatting';
import { formatDateTime } from '#texts/formatting';

/** Formats the time of a session for the viewer, and that of its cohort where it is another; the end may be open. */
export function formatSessionTime(
  date: string,
  endsAt: string | null,
  timeZone: string,
): { own: string; ofCohort: string | null } {
  const format = (zone?: string) =>
    endsAt === null ? formatDateTime(date, zone) : formatDatedSpan(date, endsAt, zone);
  return { own: format(), ofCohort: differsFromViewer(date, timeZone) ? format(timeZone) : null };
}
