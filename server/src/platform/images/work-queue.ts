import { TooMany } from '#kernel/errors';
import { FairQueue } from '#platform/limits/fair-queue';

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
 * Returns a function that runs pieces of work, as many at once as the limits allow. Shares, such as institutions, take
 * turns; the pieces of one run in order. When too many are held, the last one of the share with the most is refused.
 * @throws TooMany
 */
export function workQueue({
  name,
  running,
  held,
}: QueueLimits): <T>(work: () => Promise<T>, share?: string) => Promise<T> {
  const queue = new FairQueue({
    name,
    concurrency: running,
    maxWaiting: held - running,
    full: () => TooMany('Too many pictures at once. Try again in a few seconds.', 5),
  });
  return (work, share = '') => queue.run(share, work);
}
