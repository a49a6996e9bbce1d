import { auditExportRules } from '#modules/audit/audit.input';
import { parseOrThrow } from '#kernel/validation';
import { AuditExportDocument, type AuditExportQueryVariables } from '#api/rest/documents/audit.generated';
import { AUDIT_COLUMNS } from './audit-csv.ts';
import { type DownloadServer, serveDownload } from './download.ts';
import { exportName, pagedCsv } from './paged-csv.ts';

/** Entries per page: a download holds one page in memory. */
const PAGE = 100;

type Filters = Omit<AuditExportQueryVariables, 'first' | 'after' | 'isFirst'>;

/**
 * Serves GET /exports/audit.csv: the audit log as a file. Pages are read at the client's speed.
 * `x-total-count` is the number of lines after the header.
 */
export function serveAuditExport(server: DownloadServer): void {
  serveDownload(server, {
    path: '/exports/audit.csv',
    headers: { 'cache-control': 'no-store' },
    document: AuditExportDocument,
    variablesOf: ({ query }) => ({
      ...(parseOrThrow(auditExportRules, query) as Filters),
      first: PAGE,
      after: null as string | null,
      isFirst: true,
    }),
    fileOf: ({ auditEntries }, { context, variables, read }) => ({
      body: pagedCsv(AUDIT_COLUMNS, auditEntries, async (after) => {
        const next = await read({ ...variables, after, isFirst: false });
        return next.auditEntries;
      }),
      contentType: 'text/csv; charset=utf-8',
      disposition: exportName('audit', context.viewer.namespace),
      headers: { 'x-total-count': String(auditEntries.totalCount ?? 0) },
    }),
  });
}
