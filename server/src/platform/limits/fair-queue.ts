import { QUEUES } from '#platform/telemetry/readings';

interface Waiter {
  start: () => void;
  refuse: (error: Error) => void;
}

/**
 * Limits the number of concurrent tasks. Waiting tasks run round-robin by key, so that a key with many tasks delays only
 * itself. A full queue rejects the latest task of the key with the most waiting tasks. The semaphore of `async-mutex`
 * supports neither: it orders waiters by arrival and a fixed priority, and cannot reject a single one.
 */
export class FairQueue {
  readonly #maxWaiting: number;
  readonly #full: () => Error;
  #free: number;
  #waiting = 0;
  /** Waiting tasks by key; the first key is next. */
  readonly #lines = new Map<string, Waiter[]>();

  /**
   * @param options.name name in the metrics
   * @param options.full creates the error of a rejected task
   */
  constructor({
    name,
    concurrency,
    maxWaiting,
    full,
  }: {
    name: string;
    concurrency: number;
    maxWaiting: number;
    full: () => Error;
  }) {
    this.#free = concurrency;
    this.#maxWaiting = maxWaiting;
    this.#full = full;
    QUEUES.add(name, () => ({ running: concurrency - this.#free, waiting: this.#waiting }));
  }

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await this.#wait(key);
    try {
      return await task();
    } finally {
      this.#startNext();
    }
  }

  #wait(key: string): Promise<void> {
    return new Promise((start, refuse) => {
      const line = this.#lines.get(key) ?? [];
      line.push({ start, refuse });
      this.#lines.set(key, line);
      this.#waiting++;
      if (this.#waiting > this.#maxWaiting) this.#refuseOne();
    });
  }

  #startNext(): void {
    const [turn] = this.#lines;
    if (!turn) return void this.#free++;
    const [key, line] = turn;
    this.#lines.delete(key);
    const next = line.shift()!;
    if (line.length > 0) this.#lines.set(key, line); // behind all others
    this.#waiting--;
    next.start();
  }

  #refuseOne(): void {
    let [longest] = this.#lines;
    for (const entry of this.#lines) if (entry[1].length > longest![1].length) longest = entry;
    const [key, line] = longest!;
    const refused = line.pop()!;
    if (line.length === 0) this.#lines.delete(key);
    this.#waiting--;
    refused.refuse(this.#full());
  }
}
