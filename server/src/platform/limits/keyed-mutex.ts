/** Runs one task at a time for each key. */
export class KeyedMutex {
  /** Of each key, the end of its latest task. */
  readonly #tails = new Map<string, Promise<unknown>>();

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(key);
    const running = before ? before.then(task) : task();
    const tail = running.catch(() => undefined);
    this.#tails.set(key, tail);
    try {
      return await running;
    } finally {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    }
  }
}
