import { Logger, runMigrations } from 'graphile-worker';
import { dueFunction } from './due.ts';
import type { AnyJob } from './job.ts';
import { COMMON_SCHEMA, PROMPT_SCHEMA } from './lanes.ts';
import { queueFunctions } from './queue-functions.ts';

/**
 * Brings the tables of both queues, and what its jobs look for, to this version. They belong to their owner alone: the
 * app's role reaches them through functions, with which it can add a job and read none.
 */
export async function migrateJobs(
  ownerUrl: string,
  jobs: readonly AnyJob[],
  query: (statements: string) => Promise<unknown>,
): Promise<void> {
  for (const schema of [COMMON_SCHEMA, PROMPT_SCHEMA])
    await runMigrations({ connectionString: ownerUrl, schema, logger: SILENT });
  await query(queueFunctions(jobs));
  await query(jobs.flatMap(({ due }) => (due ? [dueFunction(due)] : [])).join(''));
}

const SILENT = new Logger(() => () => {});
