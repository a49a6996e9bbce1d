/**
 * Schemas of graphile-worker. Fetching a job scans all jobs of its schema. Jobs that must start at once therefore have a
 * schema of their own, apart from a backlog of mails.
 */
export const COMMON_SCHEMA = 'graphile_worker';
export const PROMPT_SCHEMA = 'graphile_worker_prompt';

/** Pool of workers for certain kinds of jobs. */
export interface Lane {
  schema: typeof COMMON_SCHEMA | typeof PROMPT_SCHEMA;
  /** Number of concurrent jobs per instance. */
  concurrency: number;
  /** Milliseconds between two looks for due jobs. Most jobs wake a worker by NOTIFY. */
  pollInterval: number;
}

export type LaneName = 'urgent' | 'webhooks' | 'slowWebhooks' | 'archives' | 'common';

export const LANES: Record<LaneName, Lane> = {
  /** Mails that a person waits for. */
  urgent: { schema: PROMPT_SCHEMA, concurrency: 3, pollInterval: 1_000 },
  webhooks: { schema: PROMPT_SCHEMA, concurrency: 40, pollInterval: 5_000 },
  slowWebhooks: { schema: PROMPT_SCHEMA, concurrency: 20, pollInterval: 2_000 },
  /** Archives and erasures of whole institutions, which take minutes: one at a time, apart from everything else. */
  archives: { schema: PROMPT_SCHEMA, concurrency: 1, pollInterval: 5_000 },
  // Runs every kind of job, because earlier versions enqueued all of them here.
  common: { schema: COMMON_SCHEMA, concurrency: 5, pollInterval: 1_000 },
};

/** Maximum number of mails that one instance sends concurrently. */
export const MAIL_CONCURRENCY = LANES.urgent.concurrency + LANES.common.concurrency;

/** Rank of the first waiting job of a share in the urgent lane. */
export const URGENT_RANK = -1_000;
