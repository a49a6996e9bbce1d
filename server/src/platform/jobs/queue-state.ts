import type { ClientBase } from 'pg';
import { COMMON_SCHEMA, PROMPT_SCHEMA } from './lanes.ts';

/** Queues by the names that operators use. */
const SCHEMAS = { common: COMMON_SCHEMA, prompt: PROMPT_SCHEMA } as const;

export type QueueName = keyof typeof SCHEMAS;

const QUEUES = Object.keys(SCHEMAS) as QueueName[];

/** Numbers of jobs of one kind. */
export interface JobCounts {
  queue: QueueName;
  task: string;
  /** Jobs that are due and wait for a worker. */
  waiting: number;
  running: number;
  /** Jobs whose time has not come. */
  scheduled: number;
  /** Jobs that failed and are tried again by themselves. */
  retrying: number;
  /** Jobs that failed and are not tried again. */
  failed: number;
  /** Seconds for which the oldest waiting job is due; 0 without one. */
  lag: number;
}

/** A job whose last run failed. */
export interface FailedJob {
  /** Name of the queue and number there: `common-12`. */
  id: string;
  task: string;
  attempts: number;
  maxAttempts: number;
  /** Time of the next run; null if it is not tried again. */
  nextRunAt: Date | null;
  /** First line of the error, without passwords of URLs. */
  lastError: string;
}

/** SQL condition: the last run failed, and none is under way. */
const HAS_FAILED = 'j.attempts > 0 and j.last_error is not null and j.locked_at is null';

const COUNTS = (schema: string) => `
  select t.identifier as task,
    count(*) filter (where j.locked_at is not null)::int as running,
    count(*) filter (where j.attempts >= j.max_attempts and j.locked_at is null)::int as failed,
    count(*) filter (where ${HAS_FAILED} and j.attempts < j.max_attempts)::int as retrying,
    count(*) filter (where j.attempts = 0 and j.locked_at is null and j.run_at <= now())::int as waiting,
    count(*) filter (where j.attempts = 0 and j.locked_at is null and j.run_at > now())::int as scheduled,
    coalesce(round(extract(epoch from now() - min(j.run_at) filter (
      where j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= now()))), 0)::int as lag
  from ${schema}._private_jobs j join ${schema}._private_tasks t on t.id = j.task_id
  group by 1 order by 1`;

/** Returns the numbers of jobs by queue and kind. Kinds without jobs are left out. */
export async function countJobs(owner: ClientBase): Promise<JobCounts[]> {
  const counts: JobCounts[] = [];
  for (const queue of QUEUES) {
    const { rows } = await owner.query<Omit<JobCounts, 'queue'>>(COUNTS(SCHEMAS[queue]));
    for (const row of rows) counts.push({ queue, ...row });
  }
  return counts;
}

const FAILED = (schema: string) => `
  select j.id::text as number, t.identifier as task, j.attempts, j.max_attempts as "maxAttempts",
    case when j.attempts < j.max_attempts then j.run_at end as "nextRunAt", j.last_error as "lastError"
  from ${schema}._private_jobs j join ${schema}._private_tasks t on t.id = j.task_id
  where ${HAS_FAILED} and ($1::text is null or t.identifier = $1) order by j.updated_at desc, j.id`;

/** Returns jobs whose last run failed, of each queue the latest first. */
export async function failedJobs(owner: ClientBase, task: string | null = null): Promise<FailedJob[]> {
  const jobs: FailedJob[] = [];
  for (const queue of QUEUES) {
    const { rows } = await owner.query<Omit<FailedJob, 'id'> & { number: string }>(FAILED(SCHEMAS[queue]), [
      task,
    ]);
    for (const { number, lastError, ...row } of rows)
      jobs.push({ id: `${queue}-${number}`, ...row, lastError: withoutSecrets(lastError) });
  }
  return jobs;
}

/** Lets failed jobs run again at once, with all their attempts. Returns how many: others run at the moment, or are gone. */
export const retryJobs = (owner: ClientBase, ids: readonly string[]): Promise<number> =>
  changeJobs(
    owner,
    ids,
    (schema) => `select id from ${schema}.reschedule_jobs($1, run_at => now(), attempts => 0)`,
  );

/** Removes failed jobs, which never run again. Returns how many: others run at the moment, or are gone. */
export const removeJobs = (owner: ClientBase, ids: readonly string[]): Promise<number> =>
  changeJobs(owner, ids, (schema) => `select id from ${schema}.complete_jobs($1)`);

async function changeJobs(
  owner: ClientBase,
  ids: readonly string[],
  statement: (schema: string) => string,
): Promise<number> {
  let count = 0;
  for (const queue of QUEUES) {
    const numbers = ids.flatMap((id) => (id.startsWith(`${queue}-`) ? [id.slice(queue.length + 1)] : []));
    if (numbers.length === 0) continue;
    const { rows } = await owner.query(statement(SCHEMAS[queue]), [numbers]);
    count += rows.length;
  }
  return count;
}

/** Returns the first line of an error without user and password of URLs. */
const withoutSecrets = (error: string): string =>
  error
    .split('\n', 1)[0]!
    .replaceAll(/\/\/[^\s/@]+@/g, '//…@')
    .slice(0, 300);
