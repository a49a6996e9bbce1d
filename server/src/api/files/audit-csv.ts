import { stringify } from 'csv-stringify/sync';
import type { AuditExportEntryFragment } from '#api/rest/documents/audit.generated';

const one = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ') ?? '';
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

// Values that start like a formula get a leading apostrophe, because a spreadsheet would run them.
const FORMAT = { escape_formulas: true, record_delimiter: 'windows' } as const;

/** Returns the header line. It starts with the byte order mark, by which spreadsheets recognize UTF-8. */
export const csvHead = (): string => stringify([Object.keys(COLUMNS)], { ...FORMAT, bom: true });

/** Returns audit log entries as lines of CSV. No value contains a line break. */
export const csvLines = (entries: readonly AuditExportEntryFragment[]): string =>
  stringify(
    entries.map((entry) => Object.values(COLUMNS).map((value) => value(entry))),
    FORMAT,
  );
