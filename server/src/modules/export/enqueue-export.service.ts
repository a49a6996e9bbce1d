import type { EntityManager } from '@mikro-orm/postgresql';

/** Name of the job that writes archives. */
export const EXPORT_JOB = 'export-institution';

/** Enqueues the writing of an archive in the transaction of `em`. Institutions take turns. */
export async function enqueueExport(
  em: EntityManager,
  institutionId: string,
  exportId: string,
): Promise<void> {
  await em.execute('select queue_job_promptly(?, ?::json, now())', [
    EXPORT_JOB,
    JSON.stringify({ share: institutionId, exportId }),
  ]);
}
