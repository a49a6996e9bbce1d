import { TooMany } from '#kernel/errors';

/** Limits of the work with pictures per process. */
export interface QueueLimits {
  /** Pictures that are decoded at once. */
  running: number;
  /** Pictures that wait or are decoded. */
  held: number;
}

/**
 * Returns a function that runs pieces of work in order, as many at once as the limits allow.
 * @throws TooMany when too many are held already
 */
export function workQueue({ running, held }: QueueLimits): <T>(work: () => Promise<T>) => Promise<T> {
  let free = running;
  let count = 0;
  const waiting: (() => void)[] = [];
  const turn = (): Promise<void> | void => {
    if (free === 0) return new Promise((resolve) => waiting.push(resolve));
    free -= 1;
  };
  const next = () => {
    const first = waiting.shift();
    if (first) first();
    else free += 1;
  };
  return async (work) => {
    if (count >= held) throw TooMany('Too many pictures at once. Try again in a few seconds.', 5);
    count += 1;
    try {
      await turn();
      try {
        return await work();
      } finally {
        next();
      }
    } finally {
      count -= 1;
    }
  };
}
