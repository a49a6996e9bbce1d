import * as z from 'zod/mini';
import { auditedTables } from '#platform/database/audited';
import { AuditAction } from './audit-entry.entity.ts';

/** Any table whose changes the log records. */
const noun = z.nullish(
  z.string().check(
    z.refine((table) => auditedTables().includes(table), {
      error: () => `Choose one of: ${auditedTables().join(', ')}.`,
    }),
  ),
);

/** Operations in the log are our own names, so longer values cannot match. */
const name = z.optional(z.string().check(z.maxLength(100, 'Use at most 100 characters.')));
const identity = z.optional(z.uuid('This is no identity.'));
const instant = z.optional(
  z.pipe(z.iso.datetime({ error: 'This is no instant.', offset: true }), z.coerce.date()),
);

/** Rules for the arguments of the audit log, beyond their types. */
export const auditEntriesRules = z.looseObject({ noun });

/** Filters of an export of the audit log. */
export const auditExportRules = z.object({
  memberId: identity,
  noun,
  rowId: identity,
  action: z.optional(z.enum(Object.keys(AuditAction), 'This is no action.')),
  operation: name,
  from: instant,
  to: instant,
});
