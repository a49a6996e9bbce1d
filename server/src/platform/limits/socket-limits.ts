import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '#kernel/config';
import { rateLimitKey } from '#kernel/address';
import { KeyedCounter } from './keyed-counter.ts';

/**
 * Limits the open sockets of this instance: per account, and per network for visitors. A connection that has not sent
 * `connection_init` yet counts for its network too, apart from the visitors. Each count ends with the connection, however
 * that ends.
 */
export class SocketLimits {
  readonly #limits: Config['socketLimits'];
  readonly #counter = new KeyedCounter();
  /** Ends the count of a connection without `connection_init`. */
  readonly #initializing = new WeakMap<IncomingMessage, () => void>();

  constructor(limits: Config['socketLimits']) {
    this.#limits = limits;
  }

  /** Counts a new connection. Returns false if its network has too many that are not initialized. */
  admit(request: IncomingMessage, connection: Duplex, address: string): boolean {
    const release = this.#count(`initializing ${rateLimitKey(address)}`, this.#limits.address, connection);
    if (release) this.#initializing.set(request, release);
    return release !== null;
  }

  /**
   * Counts an open connection for its account, or as a visitor from its network, from `connection_init` on. Returns false
   * if there are too many of them.
   */
  initialize(request: IncomingMessage, accountId: string | null, address: string): boolean {
    this.#initializing.get(request)?.();
    const { account, address: network } = this.#limits;
    return accountId
      ? this.#count(`account ${accountId}`, account, request.socket) !== null
      : this.#count(`visitors ${rateLimitKey(address)}`, network, request.socket) !== null;
  }

  /** Returns what ends the count before the connection does; null if the key has `max` already. */
  #count(key: string, max: number, connection: Duplex): (() => void) | null {
    if (connection.destroyed || !this.#counter.hit(key, max)) return null;
    const release = () => {
      connection.off('close', release);
      this.#counter.release(key);
    };
    connection.once('close', release);
    return release;
  }
}
