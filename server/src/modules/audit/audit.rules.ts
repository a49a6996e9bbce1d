import * as z from 'zod/mini';

/** Kinds of rows that the log tells of, by their tables. */
export const NOUNS = [
  'account',
  'activity',
  'api_token',
  'attendance',
  'certificate',
  'cohort',
  'cohort_course',
  'cohort_instructor',
  'cohort_session',
  'course',
  'discussion',
  'discussion_reply',
  'enrollment',
  'file',
  'institution',
  'invitation',
  'lesson',
  'lesson_completion',
  'membership',
  'milestone',
  'resource',
  'section',
  'session',
  'submission',
  'webhook_endpoint',
] as const;

const noun = z.nullish(z.enum(NOUNS, `Choose one of: ${NOUNS.join(', ')}.`));

/** Operations of the log are names of ours: nothing longer is one. */
const name = z.optional(z.string().check(z.maxLength(100, 'Use at most 100 characters.')));
const identity = z.optional(z.uuid('This is no identity.'));
const instant = z.optional(
  z.pipe(z.iso.datetime({ error: 'This is no instant.', offset: true }), z.coerce.date()),
);

/** Arguments of the list of entries that are checked beyond their type. */
export const auditEntriesRules = z.looseObject({ noun });

/** What narrows an export of the log. */
export const auditExportRules = z.object({
  memberId: identity,
  noun,
  rowId: identity,
  action: z.optional(
    z.enum(
      ['CREATED', 'UPDATED', 'DELETED', 'SIGNED_IN', 'SIGNED_OUT', 'SIGN_IN_FAILED'],
      'This is no action.',
    ),
  ),
  operation: name,
  from: instant,
  to: instant,
});
