import * as z from 'zod/mini';

/** The nouns and operations of the log are names of ours: nothing longer is one. */
const name = z.nullish(z.string().check(z.maxLength(100, 'Use at most 100 characters.')));

const instant = z.nullish(z.coerce.date());

/** What narrows the log, on all doors. */
export const auditFilterRules = z.object({
  memberId: z.nullish(z.uuid('This is no identity.')),
  noun: name,
  rowId: z.nullish(z.uuid('This is no identity.')),
  action: z.nullish(
    z.enum(
      ['created', 'updated', 'deleted', 'signed_in', 'signed_out', 'sign_in_failed'],
      'This is no action.',
    ),
  ),
  operation: name,
  from: instant,
  to: instant,
});
