import { Mutex } from 'async-mutex';

/** Runs one task at a time per key. A key without tasks takes no memory. */
export class KeyedMutex {
  readonly #mutexes = new Map<string, Mutex>();

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const mutex = this.#mutexes.get(key) ?? new Mutex();
    this.#mutexes.set(key, mutex);
    try {
      return await mutex.runExclusive(task);
    } finally {
      if (!mutex.isLocked() && this.#mutexes.get(key) === mutex) this.#mutexes.delete(key);
    }
  }
}
