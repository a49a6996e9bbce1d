import { NotFound } from '#kernel/errors';
import { parseOrThrow } from '#kernel/validation';
import { importErrorsExportRules } from '#modules/import/import.rules';
import {
  ImportErrorsExportDocument,
  type ImportErrorsExportQuery,
} from '#api/rest/documents/import-errors.generated';
import { oneLine } from './csv.ts';
import { type DownloadServer, serveDownload } from './download.ts';
import { exportName, pagedCsv } from './paged-csv.ts';

/** Lines per page: a download holds one page in memory. */
const PAGE = 100;

type Problem = NonNullable<ImportErrorsExportQuery['importRun']>['errors']['nodes'][number];

const COLUMNS: Record<string, (problem: Problem) => string> = {
  line: ({ line }) => String(line),
  column: ({ column }) => oneLine(column),
  value: ({ value }) => oneLine(value),
  message: ({ message }) => oneLine(message),
};

/**
 * Serves GET /exports/imports/:id/errors.csv: the lines of an import that failed, for admins. `x-total-count` is the number
 * of lines after the header.
 */
export function serveImportErrors(server: DownloadServer): void {
  serveDownload(server, {
    path: '/exports/imports/:id/errors.csv',
    headers: { 'cache-control': 'no-store' },
    document: ImportErrorsExportDocument,
    variablesOf: ({ params }) => ({
      ...parseOrThrow(importErrorsExportRules, params),
      first: PAGE,
      after: null as string | null,
    }),
    fileOf({ importRun }, { context, variables, read }) {
      const { errors } = found(importRun);
      return {
        body: pagedCsv(
          COLUMNS,
          errors,
          async (after) => found((await read({ ...variables, after })).importRun).errors,
        ),
        contentType: 'text/csv; charset=utf-8',
        disposition: exportName('import-errors', context.viewer.namespace),
        headers: { 'x-total-count': String(errors.totalCount) },
      };
    },
  });
}

/** @throws NotFound */
function found<Run>(run: Run | null | undefined): Run {
  if (!run) throw NotFound('Import');
  return run;
}
