import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Connected, FieldsOf } from '#platform/read/declarations';
import { ImportError } from './import-error.entity.ts';
import { ImportRun } from './import-run.entity.ts';
import { ImportErrorConnection, ImportErrorList } from './import.connection.ts';
import { MAX_KEPT_ERRORS } from './import.rules.ts';

/** Fields that row errors add to an import. */
@FieldsOf(ImportRun)
export class ErrorsOfImport {
  @Connected<ImportError, ImportRun>(() => ImportErrorConnection, () => ImportError, () => ImportErrorList, {
    where: (error, run) => sql`${error.run} = ${run.id}`,
    order: { by: ['line'] },
    description: `Problems of lines, in order, at most the first ${MAX_KEPT_ERRORS}. \`failedCount\` counts all.`,
  })
  errors!: ImportErrorConnection & Opt;
}
