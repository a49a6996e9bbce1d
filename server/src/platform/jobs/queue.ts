import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job } from './job.ts';
import { LANES, PROMPT_SCHEMA } from './lanes.ts';

/** Whose jobs take turns with those of others, usually an institution's namespace; null takes no turns. */
export interface Shared {
  share: string | null;
}

/**
 * Enqueues a job in the transaction of `em`: it runs once that is committed, on any instance, and not at all if it is
 * rolled back. A job that fails is retried with backoff, one whose process died is taken over by another: it may run
 * twice, and is never lost.
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

/** Enqueues any number of jobs that nobody waits for, in one statement. They start within a second. */
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
