import type { Payloads } from '#app/tasks';

type Task = keyof Payloads;

/**
 * Schemas of graphile-worker. The search for a job passes every job of its schema, so a backlog of mails must not share
 * one with jobs that start at once.
 */
export const COMMON_SCHEMA = 'graphile_worker';
export const PROMPT_SCHEMA = 'graphile_worker_prompt';

/** Workers of one instance that take jobs of certain tasks only. */
export interface Lane {
  schema: typeof COMMON_SCHEMA | typeof PROMPT_SCHEMA;
  /** Null for all tasks. */
  tasks: readonly Task[] | null;
  /** Jobs that one instance runs at once. */
  concurrency: number;
  /** Milliseconds between two looks of an idle worker; most jobs wake one. */
  pollInterval: number;
}

/** Mails that a person waits for. */
const URGENT_TASKS = ['send-urgent-mail', 'mail-password-reset'] as const;

export const LANES = {
  urgent: { schema: PROMPT_SCHEMA, tasks: URGENT_TASKS, concurrency: 3, pollInterval: 1_000 },
  webhooks: { schema: PROMPT_SCHEMA, tasks: ['deliver-webhook'], concurrency: 40, pollInterval: 5_000 },
  slowWebhooks: {
    schema: PROMPT_SCHEMA,
    tasks: ['deliver-slow-webhook'],
    concurrency: 20,
    pollInterval: 2_000,
  },
  // It knows all tasks: an earlier version queued every job here.
  common: { schema: COMMON_SCHEMA, tasks: null, concurrency: 5, pollInterval: 1_000 },
} as const satisfies Record<string, Lane>;

/** Mails that may be under way at once in an instance. */
export const MAIL_CONCURRENCY = LANES.urgent.concurrency + LANES.common.concurrency;

/** Whether jobs of the task go to the schema of those that start at once. */
export const isPrompt = (task: Task): boolean =>
  Object.values<Lane>(LANES).some(({ schema, tasks }) => schema === PROMPT_SCHEMA && tasks?.includes(task));

/**
 * Rank of the first waiting job of a share, 0 unless listed: a notification goes before an invitation until a hundred
 * of its institution wait.
 */
export const FIRST_RANKS: Partial<Record<Task, number>> = {
  ...Object.fromEntries(URGENT_TASKS.map((task) => [task, -1_000])),
  'send-bulk-mail': 100,
};
