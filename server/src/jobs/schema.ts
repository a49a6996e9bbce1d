import { Logger, runMigrations } from 'graphile-worker';
import { APP_ROLE } from '../database/tenancy.ts';

/**
 * Brings the tables of the queue to this version. They are their owner's alone: the app's role reaches them through
 * two functions, with which it can add a job and see none.
 */
export async function migrateJobs(
  ownerUrl: string,
  query: (statements: string) => Promise<unknown>,
): Promise<void> {
  await runMigrations({ connectionString: ownerUrl, logger: SILENT });
  await query(QUEUE_JOB);
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
