import type { AuditExportEntryFragment } from '#api/rest/documents/audit.generated';
import { csvHeadOf, csvRows, oneLine as one } from './csv.ts';

const json = (values: unknown) => (values ? JSON.stringify(values) : '');

const COLUMNS: Record<string, (entry: AuditExportEntryFragment) => string> = {
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

/** Returns the header line. */
export const csvHead = (): string => csvHeadOf(Object.keys(COLUMNS));

/** Returns audit log entries as lines of CSV. No value contains a line break. */
export const csvLines = (entries: readonly AuditExportEntryFragment[]): string =>
  csvRows(entries.map((entry) => Object.values(COLUMNS).map((value) => value(entry))));
