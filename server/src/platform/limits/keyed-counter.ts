/** Counts open or running things by key, on this instance. */
export class KeyedCounter {
  readonly #counts = new Map<string, number>();

  /** Increments the count of a key. Returns false, without counting, if it is `max` already; 0: no limit. */
  hit(key: string, max: number): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (max > 0 && count >= max) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  release(key: string): void {
    const count = this.#counts.get(key) ?? 0;
    if (count > 1) this.#counts.set(key, count - 1);
    else this.#counts.delete(key);
  }
}
