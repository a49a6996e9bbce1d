import type { JobHelpers } from 'graphile-worker';
import type { Services } from '#platform/request/services';
import type { Due } from './due.ts';
import type { LaneName } from './lanes.ts';

/** A kind of job: what it is called in the queue, how it is scheduled and what it does. */
export interface Job<Payload = unknown> {
  /** Name in the queue. It stays the same over versions: jobs outlive the process that queued them. */
  name: string;
  /** The workers that run it; `common` unless given. */
  lane?: LaneName;
  /** When it is queued without a caller, as a cron expression in UTC, by one instance. */
  schedule?: string;
  /** What the institutions have to be done by this job; becomes a function of the database. */
  due?: Due;
  /** Rank of the first waiting job of a share; jobs with a lower rank run first. 0 unless given. */
  firstRank?: number;
  /**
   * Runs one job. It may run more than once for one job.
   * @param payload what was queued, as JSON
   * @param helpers the way to the database as its owner, for what the app's role may not do
   */
  run: (services: Services, payload: Payload, helpers: JobHelpers) => Promise<unknown>;
}

/** A job of any payload, as lists hold it. */
export type AnyJob = Job<never>;

/** Declares a kind of job. */
export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job;
