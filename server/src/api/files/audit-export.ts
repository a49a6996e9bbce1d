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

/** Entries per page: a download holds one page in memory. */
const PAGE = 100;

type Filters = Omit<AuditExportQueryVariables, 'first' | 'after' | 'isFirst'>;

/** Reads the page after a cursor. */
type ReadAfter = (after: string | null) => Promise<AuditExportQuery>;

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

/** Yields the file page by page, and stops when the client disconnects. */
async function* linesFrom(first: AuditExportQuery, readAfter: ReadAfter): AsyncGenerator<string> {
  yield csvHead();
  for (let page = first; ;) {
    const { nodes, pageInfo } = page.auditEntries;
    if (nodes.length > 0) yield csvLines(nodes);
    if (!pageInfo.hasNextPage) return;
    page = await readAfter(pageInfo.endCursor ?? null);
  }
}
