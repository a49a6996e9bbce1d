import type { EntityManager } from '@mikro-orm/postgresql';
import type { ExportToRun } from './export-kind.service.ts';

/** Enqueues the writing of an archive in the transaction of `em`. Institutions and accounts take turns. */
export async function enqueueExport(
  em: EntityManager,
  { kind, ownerId, exportId }: ExportToRun,
): Promise<void> {
  await em.execute('select queue_job_promptly(?, ?::json, now())', [
    kind.job,
    JSON.stringify({ share: ownerId, exportId }),
  ]);
}
