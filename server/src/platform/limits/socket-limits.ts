import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '#kernel/config';
import { rateLimitKey } from '#kernel/address';
import { KeyedCounter } from './keyed-counter.ts';

/**
 * Limits the open sockets of this instance, per account and per network for visitors. Connections without
 * `connection_init` are counted per network, separately from visitors. A closed connection is never counted.
 */
export class SocketLimits {
  readonly #limits: Config['socketLimits'];
  readonly #counter = new KeyedCounter();
  /** Functions that stop counting a connection as uninitialized. */
  readonly #initializing = new WeakMap<IncomingMessage, () => void>();

  constructor(limits: Config['socketLimits']) {
    this.#limits = limits;
  }

  /** Counts a new connection. Returns false if its network has too many uninitialized ones. */
  admit(request: IncomingMessage, connection: Duplex, address: string): boolean {
    const release = this.#count(`initializing ${rateLimitKey(address)}`, this.#limits.address, connection);
    if (release) this.#initializing.set(request, release);
    return release !== null;
  }

  /**
   * Counts a connection that sent `connection_init` for its account, or for the network of a visitor. Returns false if
   * there are too many.
   */
  initialize(request: IncomingMessage, accountId: string | null, address: string): boolean {
    this.#initializing.get(request)?.();
    const { account, address: network } = this.#limits;
    return accountId
      ? this.#count(`account ${accountId}`, account, request.socket) !== null
      : this.#count(`visitors ${rateLimitKey(address)}`, network, request.socket) !== null;
  }

  /** Counts a connection until it closes. Returns the function that stops earlier, or null if the key has `max` already. */
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
