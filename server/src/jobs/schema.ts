import { Logger, runMigrations } from 'graphile-worker';
import { APP_ROLE } from '../database/tenancy.ts';
import { DUE_FUNCTIONS } from './due-functions.ts';

/**
 * Brings the tables of the queue, and what its jobs look for, to this version. They are their owner's alone: the app's role reaches them through
 * three functions, with which it can add a job and see none.
 */
export async function migrateJobs(
  ownerUrl: string,
  query: (statements: string) => Promise<unknown>,
): Promise<void> {
  await runMigrations({ connectionString: ownerUrl, logger: SILENT });
  await query(QUEUE_JOB);
  await query(QUEUE_JOB_QUIETLY);
  await query(DUE_FUNCTIONS);
}

const SILENT = new Logger(() => () => {});

// `queue_job_in` names a queue, whose jobs are done one after the other, and the moment from which it may be done.
// An empty search path: nobody's own objects may stand in for those named here.
const QUEUE_JOB = `
  create or replace function public.queue_job(task text, payload json) returns void
    language sql security definer set search_path = ''
    as $$ select graphile_worker.add_job(task, payload) $$;
  revoke all on function public.queue_job(text, json) from public;
  grant execute on function public.queue_job(text, json) to ${APP_ROLE};
  create or replace function public.queue_job_in(queue text, task text, payload json, run_at timestamptz) returns void
    language sql security definer set search_path = ''
    as $$ select graphile_worker.add_job(task, payload, queue_name => queue, run_at => run_at) $$;
  revoke all on function public.queue_job_in(text, text, json, timestamptz) from public;
  grant execute on function public.queue_job_in(text, text, json, timestamptz) to ${APP_ROLE};`;

// What add_job does for a plain job, but for its NOTIFY: commits that notify wait for each other, the disk included, which
// many enrollments at once would feel. Workers look for jobs each second anyway.
const QUEUE_JOB_QUIETLY = `
  create or replace function public.queue_job_quietly(task text, payload json) returns void
    language sql security definer set search_path = ''
    as $$
      insert into graphile_worker._private_tasks (identifier)
      select $1 where not exists (select from graphile_worker._private_tasks known where known.identifier = $1)
      on conflict do nothing;
      insert into graphile_worker._private_jobs (task_id, payload)
      select known.id, $2 from graphile_worker._private_tasks known where known.identifier = $1;
    $$;
  revoke all on function public.queue_job_quietly(text, json) from public;
  grant execute on function public.queue_job_quietly(text, json) to ${APP_ROLE};`;
