import type { AuditExportEntryFragment } from '#api/rest/documents/audit.generated';
import { oneLine as one } from './csv.ts';

const json = (values: unknown) => (values ? JSON.stringify(values) : '');

/** Columns of the exported audit log. No value contains a line break. */
export const AUDIT_COLUMNS: Record<string, (entry: AuditExportEntryFragment) => string> = {
  id: ({ id }) => id,
  time: ({ createdAt }) => new Date(createdAt).toISOString(),
  actorKind: ({ actorKind }) => actorKind,
  actorId: ({ actor }) => actor?.id ?? '',
  actor: ({ actor }) => one(actor?.displayName),
  actorEmail: ({ actor }) => one(actor?.email),
  tokenId: ({ tokenId }) => tokenId ?? '',
  action: ({ action }) => action,
  noun: ({ noun }) => noun,
  rowId: ({ rowId }) => rowId,
  label: ({ label }) => one(label),
  operation: ({ operation }) => one(operation),
  requestId: ({ requestId }) => requestId ?? '',
  before: ({ before }) => json(before),
  after: ({ after }) => json(after),
};
