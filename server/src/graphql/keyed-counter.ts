/** Counts operations under way by their owner, over all sockets of this instance. */
export class OperationCount {
  readonly #counts = new Map<string, number>();

  /** Counts an operation. Returns false, and counts nothing, where the owner has `max` of them. */
  hit(owner: string, max: number): boolean {
    const count = this.#counts.get(owner) ?? 0;
    if (count >= max) return false;
    this.#counts.set(owner, count + 1);
    return true;
  }

  release(owner: string): void {
    const count = this.#counts.get(owner) ?? 0;
    if (count > 1) this.#counts.set(owner, count - 1);
    else this.#counts.delete(owner);
  }
}
