import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers';
import pg from 'pg';
import { Batch, type Rows, type Step } from './batch.ts';
import type { ClientClass } from './connections.ts';
import type { LanesState } from '#platform/telemetry/readings';
import { outsideWork } from '#platform/telemetry/work';

/** Milliseconds after which the current batch of a connection is slow and the next one should not wait for it. */
const HELD_UP = 50;

/** PostgreSQL error code for an unknown prepared statement. */
const NOT_PREPARED = '26000';

/**
 * A few connections that batches share by pipelining: a batch is sent without waiting for the previous
 * answer, and those of one turn of the event loop are sent in one write. Waking a process for each is the
 * largest cost of a short batch. Only for batches whose transaction ends with them: they run one after the
 * other, so that a blocked one delays those behind it.
 */
export class Lanes {
  readonly #lanes: Lane[];
  /** Connection with pending batches that lock a row, by the row's ID. */
  readonly #locking = new Map<string, { lane: Lane; batches: number }>();

  constructor(
    config: pg.ClientConfig,
    count: number,
    onError: (error: Error) => void,
    Client: ClientClass = pg.Client,
  ) {
    const newClient = () => new Client({ ...config, pipeline: true });
    this.#lanes = Array.from({ length: count }, () => new Lane(newClient, onError));
  }

  /** Returns the connection with the fewest batches, or null when all are blocked. */
  free(): Lane | null {
    let free: Lane | null = null;
    for (const lane of this.#lanes)
      if (!lane.isHeldUp && (free === null || lane.waiting < free.waiting)) free = lane;
    return free;
  }

  /**
   * Runs a batch that locks the row with the given ID: on the connection where other batches lock it, so that
   * it waits in line instead of for the lock, which would block unrelated batches. Returns null when no
   * connection is available.
   */
  locking(rowId: string, steps: Step[]): Promise<Rows> | null {
    const known = this.#locking.get(rowId);
    const lane = known?.lane ?? this.free();
    if (!lane || lane.isHeldUp) return null;
    const entry = known ?? { lane, batches: 0 };
    entry.batches++;
    this.#locking.set(rowId, entry);
    return lane.run(steps).finally(() => {
      if (--entry.batches === 0) this.#locking.delete(rowId);
    });
  }

  /** Returns the state of all connections. */
  get state(): LanesState {
    const lanes = this.#lanes;
    return {
      connections: lanes.length,
      heldUp: lanes.filter((lane) => lane.isHeldUp).length,
      batches: lanes.reduce((sum, lane) => sum + lane.waiting, 0),
    };
  }

  /** Closes the connections after all answers. */
  async close(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.close()));
  }
}

export class Lane {
  readonly #newClient: () => pg.Client;
  readonly #onError: (error: Error) => void;
  #client: pg.Client | null = null;
  #isCorked = false;
  /** Time when the current batch started. */
  #since = 0;
  /** Number of batches without an answer. */
  waiting = 0;

  constructor(newClient: () => pg.Client, onError: (error: Error) => void) {
    this.#newClient = newClient;
    this.#onError = onError;
  }

  get isHeldUp(): boolean {
    return this.waiting > 0 && performance.now() - this.#since > HELD_UP;
  }

  /**
   * Runs the steps in their own transaction.
   * @throws errors of the database
   */
  async run(steps: Step[]): Promise<Rows> {
    try {
      return await this.#run(steps);
    } catch (error) {
      if ((error as { code?: string }).code !== NOT_PREPARED) throw error;
      // The batch before it failed before preparing the shared statement, and the one before it now may do so, too: for
      // example when both wait for a locked table until their time is over.
      return this.#run(steps, { preparesAll: true });
    }
  }

  async close(): Promise<void> {
    await this.#client?.end();
    this.#client = null;
  }

  async #run(steps: Step[], options?: { preparesAll: boolean }): Promise<Rows> {
    const client = (this.#client ??= outsideWork(() => this.#connect()));
    if (this.waiting++ === 0) this.#since = performance.now();
    this.#cork(client);
    try {
      return await Batch.run(client, steps, options);
    } finally {
      this.waiting--;
      this.#since = performance.now();
    }
  }

  #connect(): pg.Client {
    const client = this.#newClient();
    const forget = (error?: Error) => {
      if (this.#client !== client) return;
      this.#client = null; // the next batch reconnects
      if (error) this.#onError(error);
    };
    client.on('error', forget);
    client.on('end', () => forget());
    client.connect().catch(forget);
    return client;
  }

  /** Buffers writes until the turn of the event loop ends. */
  #cork(client: pg.Client): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.cork();
    setImmediate(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }
}
