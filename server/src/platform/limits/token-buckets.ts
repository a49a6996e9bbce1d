import { LRUCache } from 'lru-cache';

interface Rate {
  /** Capacity of a bucket, in tokens. */
  atOnce: number;
  /** Refill rate, in tokens per second. */
  aSecond: number;
}

/**
 * Token buckets by account, in the memory of one instance. The limited actions are so frequent that counting them in the
 * database would cost as much as the actions.
 */
export class TokenBuckets {
  readonly #rate: Rate;
  /** An evicted account has a full bucket again. */
  readonly #known = new LRUCache<string, { left: number; at: number }>({ max: 20_000 });

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes a token. Returns 0, or the seconds until one is available. */
  consume(account: string, now = performance.now()): number {
    const { atOnce, aSecond } = this.#rate;
    const known = this.#known.get(account);
    const filled = known ? known.left + ((now - known.at) / 1000) * aSecond : atOnce;
    const left = Math.min(filled, atOnce);
    const isFree = left >= 1;
    this.#known.set(account, { left: isFree ? left - 1 : left, at: now });
    return isFree ? 0 : (1 - left) / aSecond;
  }

  /** Returns a token to the bucket. */
  refund(account: string): void {
    const known = this.#known.peek(account);
    if (known) known.left++;
  }
}
