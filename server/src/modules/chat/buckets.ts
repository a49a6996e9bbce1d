interface Rate {
  /** Tokens of a full bucket. */
  atOnce: number;
  /** Tokens that flow in. */
  aSecond: number;
}

/** Accounts whose buckets are kept; who has not come for longest is forgotten, and has a full one again. */
const MOST_KEPT = 20_000;

/**
 * Token buckets by account, in the memory of one instance: what is limited comes so often that counting in the database
 * would cost as much as the thing itself.
 */
export class Buckets {
  readonly #rate: Rate;
  readonly #known = new Map<string, { left: number; at: number }>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes a token: 0, or the seconds until there is one. */
  take(account: string, now = performance.now()): number {
    const { atOnce, aSecond } = this.#rate;
    const known = this.#known.get(account);
    const filled = known ? known.left + ((now - known.at) / 1000) * aSecond : atOnce;
    const left = Math.min(filled, atOnce);
    const isFree = left >= 1;
    this.#known.delete(account); // to the end: the order is that of the latest use
    this.#known.set(account, { left: isFree ? left - 1 : left, at: now });
    if (this.#known.size > MOST_KEPT) this.#known.delete(this.#known.keys().next().value!);
    return isFree ? 0 : (1 - left) / aSecond;
  }

  /** Puts a token back that was taken for nothing. */
  refund(account: string): void {
    const known = this.#known.get(account);
    if (known) known.left++;
  }
}
