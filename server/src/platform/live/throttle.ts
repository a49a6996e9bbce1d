/** Runs tasks at most so often for each key: the first at once, of those that come too soon the latest when it is time. */
export class Throttle {
  readonly #gap: number;
  readonly #keys = new Map<string, { timer: NodeJS.Timeout; next: (() => unknown) | null }>();

  /** @param gap milliseconds */
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
