import { sql } from 'kysely';
import { connection, one } from '#platform/read/source';
import { ImportRun } from './import-run.entity.ts';

/** Source: the import with the given `id`. */
export const IMPORT_RUN = one(ImportRun, (run, { id }) => sql`${run.id} = ${id}`);

export const IMPORT_RUNS = connection(ImportRun, {
  where: (run, given) => [given['status'] && sql`${run.status} = ${given['status']}`],
  order: { by: ['createdAt'], descending: true },
});
