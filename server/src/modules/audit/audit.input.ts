import * as z from 'zod/mini';
import { AuditAction } from './audit-entry.entity.ts';
import { AuditNoun } from './audit-noun.enums.ts';

/** Kinds of rows by their names in the API, which are complete when all modules are loaded. */
const noun = z.optional(
  z.string().check(
    z.refine((name) => Object.hasOwn(AuditNoun, name), {
      error: () => `Choose one of: ${Object.keys(AuditNoun).join(', ')}.`,
    }),
  ),
);

/** Operations in the log are our own names, so longer values cannot match. */
const name = z.optional(z.string().check(z.maxLength(100, 'Use at most 100 characters.')));
const identity = z.optional(z.uuid('Choose an item from the list.'));
const instant = z.optional(
  z.pipe(
    z.iso.datetime({ error: 'Enter a date and time, such as 2027-03-01T18:00:00Z.', offset: true }),
    z.coerce.date(),
  ),
);

/** Filters of an export of the audit log. */
export const auditExportRules = z.object({
  memberId: identity,
  noun,
  rowId: identity,
  action: z.optional(z.enum(Object.keys(AuditAction), 'Choose an action.')),
  operation: name,
  from: instant,
  to: instant,
});
