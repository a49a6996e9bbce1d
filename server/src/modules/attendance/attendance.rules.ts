import * as z from 'zod/mini';
import { instant, MAX_TITLE_LENGTH, optionalInstant } from '#modules/course/course.rules';
import { optionalText, plainText, requiredText, secureAddress } from '#kernel/text.rules';
import { MINUTE } from '#kernel/duration.rules';

/** Values of `AttendanceStatus`: the enum itself would load GraphQL into the browser. */
const ATTENDANCE_STATUSES = ['present', 'late', 'excused', 'absent'] as const;

/** Values of `SessionScope`. */
const SCOPES = ['this', 'this-and-following', 'all'] as const;

/** Maximum number of sessions of a cohort. */
export const MAX_SESSIONS = 500;

export const TOO_MANY_SESSIONS = `A cohort can have up to ${MAX_SESSIONS} sessions.`;

/** Error for a session that cannot be deleted. */
export const ATTENDANCE_TAKEN = 'Attendance was taken at this session, so it can’t be deleted.';

/** Error for people without a seat in the cohort. */
export const NO_SEAT = 'Choose students with a seat in this cohort.';

/** Maximum number of students in one call. */
const MAX_ENTRIES = 500;

const MAX_NOTE_LENGTH = 500;
const MAX_REASON_LENGTH = 500;

/** Number of digits of a check-in code. */
export const CODE_LENGTH = 6;

/** Longest check-in, in minutes. */
export const MAX_CHECK_IN_MINUTES = 240;

/** Minutes before the start of a session from which its check-in can be open. */
export const EARLIEST_CHECK_IN = 60;

/** Errors of check-ins. A wrong code and one of another session have the same one. */
export const TOO_EARLY = 'Check-in opens up to an hour before the start.';
export const NOT_OPEN = 'Check-in is closed. Ask your teacher.';
export const WRONG_CODE = 'This code isn’t valid. Check it and try again.';

/** Longest session, in minutes. */
export const MAX_MINUTES = 24 * 60;

/** Error for a session that is cancelled. */
export const CANCELLED = 'This session is cancelled.';

/** Error for cancelling a session that was held. */
export const HELD = 'This session was held, so it can’t be cancelled.';

/** Error for deleting an occurrence, which the schedule would add again. */
export const IN_SCHEDULE = 'This session is part of the recurring schedule. Cancel it instead.';

/** Returns what is wrong with the end of a session, if anything. */
export function problemOfEnd(date: Date, endsAt: Date | null | undefined): string | null {
  if (!endsAt) return null;
  if (endsAt <= date) return 'The end must be after the start.';
  return endsAt.getTime() - date.getTime() > MAX_MINUTES * MINUTE
    ? 'A session is at most 24 hours long.'
    : null;
}

const topic = requiredText(MAX_TITLE_LENGTH, 'Enter a topic.');
const date = instant('Choose a start.');

const recordingUrl = z.nullish(secureAddress('Enter the address of the recording.'));

export const createSessionRules = z.object({
  cohortId: z.uuid('Choose a cohort.'),
  topic,
  date,
  endsAt: optionalInstant(),
  recordingUrl,
});

export const updateSessionRules = z.extend(z.partial(z.object({ topic, date, version: z.int() })), {
  id: z.uuid(),
  scope: z.nullish(z.enum(SCOPES)),
  endsAt: optionalInstant(),
  recordingUrl,
});

export const cancelSessionRules = z.object({
  id: z.uuid(),
  version: z.optional(z.int()),
  scope: z.nullish(z.enum(SCOPES)),
  reason: optionalText(MAX_REASON_LENGTH),
});

/** Rules of the note about a student. */
export const noteRules = z.object({ note: z.nullish(plainText(MAX_NOTE_LENGTH)) });

const entry = z.extend(noteRules, {
  membershipId: z.uuid('Choose a student.'),
  status: z.nullish(z.enum(ATTENDANCE_STATUSES, 'Choose a status.')),
});

export const markAttendanceRules = z.object({
  id: z.uuid(),
  entries: z.array(entry).check(
    z.minLength(1, 'Choose a student.'),
    z.maxLength(MAX_ENTRIES, `Mark up to ${MAX_ENTRIES} students at once.`),
    z.refine(
      (entries) => new Set(entries.map(({ membershipId }) => membershipId)).size === entries.length,
      'Mark each student once.',
    ),
  ),
});

const minutesUpTo = (min: number, max: number) => {
  const message = `Enter ${min} to ${max} minutes.`;
  return z.number(message).check(z.int(message), z.gte(min, message), z.lte(max, message));
};

export const openCheckInRules = z.object({
  id: z.uuid(),
  minutes: minutesUpTo(1, MAX_CHECK_IN_MINUTES),
  lateAfterMinutes: z.nullish(minutesUpTo(0, MAX_CHECK_IN_MINUTES)),
});

export const checkInRules = z.object({
  id: z.uuid(),
  code: z
    .string('Enter the code.')
    .check(
      z.trim(),
      z.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), `Enter the ${CODE_LENGTH} digits of the code.`),
    ),
});

/** Maximum number of sessions in one filter. */
export const MAX_SESSION_IDS = 100;

export const memberAttendancesRules = z.object({
  sessionIds: z.nullish(
    z.array(z.uuid()).check(z.maxLength(MAX_SESSION_IDS, `List up to ${MAX_SESSION_IDS} sessions.`)),
  ),
});
