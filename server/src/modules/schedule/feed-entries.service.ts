import { sessionSummary } from '#modules/cohort/cohort-calendar.service';
import type { Say } from '#kernel/translate';
import { localTimeOf } from '#kernel/zone.rules';
import type { CalendarEntry } from '#platform/calendar/calendar-file';

/** An entry of an agenda as a feed reads it. */
export interface FedEntry {
  kind: 'SESSION' | 'LESSON' | 'EVENT' | 'ACTIVITY' | 'QUIZ' | 'MILESTONE' | 'COHORT_START';
  subjectId: string;
  title: string;
  context?: string | null;
  startsAt: Date | string;
  endsAt?: Date | string | null;
  isAllDay: boolean;
  timeZone: string;
  isCancelled: boolean;
  location: string;
  meetingPlatform: string;
  meetingLink?: string | null;
  cohortId?: string | null;
  lessonId?: string | null;
  calendarSequence: number;
}

/** Kinds that are a moment at which something is due. */
const FREE = new Set<FedEntry['kind']>(['ACTIVITY', 'QUIZ', 'MILESTONE']);

/** Returns the title of an entry in a calendar, which shows no kind. */
function summaryOf({ kind, title, context }: FedEntry, say: Say): string {
  switch (kind) {
    case 'COHORT_START':
      return say`${title} starts`;
    case 'ACTIVITY':
    case 'QUIZ':
      return say`Due: ${sessionSummary(title, context ?? title)}`;
    case 'SESSION':
    case 'LESSON':
    case 'EVENT':
    case 'MILESTONE':
      return sessionSummary(title, context ?? title);
  }
}

/** Returns the path of the page about an entry. */
function pathOf({ kind, subjectId, cohortId, lessonId }: FedEntry): string {
  switch (kind) {
    case 'EVENT':
      return `/events/${subjectId}`;
    case 'LESSON':
      return `/lessons/${subjectId}`;
    case 'QUIZ':
      return `/lessons/${lessonId}`;
    case 'ACTIVITY':
      return `/assignments/submit/${subjectId}`;
    case 'SESSION':
    case 'MILESTONE':
    case 'COHORT_START':
      return `/cohorts/${cohortId}`;
  }
}

/**
 * Returns an entry of an agenda for a calendar that is read without signing in.
 * @param hasMeetingLinks whether it has its link to the meeting
 */
export function feedEntry(
  entry: FedEntry,
  { appOrigin, hasMeetingLinks, say }: { appOrigin: string; hasMeetingLinks: boolean; say: Say },
): CalendarEntry {
  const { kind, subjectId, endsAt, isAllDay, timeZone, location, meetingPlatform, meetingLink } = entry;
  const startsAt = new Date(entry.startsAt);
  const meeting = (hasMeetingLinks ? meetingLink : null) ?? meetingPlatform;
  return {
    // A cohort has other entries under its ID: its calendar file names its start in the same way.
    id: kind === 'COHORT_START' ? `${subjectId}-start` : subjectId,
    title: summaryOf(entry, say),
    description: '',
    startsAt: isAllDay ? new Date(`${localTimeOf(startsAt, timeZone).date}T00:00:00Z`) : startsAt,
    endsAt: endsAt ? new Date(endsAt) : null,
    location: [location, meeting].filter(Boolean).join(', '),
    url: `${appOrigin}${pathOf(entry)}`,
    sequence: entry.calendarSequence,
    isCancelled: entry.isCancelled,
    isAllDay,
    isFree: isAllDay || FREE.has(kind),
  };
}
