/** Values that are read when metrics are collected, by name. Nothing is counted for them. */
class Readings<T> {
  readonly #reads = new Map<string, () => T>();

  /** Adds a value. Returns the function that removes it. */
  add(name: string, read: () => T): () => void {
    this.#reads.set(name, read);
    return () => {
      if (this.#reads.get(name) === read) this.#reads.delete(name);
    };
  }

  /** Returns all values with their names. */
  all(): [name: string, value: T][] {
    return Array.from(this.#reads, ([name, read]) => [name, read()]);
  }
}

/** State of a pool of connections to the database. */
export interface PoolState {
  max: number;
  idle: number;
  busy: number;
  /** Callers that wait for a connection. */
  waiting: number;
}

/** State of the connections that batches share. */
export interface LanesState {
  connections: number;
  /** Connections whose current batch takes long, so that further batches go elsewhere. */
  heldUp: number;
  /** Batches without an answer. */
  batches: number;
}

/** State of a queue in memory. */
export interface QueueState {
  running: number;
  waiting: number;
}

/** State of the answers in memory. */
export interface AnswersState {
  entries: number;
  /** Bytes that they fill, at most. */
  bytes: number;
  /** Number of reads so far, by what the memory did with them. */
  outcomes: Readonly<Record<string, number>>;
}

export const POOLS = new Readings<PoolState>();
export const LANES = new Readings<LanesState>();
export const QUEUES = new Readings<QueueState>();
export const ANSWERS = new Readings<AnswersState>();

/** Single values. */
export const GAUGES = new Readings<number>();
