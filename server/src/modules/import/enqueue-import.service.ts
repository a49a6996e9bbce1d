import type { EntityManager } from '@mikro-orm/postgresql';

/** Name of the job that works on imports, whose code enqueues its next turn by this file. */
export const IMPORT_JOB = 'run-import';

/** Enqueues a turn of an import in the transaction of `em`. */
export async function enqueueImport(em: EntityManager, institutionId: string, runId: string): Promise<void> {
  await em.execute('select queue_job(?, ?::json)', [
    IMPORT_JOB,
    JSON.stringify({ share: institutionId, runId }),
  ]);
}
