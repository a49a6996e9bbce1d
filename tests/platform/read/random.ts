/** A seeded random number generator (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number of the range, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1));
  }

  /** True with the given percentage. */
  percent(share: number): boolean {
    return this.fraction() * 100 < share;
  }

  oneOf<T>(items: readonly T[]): T {
    return items[this.between(0, items.length - 1)]!;
  }

  /** Picks up to `most` different ones. */
  someOf<T>(items: readonly T[], most: number): T[] {
    const left = [...items];
    const taken: T[] = [];
    for (let wanted = this.between(0, Math.min(most, items.length)); wanted > 0; wanted--)
      taken.push(...left.splice(this.between(0, left.length - 1), 1));
    return taken;
  }
}
