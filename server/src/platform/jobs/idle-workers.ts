import type { EventEmitter } from 'node:events';
import type { RunnerOptions, WorkerPool } from 'graphile-worker';
import type pg from 'pg';
import { HOUR } from '#kernel/duration.rules';
import type { Lane } from './lanes.ts';

/** Milliseconds after which an idle worker looks for a job by itself. One look for the whole lane wakes it earlier. */
export const OWN_LOOK = HOUR;

type Preset = NonNullable<RunnerOptions['preset']>;

/**
 * Lets idle workers of a lane cost next to nothing, however many there are. A worker begins when those before it have jobs. One
 * look for the whole lane wakes workers for due jobs of which no notification told: retries, jobs for later, and those
 * queued quietly.
 * @param events emitter of the lane's runner
 * @param tasks kinds of jobs that the lane runs
 * @param onError called when a look fails; the next one follows
 * @returns the preset of the lane's runner
 */
export function calmWorkers(
  events: EventEmitter,
  pool: pg.Pool,
  lane: Lane,
  tasks: readonly string[],
  onError: (error: Error) => void,
): Preset {
  const begin = beginInTurn(events);
  events.once('pool:create', ({ workerPool }: { workerPool: WorkerPool }) => {
    const end = lookForDueJobs(pool, lane, tasks, (count) => workerPool.nudge(count), onError);
    events.once('pool:gracefulShutdown', end); // from then on, workers must not be woken
  });
  return {
    plugins: [{ name: 'lyceum-idle-workers', version: '1.0.0', worker: { hooks: { startWorker: begin } } }],
  };
}

/** Returns what a worker waits for before its first look: that those before it have jobs, or that all are to stop. */
function beginInTurn(events: EventEmitter): () => Promise<void> | undefined {
  const waiting: (() => void)[] = [];
  let withoutJob = 0;
  let isStopping = false;
  const next = () => {
    withoutJob += 1;
    waiting.shift()?.();
  };
  events.on('job:start', () => {
    withoutJob -= 1;
    if (withoutJob === 0 && waiting.length > 0) next();
  });
  events.on('job:complete', () => (withoutJob += 1));
  events.once('pool:gracefulShutdown', () => {
    isStopping = true;
    for (const resume of waiting.splice(0)) resume();
  });
  return () => {
    if (withoutJob > 0 && !isStopping) return new Promise((resolve) => waiting.push(resolve));
    withoutJob += 1;
    return undefined;
  };
}

function lookForDueJobs(
  pool: pg.Pool,
  { schema, concurrency, pollInterval }: Lane,
  tasks: readonly string[],
  wake: (count: number) => void,
  onError: (error: Error) => void,
): () => void {
  let isEnded = false;
  let isLooking = false;
  const look = async () => {
    const { rows } = await pool.query<{ due: number }>({
      name: `due_jobs/${schema}`,
      text: countDue(schema),
      values: [tasks, concurrency],
    });
    if (!isEnded && rows[0]!.due > 0) wake(rows[0]!.due);
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(onError)
      .finally(() => (isLooking = false));
  }, pollInterval).unref();
  return () => {
    isEnded = true;
    clearInterval(timer);
  };
}

/** SQL: number of due jobs of some kinds that no worker has, at most `$2`. */
const countDue = (schema: string) => `
  select count(*)::int as due from (
    select from ${schema}._private_jobs job
    where job.is_available and job.run_at <= now() and job.task_id = any(array(
      select task.id from ${schema}._private_tasks task where task.identifier = any($1::text[])))
    limit $2) waiting`;
