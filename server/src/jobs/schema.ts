import { Logger, runMigrations } from 'graphile-worker';
import { APP_ROLE } from '../database/tenancy.ts';

/**
 * Brings the tables of the queue to this version. They are their owner's alone: the app's role reaches them through
 * one function, with which it can add a job and see none.
 */
export async function migrateJobs(
  ownerUrl: string,
  query: (statements: string) => Promise<unknown>,
): Promise<void> {
  await runMigrations({ connectionString: ownerUrl, logger: SILENT });
  await query(QUEUE_JOB);
}

const SILENT = new Logger(() => () => {});

// An empty search path: nobody's own objects may stand in for those named here.
const QUEUE_JOB = `
  create or replace function public.queue_job(task text, payload json) returns void
    language sql security definer set search_path = ''
    as $$ select graphile_worker.add_job(task, payload) $$;
  revoke all on function public.queue_job(text, json) from public;
  grant execute on function public.queue_job(text, json) to ${APP_ROLE};`;
