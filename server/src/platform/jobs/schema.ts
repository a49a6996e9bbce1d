import { Logger, runMigrations } from 'graphile-worker';
import { DUE_FUNCTIONS } from '#app/due-functions';
import { COMMON_SCHEMA, PROMPT_SCHEMA } from './lanes.ts';
import { QUEUE_FUNCTIONS } from './queue-functions.ts';

/**
 * Brings the tables of both queues, and what its jobs look for, to this version. They belong to their owner alone: the
 * app's role reaches them through functions, with which it can add a job and read none.
 */
export async function migrateJobs(
  ownerUrl: string,
  query: (statements: string) => Promise<unknown>,
): Promise<void> {
  for (const schema of [COMMON_SCHEMA, PROMPT_SCHEMA])
    await runMigrations({ connectionString: ownerUrl, schema, logger: SILENT });
  await query(QUEUE_FUNCTIONS);
  await query(DUE_FUNCTIONS);
}

const SILENT = new Logger(() => () => {});
