import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job } from './job.ts';
import { LANES, PROMPT_SCHEMA } from './lanes.ts';

/** Payload with a share: jobs of different shares run round-robin. Usually an institution's namespace, or null for none. */
export interface Shared {
  share: string | null;
}

/**
 * Enqueues a job in the transaction of `em`. It runs on any instance after the commit, and never after a rollback. A
 * failed job is retried with backoff, and a job of a dead process is taken over. It may run twice, and is never lost.
 */
export async function enqueueJob<Payload>(
  em: EntityManager,
  { name, lane = 'common' }: Job<Payload>,
  payload: NoInfer<Payload>,
): Promise<void> {
  const call =
    LANES[lane].schema === PROMPT_SCHEMA ? 'queue_job_promptly(?, ?::json, now())' : 'queue_job(?, ?::json)';
  await em.execute(`select ${call}`, [name, JSON.stringify(payload)]);
}

/** Enqueues any number of jobs in one statement. They start within a second. */
export async function enqueueJobs<Payload>(
  em: EntityManager,
  { name }: Job<Payload>,
  payloads: NoInfer<Payload>[],
): Promise<void> {
  if (payloads.length === 0) return;
  await em.execute('select queue_job_quietly(?, payload) from json_array_elements(?::json) payload', [
    name,
    JSON.stringify(payloads),
  ]);
}
