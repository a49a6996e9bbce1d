/** Counts what is open or running by key, on this instance. */
export class KeyedCounter {
  readonly #counts = new Map<string, number>();

  /** Counts one more. Returns false, and counts nothing, if the key has `max` already; 0: any number. */
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
