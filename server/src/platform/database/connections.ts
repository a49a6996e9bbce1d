import type { Socket } from 'node:net';
import pg from 'pg';
import type { Logger } from 'pino';
import { startHeartbeat } from './heartbeat.ts';
import { observeClient } from './observed-client.ts';
import type { Timeouts } from './timeouts.ts';
import { StatementObserver } from '#platform/telemetry/statement-observer';

/** Settings of every connection: a short connect timeout, and keep-alive probes. */
export const CONNECT = {
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
};

/** Milliseconds that a statement's end may take to arrive after PostgreSQL cancelled it. */
const ALLOWANCE = 5_000;

const RECONNECT_AFTER = 500;

export type ClientClass = new (config?: pg.ClientConfig) => pg.Client;

/**
 * Connections of a process to its database. A heartbeat on a separate connection detects a server that no
 * longer responds, for example after a power failure. Then all connections are closed, so that their
 * statements fail and their places in the pools become free; later requests reconnect.
 */
export class Connections {
  readonly #url: string;
  readonly #log: Logger;
  readonly #open = new Set<pg.Client>();
  readonly #observer: StatementObserver;
  #watch: pg.Client | undefined;
  #isLost = false;
  #isStopped = false;

  /**
   * @param url direct address of PostgreSQL: in a pooler, heartbeats would wait while all its connections are
   * in use
   * @param slowStatement milliseconds after which a statement is logged; 0 for never
   */
  constructor(url: string, log: Logger, slowStatement = 0) {
    this.#url = url;
    this.#log = log;
    this.#observer = new StatementObserver(log, slowStatement);
  }

  /** Whether the database answers, as far as is known. */
  get isUp(): boolean {
    return !this.#isLost;
  }

  /**
   * Returns a class of clients, also for pools, whose statements are limited by `timeouts`; without them
   * there is no limit. Their statements are observed under the name of the pool.
   */
  clientFor(timeouts?: Timeouts, pool = 'other'): ClientClass {
    const open = this.#open;
    const observer = this.#observer;
    return class extends pg.Client {
      constructor(config: pg.ClientConfig = {}) {
        // Pools hide the password from copies of their settings.
        super({ ...config, password: config.password, ...CONNECT });
        open.add(this);
        this.on('error', () => undefined); // a client that a pool has lent has no other listener; 'end' follows
        this.once('end', () => open.delete(this));
        observeClient(this, pool, observer);
        if (timeouts) destroyWhenSilent(this, timeouts.statement_timeout + ALLOWANCE);
      }
    };
  }

  /** Logs that a connection ended, unless the loss of the database was already logged. */
  readonly noteEnded = (error: Error): void => {
    if (!this.#isLost) this.#log.warn({ err: error }, 'a connection to the database ended');
  };

  /**
   * Starts the heartbeat.
   * @throws if the database is unreachable
   */
  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, ...CONNECT });
    client.on('error', () => undefined); // 'end' follows
    await client.connect();
    if (this.#isStopped) return client.end();
    this.#watch = client;
    client.once('end', () => this.#reconnect(new Error('Connection terminated')));
    if (this.#isLost) this.#log.warn('the database answers again');
    this.#isLost = false;
    startHeartbeat(client, () => {
      this.#noteLoss(new Error('No answer to the heartbeat'));
      for (const each of [...this.#open, client]) destroyConnection(each);
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#watch?.end();
  }

  #reconnect(error: Error): void {
    if (this.#isStopped) return;
    this.#noteLoss(error);
    setTimeout(
      () => void this.start().catch((again: Error) => this.#reconnect(again)),
      RECONNECT_AFTER,
    ).unref();
  }

  #noteLoss(error: Error): void {
    if (!this.#isLost) this.#log.warn({ err: error }, 'the database does not answer; connecting again');
    this.#isLost = true;
  }
}

/** Closes a connection without notifying the server; its statements fail. */
export function destroyConnection(client: pg.Client): void {
  streamOf(client).destroy(new Error('Connection terminated: the database does not answer'));
}

/** Closes a connection with a running statement and no traffic for a time. */
function destroyWhenSilent(client: pg.Client, milliseconds: number): void {
  streamOf(client).setTimeout(milliseconds, () => {
    const { _activeQuery: underway } = client as unknown as { _activeQuery: object | null }; // omitted by the types
    if (underway) destroyConnection(client);
  });
}

const streamOf = (client: pg.Client): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
