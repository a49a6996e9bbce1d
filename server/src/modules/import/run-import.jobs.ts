import { defineJob } from '#platform/jobs/job';
import { type Due, forEachDue } from '#platform/jobs/due';
import type { Shared } from '#platform/jobs/queue';
import { createJobContext } from '#platform/request/job-context';
import { enqueueImport, IMPORT_JOB } from './enqueue-import.service.ts';
import { UNFINISHED } from './import-run.entity.ts';
import { runImport } from './run-import.service.ts';

/** Works on an import for some seconds, then lets other institutions take their turn. `share` is the institution. */
const RUN_IMPORT = defineJob({
  name: IMPORT_JOB,
  run: async (services, { share, runId }: { runId: string } & Shared) => {
    if (share) await runImport(createJobContext(services, share, IMPORT_JOB), share, runId);
  },
});

const STALLED_IMPORTS: Due = {
  name: 'stalled_imports',
  query: `select to_json(id) from (select id, progressed_at from public.import_run
    where institution_id = tenant and ${UNFINISHED} order by created_at, id limit 1) first where progressed_at < moment`,
};

/** Takes up imports that made no step for five minutes, such as those of an institution that was suspended. */
const RESUME_IMPORTS = defineJob({
  name: 'resume-imports',
  schedule: '*/5 * * * *',
  due: STALLED_IMPORTS,
  run: (services) => {
    const em = services.orm.em.fork();
    return forEachDue(
      services,
      STALLED_IMPORTS,
      ({ id, due }) => enqueueImport(em, id, due as string),
      '-5 minutes',
    );
  },
});

export const IMPORT_JOBS = [RUN_IMPORT, RESUME_IMPORTS];
