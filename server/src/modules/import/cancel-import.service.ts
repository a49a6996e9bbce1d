import { LockMode } from '@mikro-orm/postgresql';
import { authorize } from '#kernel/authorize';
import { Conflict, NotFound } from '#kernel/errors';
import type { Context } from '#platform/request/context';
import { ImportRun } from './import-run.entity.ts';
import { ImportStatus } from './import.enums.ts';
import { importPolicy } from './import.policy.ts';
import { IMPORT_MESSAGES } from './import.rules.ts';
import { endRun } from './run-row.service.ts';

/**
 * Stops an import that waits or runs. Waits for the transaction that does rows now, and keeps what was done. Idempotent.
 * @throws NotFound, Forbidden, Conflict when it has ended otherwise
 */
export async function cancelImport(context: Context, id: string): Promise<void> {
  const { viewer } = context;
  authorize(viewer, importPolicy.manage);
  const { institutionId } = viewer;
  await context.transaction(async (em, afterCommit) => {
    const run = await em.findOne(ImportRun, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!run) throw NotFound('Import');
    if (run.status === ImportStatus.CANCELLED) return;
    if (run.finishedAt) throw Conflict(IMPORT_MESSAGES.finished);
    await endRun({ em, context, afterCommit }, { institutionId, id }, { status: ImportStatus.CANCELLED });
  });
}
