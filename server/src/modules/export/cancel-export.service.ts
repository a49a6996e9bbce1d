import { LockMode } from '@mikro-orm/postgresql';
import { Conflict, NotFound } from '#kernel/errors';
import type { Context } from '#platform/request/context';
import { ExportStatus } from './export.enums.ts';
import { EXPORT_MESSAGES } from './export.rules.ts';
import { InstitutionExport } from './institution-export.entity.ts';
import { exporterOf } from './start-export.service.ts';

/**
 * Stops an export that waits or runs. The process that writes it notices within seconds. Idempotent.
 * @throws Forbidden unless the viewer is the owner, NotFound, Conflict when it has ended otherwise
 */
export async function cancelExport(context: Context, id: string): Promise<void> {
  await context.as(exporterOf(context)).transaction(async (em) => {
    const run = await em.findOne(InstitutionExport, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!run) throw NotFound('Export');
    if (run.status === ExportStatus.CANCELLED) return;
    if (run.finishedAt) throw Conflict(EXPORT_MESSAGES.finished);
    run.status = ExportStatus.CANCELLED;
    run.finishedAt = new Date();
  });
}
