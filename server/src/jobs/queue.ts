import type { EntityManager } from '@mikro-orm/postgresql';
import type { Payloads } from './tasks.ts';

/**
 * Has a task done once the transaction of `em` is committed, by whichever instance is free; not at all if it is rolled
 * back. A task that fails is tried again with back-off, one whose process died is taken over by another: it may run
 * twice, and is never lost.
 */
export async function queueJob<T extends keyof Payloads>(
  em: EntityManager,
  task: T,
  payload: Payloads[T],
): Promise<void> {
  await em.execute('select queue_job(?, ?::json)', [task, JSON.stringify(payload)]);
}

/** As `queueJob`, for any number of payloads in one statement. */
export async function queueJobs<T extends keyof Payloads>(
  em: EntityManager,
  task: T,
  payloads: Payloads[T][],
): Promise<void> {
  if (payloads.length === 0) return;
  await em.execute('select queue_job(?, payload) from json_array_elements(?::json) payload', [
    task,
    JSON.stringify(payloads),
  ]);
}
