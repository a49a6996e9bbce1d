/** Lets so many tasks run at once; the others wait in line. */
export class Semaphore {
  #free: number;
  readonly #line: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  get isIdle(): boolean {
    return this.#line.length === 0 && this.#free > 0;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#line.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#free++;
    }
  }
}

/** Lets one task run at once for each key. */
export class Turns {
  readonly #lines = new Map<string, Semaphore>();

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? new Semaphore(1);
    this.#lines.set(key, line);
    try {
      return await line.run(task);
    } finally {
      if (line.isIdle) this.#lines.delete(key);
    }
  }
}
