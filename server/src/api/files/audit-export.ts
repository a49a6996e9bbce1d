import { Readable } from 'node:stream';
import { auditExportRules } from '#modules/audit/audit.input';
import { parseOrThrow } from '#kernel/validation';
import {
  AuditExportDocument,
  type AuditExportQuery,
  type AuditExportQueryVariables,
} from '#api/rest/documents/audit.generated';
import { csvHead, csvLines } from './audit-csv.ts';
import { type DownloadServer, serveDownload } from './download.ts';

/** Entries that are read at once: all that a download ever holds of the log. */
const PAGE = 100;

type Filters = Omit<AuditExportQueryVariables, 'first' | 'after' | 'isFirst'>;

/** Reads the page behind a cursor. */
type ReadAfter = (after: string | null) => Promise<AuditExportQuery>;

/**
 * GET /exports/audit.csv: the audit log as a file. Later pages are read while the client takes the file, at its speed.
 * `x-total-count` is the number of lines after the first.
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
    fileOf(first, { context, variables, read }) {
      const readAfter: ReadAfter = (after) => read({ ...variables, after, isFirst: false });
      const day = new Date().toISOString().slice(0, 10);
      return {
        body: Readable.from(linesFrom(first, readAfter), { objectMode: false }),
        contentType: 'text/csv; charset=utf-8',
        disposition: `attachment; filename="audit-${context.viewer.namespace ?? ''}-${day}.csv"`,
        headers: { 'x-total-count': String(first.auditEntries.totalCount ?? 0) },
      };
    },
  });
}

/** The file, piece by piece; it ends where its reader goes away. */
async function* linesFrom(first: AuditExportQuery, readAfter: ReadAfter): AsyncGenerator<string> {
  yield csvHead();
  for (let page = first; ;) {
    const { nodes, pageInfo } = page.auditEntries;
    if (nodes.length > 0) yield csvLines(nodes);
    if (!pageInfo.hasNextPage) return;
    page = await readAfter(pageInfo.endCursor ?? null);
  }
}
