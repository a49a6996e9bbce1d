import { Semaphore } from 'async-mutex';
import { TooMany } from '#kernel/errors';
import { QUEUES } from '#platform/telemetry/readings';

/** Limits of the work with pictures per process. */
export interface QueueLimits {
  /** Name in the metrics. */
  name: string;
  /** Pictures that are decoded at once. */
  running: number;
  /** Pictures that wait or are decoded. */
  held: number;
}

/**
 * Returns a function that runs pieces of work in order, as many at once as the limits allow.
 * @throws TooMany when too many are held already
 */
export function workQueue({ name, running, held }: QueueLimits): <T>(work: () => Promise<T>) => Promise<T> {
  const turns = new Semaphore(running);
  let count = 0;
  QUEUES.add(name, () => ({ running: Math.min(count, running), waiting: Math.max(0, count - running) }));
  return async (work) => {
    if (count >= held) throw TooMany('Too many pictures at once. Try again in a few seconds.', 5);
    count += 1;
    try {
      return await turns.runExclusive(work);
    } finally {
      count -= 1;
    }
  };
}
