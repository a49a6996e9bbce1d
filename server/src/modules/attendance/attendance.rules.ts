import * as z from 'zod/mini';
import { instant, MAX_TITLE_LENGTH } from '#modules/course/course.rules';
import { plainText, requiredText } from '#kernel/text.rules';

/** Values of `AttendanceStatus`: the enum itself would load GraphQL into the browser. */
const ATTENDANCE_STATUSES = ['present', 'late', 'excused', 'absent'] as const;

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

const topic = requiredText(MAX_TITLE_LENGTH, 'Enter a topic.');
const date = instant('Choose a start.');

export const createSessionRules = z.object({ cohortId: z.uuid('Choose a cohort.'), topic, date });

export const updateSessionRules = z.extend(z.partial(z.object({ topic, date })), { id: z.uuid() });

const entry = z.object({
  membershipId: z.uuid('Choose a student.'),
  status: z.enum(ATTENDANCE_STATUSES, 'Choose a status.'),
  note: z.nullish(plainText(MAX_NOTE_LENGTH)),
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
