import { COMMON_SCHEMA, PROMPT_SCHEMA } from '#platform/jobs/lanes';

/** State of the jobs of a kind, in both queues of the database. */
export interface TaskState {
  task: string;
  /** Jobs that could run now. */
  waiting: number;
  running: number;
  /** Jobs that run later: they are scheduled, or are retried after a failure. */
  later: number;
  /** Jobs that failed too often and are not retried. */
  abandoned: number;
  /** Seconds since the oldest waiting job could have run. */
  lag: number;
}

const statesIn = (schema: string) => `
  select known.identifier as task,
    count(*) filter (where job.is_available and job.run_at <= now())::int as waiting,
    count(*) filter (where job.locked_at is not null)::int as running,
    count(*) filter (where job.is_available and job.run_at > now())::int as later,
    count(*) filter (where job.locked_at is null and job.attempts >= job.max_attempts)::int as abandoned,
    coalesce(extract(epoch from now() - min(job.run_at)
      filter (where job.is_available and job.run_at <= now())), 0)::float as lag
  from ${schema}._private_jobs job join ${schema}._private_tasks known on known.id = job.task_id
  group by known.identifier`;

/** Reads the state of each kind of job that has jobs. Only the owner can read the queues. */
export const JOB_STATES = `
  select task, sum(waiting)::int as waiting, sum(running)::int as running, sum(later)::int as later,
    sum(abandoned)::int as abandoned, max(lag) as lag
  from (${statesIn(COMMON_SCHEMA)} union all ${statesIn(PROMPT_SCHEMA)}) states
  group by task order by task`;
