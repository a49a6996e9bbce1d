/**
 * Schemas of graphile-worker. The search for a job passes every job of its schema, so a backlog of mails must not share
 * one with jobs that start at once.
 */
export const COMMON_SCHEMA = 'graphile_worker';
export const PROMPT_SCHEMA = 'graphile_worker_prompt';

/** Workers of one instance that take certain jobs only. */
export interface Lane {
  schema: typeof COMMON_SCHEMA | typeof PROMPT_SCHEMA;
  /** Jobs that one instance runs at once. */
  concurrency: number;
  /** Milliseconds between two looks of an idle worker; most jobs wake one. */
  pollInterval: number;
}

export type LaneName = 'urgent' | 'webhooks' | 'slowWebhooks' | 'common';

export const LANES: Record<LaneName, Lane> = {
  /** Mails that a person waits for. */
  urgent: { schema: PROMPT_SCHEMA, concurrency: 3, pollInterval: 1_000 },
  webhooks: { schema: PROMPT_SCHEMA, concurrency: 40, pollInterval: 5_000 },
  slowWebhooks: { schema: PROMPT_SCHEMA, concurrency: 20, pollInterval: 2_000 },
  // It runs every kind of job: an earlier version queued all of them here.
  common: { schema: COMMON_SCHEMA, concurrency: 5, pollInterval: 1_000 },
};

/** Mails that may be under way at once in an instance. */
export const MAIL_CONCURRENCY = LANES.urgent.concurrency + LANES.common.concurrency;

/** Rank of the first waiting job of a share in the urgent lane. */
export const URGENT_RANK = -1_000;
