import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { auditExportRules } from '#modules/audit/audit.rules';
import type { Context } from '#platform/request/context';
import { report } from '#platform/limits/cost-report';
import { dataOf, type Execute } from '#api/graphql/execute';
import type { Gate } from '#api/graphql/gate';
import { contextOfRequest } from '#platform/request/request-context';
import { obey } from '#kernel/validation';
import type { Services } from '#platform/request/services';
import { csvHead, csvLines } from './audit-csv.ts';
import {
  AuditExportDocument,
  type AuditExportQuery,
  type AuditExportQueryVariables,
} from '#api/rest/documents/audit.generated';

/** Entries that are read at once: all that a download ever holds of the log. */
const PAGE = 100;

type Filters = Omit<AuditExportQueryVariables, 'first' | 'after' | 'isFirst'>;

/**
 * GET /exports/audit.csv: the audit log as a file, read page by page through the same field as on the other doors
 * while the client takes it. `x-total-count` says how many lines follow the first.
 */
export function serveAuditExport(
  app: FastifyInstance,
  execute: Execute,
  services: Services,
  gate: Gate,
): void {
  app.get('/exports/audit.csv', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const filters = obey(auditExportRules, request.query) as Filters;
    const context = await contextOfRequest(services, request, reply);
    const variables = { ...filters, first: PAGE, after: null, isFirst: true };
    // The whole file counts as one page: it goes only as fast as its reader.
    const cost = gate.count(AuditExportDocument, variables, context);
    // Whoever may not read it is told so before a file has begun.
    const first = await dataOf(execute, context, AuditExportDocument, variables);
    const { namespace } = context.viewer;
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .headers({
        ...report(context, cost, request.headers),
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="audit-${namespace ?? ''}-${day}.csv"`,
        'x-total-count': String(first.auditEntries.totalCount ?? 0),
      })
      .send(Readable.from(linesFrom(execute, context, filters, first), { objectMode: false }));
  });
}

/** The file, piece by piece; it ends where its reader goes away. */
async function* linesFrom(
  execute: Execute,
  context: Context,
  filters: Filters,
  first: AuditExportQuery,
): AsyncGenerator<string> {
  yield csvHead();
  for (let page = first; ;) {
    const { nodes, pageInfo } = page.auditEntries;
    if (nodes.length > 0) yield csvLines(nodes);
    if (!pageInfo.hasNextPage) return;
    page = await dataOf(execute, context, AuditExportDocument, {
      ...filters,
      first: PAGE,
      after: pageInfo.endCursor ?? null,
      isFirst: false,
    });
  }
}
