import pg from 'pg';
import { JOB_STATES, type TaskState } from './job-queue.sql.ts';

/** Milliseconds for which the state of the queues is kept. It counts all jobs, so frequent collections share it. */
const KEPT = 5_000;

/** Milliseconds that reading it may take. */
const PATIENCE = 3_000;

/** Reads the queues of jobs for the metrics, on a connection of its own, so that it waits for no job. */
export class JobQueue {
  readonly #pool: pg.Pool;
  #states: Promise<TaskState[] | null> = Promise.resolve([]);
  #readAt = -Infinity;

  /** @param ownerUrl the database as its owner */
  constructor(ownerUrl: string) {
    this.#pool = new pg.Pool({
      connectionString: ownerUrl,
      max: 1,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      options: `-c statement_timeout=${PATIENCE}`,
      allowExitOnIdle: true,
    });
    this.#pool.on('error', () => undefined); // an idle connection ended; the next reading opens another one
  }

  /** Returns the state of each kind of job; null if the queues cannot be read. */
  read(): Promise<TaskState[] | null> {
    const now = performance.now();
    if (now - this.#readAt < KEPT) return this.#states;
    this.#readAt = now;
    this.#states = this.#pool.query<TaskState>(JOB_STATES).then(
      ({ rows }) => rows,
      () => null,
    );
    return this.#states;
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
