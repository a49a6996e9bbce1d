import { APP_ROLE, TRACE_SETTING } from '#platform/database/tenancy';
import type { AnyJob } from './job.ts';
import { COMMON_SCHEMA, PROMPT_SCHEMA } from './lanes.ts';

/** Maximum rank, as the column is a smallint. Jobs at this rank run in the order in which they were enqueued. */
const MAX_RANK = 30_000;

/** SQL expression: rank of the first waiting job of a share, by the job's name in `$1`. */
const firstRank = (jobs: readonly AnyJob[]) =>
  `case $1 ${jobs
    .filter((job) => job.firstRank !== undefined)
    .map((job) => `when '${job.name}' then ${job.firstRank}`)
    .join(' ')} else 0 end`;

// The span that enqueues a job is among its flags, which nothing else uses: the payload identifies the job.
const FLAGS = `(select jsonb_build_object(span.parent, true)
    from (select current_setting('${TRACE_SETTING}', true) as parent) span where span.parent <> '')`;

// graphile-worker runs the job with the lowest priority first. The nth waiting job of a share has rank n, so that jobs run
// round-robin by share, however long the backlog of one share is.
const insertJob = (schema: string, first: string, runAt: string, condition = 'true') => `
  insert into ${schema}._private_tasks (identifier)
  select $1 where not exists (select from ${schema}._private_tasks known where known.identifier = $1)
  on conflict do nothing;
  insert into ${schema}._private_jobs (task_id, payload, run_at, flags, priority)
  select known.id, $2, ${runAt}, ${FLAGS}, least(${MAX_RANK}, coalesce((
    select max(waiting.priority) + 1 from ${schema}._private_jobs waiting
    where waiting.is_available and waiting.task_id = known.id and waiting.payload->>'share' = $2->>'share'), ${first}))
  from ${schema}._private_tasks known where known.identifier = $1 and ${condition};`;

const WAKE = `select pg_notify('jobs:insert', json_build_object('r', random(), 'count', 1)::text)`;

/** Returns the definition of a function. Its empty search path keeps other objects from shadowing those in the body. */
const queueFunction = (name: string, parameters: string, body: string) => {
  const signature = `public.${name}(${parameters})`;
  return `
  create or replace function ${signature} returns void
    language sql security definer set search_path = '' as $$ ${body} $$;
  revoke all on function ${signature} from public;
  grant execute on function ${signature} to ${APP_ROLE};`;
};

const rankIndex = (schema: string) => `
  create index if not exists lyceum_rank on ${schema}._private_jobs
    ((payload->>'share'), task_id, priority) where is_available;`;

/** SQL condition: no job with the same payload waits that runs at the given time or earlier. */
const NONE_WAITS = `not exists (
    select from ${PROMPT_SCHEMA}._private_jobs waiting
    where waiting.is_available and waiting.task_id = known.id and waiting.payload->>'share' = $2->>'share'
      and waiting.payload::jsonb = $2::jsonb and waiting.run_at <= $3)`;

/**
 * Returns the definitions of the functions with which the app's role enqueues jobs. `queue_job_quietly` wakes no worker,
 * because commits with NOTIFY are serialized up to the disk write. The lane looks for jobs each second anyway.
 */
export function queueFunctions(jobs: readonly AnyJob[]): string {
  const first = firstRank(jobs);
  return [
    rankIndex(COMMON_SCHEMA),
    rankIndex(PROMPT_SCHEMA),
    queueFunction('queue_job_quietly', 'task text, payload json', insertJob(COMMON_SCHEMA, first, 'now()')),
    queueFunction(
      'queue_job',
      'task text, payload json',
      `${insertJob(COMMON_SCHEMA, first, 'now()')} ${WAKE}`,
    ),
    queueFunction(
      'queue_job_promptly',
      'task text, payload json, run_at timestamptz',
      `${insertJob(PROMPT_SCHEMA, first, '$3')} ${WAKE}`,
    ),
    queueFunction(
      'queue_job_once',
      'task text, payload json, run_at timestamptz',
      `${insertJob(PROMPT_SCHEMA, first, '$3', NONE_WAITS)} ${WAKE}`,
    ),
    // For instances of the previous version, which still run during a deployment.
    queueFunction(
      'queue_job_in',
      'queue text, task text, payload json, run_at timestamptz',
      `select ${COMMON_SCHEMA}.add_job(task, payload, queue_name => queue, run_at => run_at)`,
    ),
  ].join('');
}
