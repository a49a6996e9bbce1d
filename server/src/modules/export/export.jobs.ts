import { type AnyJob, defineJob } from '#platform/jobs/job';
import { type Due, forEachDue } from '#platform/jobs/due';
import type { Shared } from '#platform/jobs/queue';
import { ACCOUNT_EXPORT } from './account-export.service.ts';
import { enqueueExport } from './enqueue-export.service.ts';
import { EXPIRED_EXPORTS, expireAccountExports, expireExports } from './expire-exports.service.ts';
import type { ExportKind } from './export-kind.service.ts';
import { UNFINISHED } from './export.enums.ts';
import { INSTITUTION_EXPORT } from './institution-export.service.ts';
import { runExport } from './run-export.service.ts';

/** Returns the job that writes archives. `share` is the institution or the account. */
const writing = (kind: ExportKind) =>
  defineJob({
    name: kind.job,
    lane: 'archives',
    run: async (services, { share, exportId }: { exportId: string } & Shared, { withPgClient }) => {
      if (share) await runExport(services, withPgClient, { kind, ownerId: share, exportId });
    },
  });

const STALLED_EXPORTS: Due = {
  name: 'stalled_exports',
  includesSuspended: true,
  query: `select to_json(id) from public.institution_export
    where institution_id = tenant and ${UNFINISHED} and progressed_at < moment limit 1`,
};

/** Milliseconds without progress after which an export is begun again: those of institutions below. */
const STALLED_MS = 600_000;

/** Begins exports again that made no progress for ten minutes. */
const RESUME_EXPORTS = defineJob({
  name: 'resume-exports',
  schedule: '*/10 * * * *',
  due: STALLED_EXPORTS,
  run: async (services) => {
    const em = services.orm.em.fork();
    const resume = ({ id, due }: { id: string; due: unknown }) =>
      enqueueExport(em, { kind: INSTITUTION_EXPORT, ownerId: id, exportId: due as string });
    await forEachDue(services, STALLED_EXPORTS, resume, '-10 minutes');
    const stalled = await em.execute<{ id: string; ownerId: string }[]>(
      `select id, account_id as "ownerId" from account_export where ${UNFINISHED} and progressed_at < ? order by id`,
      [new Date(Date.now() - STALLED_MS)],
    );
    for (const { id, ownerId } of stalled)
      await enqueueExport(em, { kind: ACCOUNT_EXPORT, ownerId, exportId: id });
  },
});

/** Deletes archives after their time. */
const EXPIRE_EXPORTS = defineJob({
  name: 'expire-exports',
  schedule: '7 * * * *',
  due: EXPIRED_EXPORTS,
  run: async (services) => {
    await expireExports(services);
    await expireAccountExports(services);
  },
});

export const EXPORT_JOBS: readonly AnyJob[] = [
  writing(INSTITUTION_EXPORT),
  writing(ACCOUNT_EXPORT),
  RESUME_EXPORTS,
  EXPIRE_EXPORTS,
];
