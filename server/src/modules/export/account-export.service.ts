import { LockMode } from '@mikro-orm/postgresql';
import { Conflict, NotFound, Unauthenticated } from '#kernel/errors';
import { Account } from '#modules/account/account.entity';
import type { Context } from '#platform/request/context';
import { accountArchive } from './account-archive.service.ts';
import { AccountExport } from './account-export.entity.ts';
import { enqueueExport } from './enqueue-export.service.ts';
import type { ExportKind } from './export-kind.service.ts';
import { assertFewExports } from './export-limits.service.ts';
import { ExportStatus } from './export.enums.ts';
import { EXPORT_MESSAGES } from './export.rules.ts';
import { mailAccountArchive } from './mail-account-archive.service.ts';

/** Exports of an account, for its person. */
export const ACCOUNT_EXPORT: ExportKind = {
  job: 'export-account',
  table: 'account_export',
  owner: 'account_id',
  institutionOf: () => null,
  contentOf: accountArchive,
  mail: mailAccountArchive,
};

/**
 * Starts an export of everything that the platform holds about the viewer. Returns its ID.
 * @throws Conflict while one runs; TooMany after several in a day
 */
export async function startAccountExport({ viewer, transaction }: Context): Promise<string> {
  const { accountId } = viewer;
  if (!accountId) throw Unauthenticated();
  return transaction(async (em) => {
    // The lock of the account serializes concurrent starts.
    const account = await em.findOneOrFail(
      Account,
      { id: accountId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    await assertFewExports(em, ACCOUNT_EXPORT, accountId);
    const run = em.create(AccountExport, { account });
    await em.flush();
    await enqueueExport(em, { kind: ACCOUNT_EXPORT, ownerId: accountId, exportId: run.id });
    return run.id;
  });
}

/**
 * Stops an export that waits or runs. The process that writes it notices within seconds. Idempotent.
 * @throws NotFound, Conflict when it has ended otherwise
 */
export async function cancelAccountExport({ viewer, transaction }: Context, id: string): Promise<void> {
  await transaction(async (em) => {
    const run = await em.findOne(
      AccountExport,
      { id, account: viewer.accountId! },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!run) throw NotFound('Export');
    if (run.status === ExportStatus.CANCELLED) return;
    if (run.finishedAt) throw Conflict(EXPORT_MESSAGES.finished);
    run.status = ExportStatus.CANCELLED;
    run.finishedAt = new Date();
  });
}
