/**
 * Ids that wait for one reader. An id that waits already is not queued twice: who reads gets the latest anyway. At most
 * `limit` wait; the oldest makes room, so that a reader that has stalled cannot fill the memory.
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

  /** The id that waits longest, once there is one; null after the end. For one reader at a time. */
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
