/**
 * Queue of IDs for one reader. An ID that is already queued is not added again, because the reader loads the latest state
 * anyway. A full queue drops its oldest ID, so that a stalled reader cannot fill the memory.
 */
export class IdQueue {
  readonly #waiting = new Set<string>();
  readonly #limit: number;
  #isEnded = false;
  #wake: () => void = () => undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(id: string): void {
    this.#waiting.add(id);
    if (this.#waiting.size > this.#limit) this.#drop(this.#oldest()!);
    this.#wake();
  }

  /** Resolves to the oldest ID as soon as there is one; null after the end. For one reader at a time. */
  async take(): Promise<string | null> {
    while (!this.#isEnded) {
      const id = this.#oldest();
      if (id !== undefined) {
        this.#drop(id);
        return id;
      }
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    return null;
  }

  end(): void {
    this.#isEnded = true;
    this.#waiting.clear();
    this.#wake();
  }

  #oldest(): string | undefined {
    return this.#waiting.values().next().value;
  }

  #drop(id: string): void {
    this.#waiting.delete(id);
  }
}
