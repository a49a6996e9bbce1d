import { defineJob } from '#platform/jobs/job';
import { type Due, findDueInstitutions } from '#platform/jobs/due';
import type { Shared } from '#platform/jobs/queue';
import { enqueueExport, EXPORT_JOB } from './enqueue-export.service.ts';
import { EXPIRED_EXPORTS, expireExports } from './expire-exports.service.ts';
import { UNFINISHED } from './institution-export.entity.ts';
import { runExport } from './run-export.service.ts';

/** Writes an archive. `share` is the institution. */
const EXPORT_INSTITUTION = defineJob({
  name: EXPORT_JOB,
  lane: 'archives',
  run: async (services, { share, exportId }: { exportId: string } & Shared, { withPgClient }) => {
    if (share) await runExport(services, withPgClient, { institutionId: share, exportId });
  },
});

const STALLED_EXPORTS: Due = {
  name: 'stalled_exports',
  includesSuspended: true,
  query: `select to_json(id) from public.institution_export
    where institution_id = tenant and ${UNFINISHED} and progressed_at < moment limit 1`,
};

/** Begins exports again that made no progress for ten minutes. */
const RESUME_EXPORTS = defineJob({
  name: 'resume-exports',
  schedule: '*/10 * * * *',
  due: STALLED_EXPORTS,
  run: async (services) => {
    const em = services.orm.em.fork();
    for (const { id, due } of await findDueInstitutions(em, STALLED_EXPORTS, '-10 minutes'))
      await enqueueExport(em, id, due as string);
  },
});

/** Deletes archives after their time. */
const EXPIRE_EXPORTS = defineJob({
  name: 'expire-exports',
  schedule: '7 * * * *',
  due: EXPIRED_EXPORTS,
  run: expireExports,
});

export const EXPORT_JOBS = [EXPORT_INSTITUTION, RESUME_EXPORTS, EXPIRE_EXPORTS];
