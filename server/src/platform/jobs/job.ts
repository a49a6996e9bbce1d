import type { JobHelpers } from 'graphile-worker';
import type { Services } from '#platform/request/services';
import type { Due } from './due.ts';
import type { LaneName } from './lanes.ts';

/** Kind of job: its name in the queue, its schedule and its handler. */
export interface Job<Payload = unknown> {
  /** Name in the queue. It must not change between versions, because jobs outlive the process that enqueued them. */
  name: string;
  /** Lane of the workers that run it; default `common`. */
  lane?: LaneName;
  /** Cron expression in UTC. One instance enqueues the job on schedule. */
  schedule?: string;
  /** Whether only a cluster enqueues it on schedule. */
  isForClusters?: boolean;
  /** Finds the institutions with due work; becomes a function of the database. */
  due?: Due;
  /** Rank of the first waiting job of a share; default 0. Jobs with a lower rank run first. */
  firstRank?: number;
  /**
   * Runs one job. It must be idempotent, because a job may run more than once.
   * @param payload payload of the job, parsed from JSON
   * @param helpers queries the database as its owner, for statements that the app's role may not run
   */
  run: (services: Services, payload: Payload, helpers: JobHelpers) => Promise<unknown>;
}

/** Job with any payload, for lists. */
export type AnyJob = Job<never>;

/** Defines a kind of job. */
export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job;
