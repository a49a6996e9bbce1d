import { sql } from 'kysely';
import { byId, connection } from '#platform/read/source';
import { ImportRun } from './import-run.entity.ts';

/** Source: the import with the given `id`. */
export const IMPORT_RUN = byId(ImportRun);

export const IMPORT_RUNS = connection(ImportRun, {
  where: (run, given) => [given['status'] && sql`${run.status} = ${given['status']}`],
  order: { by: ['createdAt'], descending: true },
});
