import { Logger, runMigrations } from 'graphile-worker';
import { dueFunction } from './due.ts';
import type { AnyJob } from './job.ts';
import { COMMON_SCHEMA, PROMPT_SCHEMA } from './lanes.ts';
import { queueFunctions } from './queue-functions.ts';

/**
 * Migrates the tables of both queues and the functions of the jobs. Only the owner can access the tables. The app's role
 * uses functions that can enqueue jobs and not read them.
 */
export async function migrateJobs(
  ownerUrl: string,
  jobs: readonly AnyJob[],
  query: (statements: string) => Promise<unknown>,
): Promise<void> {
  await createQueues(ownerUrl);
  await query(queueFunctions(jobs));
  await query(jobs.flatMap(({ due }) => (due ? [dueFunction(due)] : [])).join(''));
}

/** Migrates the tables of both queues. */
export async function createQueues(ownerUrl: string): Promise<void> {
  for (const schema of [COMMON_SCHEMA, PROMPT_SCHEMA])
    await runMigrations({ connectionString: ownerUrl, schema, logger: SILENT });
}

const SILENT = new Logger(() => () => {});
