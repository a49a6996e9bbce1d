/** Throttles tasks by key: the first runs at once, and the latest of the following ones at the end of the interval. */
export class Throttle {
  readonly #gap: number;
  readonly #keys = new Map<string, { timer: NodeJS.Timeout; next: (() => unknown) | null }>();

  /** @param gap interval in milliseconds */
  constructor(gap: number) {
    this.#gap = gap;
  }

  run(key: string, task: () => unknown): void {
    const running = this.#keys.get(key);
    if (running) running.next = task;
    else this.#start(key, task);
  }

  stop(): void {
    for (const { timer } of this.#keys.values()) clearTimeout(timer);
    this.#keys.clear();
  }

  #start(key: string, task: () => unknown): void {
    const timer = setTimeout(() => {
      const next = this.#keys.get(key)?.next;
      this.#keys.delete(key);
      if (next) this.#start(key, next);
    }, this.#gap).unref();
    this.#keys.set(key, { timer, next: null });
    task();
  }
}
