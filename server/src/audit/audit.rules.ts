import * as z from 'zod/mini';

/** Nouns and operations of the log are names of ours: nothing longer is one. */
const name = z.optional(z.string().check(z.maxLength(100, 'Use at most 100 characters.')));
const identity = z.optional(z.uuid('This is no identity.'));
const instant = z.optional(
  z.pipe(z.iso.datetime({ error: 'This is no instant.', offset: true }), z.coerce.date()),
);

/** What narrows an export of the log. */
export const auditExportRules = z.object({
  memberId: identity,
  noun: name,
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
