import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers';
import pg from 'pg';
import { Batch, type Rows, type Step } from './batch.ts';
import type { ClientClass } from './connections.ts';

/** Milliseconds after which the batch that a lane works on is a slow one, which the next should not wait for. */
const HELD_UP = 50;

/** What PostgreSQL says of a statement that it does not have. */
const NOT_PREPARED = '26000';

/**
 * A few connections that batches share: one is sent without waiting for the answer to the last, and those of one turn of
 * the event loop travel in one write. To wake a process for each is what a short batch costs most. Only for batches whose
 * transaction ends with them: they are worked on one after the other, so that one that waits holds up those behind it.
 */
export class Lanes {
  readonly #lanes: Lane[];
  /** Where batches that lock a row are under way, by the row's id. */
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

  /** The lane with the fewest batches; null where every one is held up. */
  free(): Lane | null {
    let free: Lane | null = null;
    for (const lane of this.#lanes)
      if (!lane.isHeldUp && (free === null || lane.waiting < free.waiting)) free = lane;
    return free;
  }

  /**
   * Runs a batch that locks the row with the given id: while others do, on their lane, where it waits for its turn instead
   * of the lock; elsewhere it would hold up what has nothing to do with the row. Null where no lane can take it.
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

  /** Ends the connections once what was sent is answered. */
  async close(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.close()));
  }
}

export class Lane {
  readonly #newClient: () => pg.Client;
  readonly #onError: (error: Error) => void;
  #client: pg.Client | null = null;
  #isCorked = false;
  /** When the batch that is worked on got its turn. */
  #since = 0;
  /** Batches without an answer yet. */
  waiting = 0;

  constructor(newClient: () => pg.Client, onError: (error: Error) => void) {
    this.#newClient = newClient;
    this.#onError = onError;
  }

  get isHeldUp(): boolean {
    return this.waiting > 0 && performance.now() - this.#since > HELD_UP;
  }

  /** Runs the steps in a transaction of their own. @throws what the database says of them */
  async run(steps: Step[]): Promise<Rows> {
    try {
      return await this.#run(steps);
    } catch (error) {
      if ((error as { code?: string }).code !== NOT_PREPARED) throw error;
      return this.#run(steps); // the batch before it failed ahead of the statement that both were to share
    }
  }

  async close(): Promise<void> {
    await this.#client?.end();
    this.#client = null;
  }

  async #run(steps: Step[]): Promise<Rows> {
    const client = (this.#client ??= this.#connect());
    if (this.waiting++ === 0) this.#since = performance.now();
    this.#cork(client);
    try {
      return await Batch.run(client, steps);
    } finally {
      this.waiting--;
      this.#since = performance.now();
    }
  }

  #connect(): pg.Client {
    const client = this.#newClient();
    const forget = (error?: Error) => {
      if (this.#client !== client) return;
      this.#client = null; // the next batch connects anew
      if (error) this.#onError(error);
    };
    client.on('error', forget);
    client.on('end', () => forget());
    client.connect().catch(forget);
    return client;
  }

  /** Holds back what is written until the turn of the event loop is over. */
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
