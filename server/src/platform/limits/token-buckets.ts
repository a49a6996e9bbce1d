import { LRUCache } from 'lru-cache';

interface Rate {
  /** Tokens of a full bucket. */
  atOnce: number;
  /** Tokens that flow in. */
  aSecond: number;
}

/**
 * Token buckets by account, in the memory of one instance: what is limited comes so often that counting in the database
 * would cost as much as the thing itself.
 */
export class TokenBuckets {
  readonly #rate: Rate;
  /** An account that was evicted has a full bucket again. */
  readonly #known = new LRUCache<string, { left: number; at: number }>({ max: 20_000 });

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes a token: 0, or the seconds until there is one. */
  consume(account: string, now = performance.now()): number {
    const { atOnce, aSecond } = this.#rate;
    const known = this.#known.get(account);
    const filled = known ? known.left + ((now - known.at) / 1000) * aSecond : atOnce;
    const left = Math.min(filled, atOnce);
    const isFree = left >= 1;
    this.#known.set(account, { left: isFree ? left - 1 : left, at: now });
    return isFree ? 0 : (1 - left) / aSecond;
  }

  /** Puts a token back that was taken for nothing. */
  refund(account: string): void {
    const known = this.#known.peek(account);
    if (known) known.left++;
  }
}
