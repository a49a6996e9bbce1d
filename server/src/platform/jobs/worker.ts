import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type CronItem, Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Logger as Log } from 'pino';
import { OWNER_CONNECTIONS } from '#platform/database/connection-limits';
import type { Connections } from '#platform/database/connections';
import { OWNER_TIMEOUTS, timeoutOptions } from '#platform/database/timeouts';
import { watchPool } from '#platform/database/watch-pool';
import { observedJob } from '#platform/telemetry/observed-job';
import { startCrashRecovery } from './crash-recovery.ts';
import { calmWorkers, OWN_LOOK } from './idle-workers.ts';
import type { Services } from '#platform/request/services';
import type { AnyJob } from './job.ts';
import { COMMON_SCHEMA, LANES, type LaneName } from './lanes.ts';

/** Milliseconds that running jobs have to finish after a stop. */
const STOP_TIMEOUT = 5_000;

/** Number of times that a lane is started before the process gives up. */
const MAX_STARTS = 20;

/** Milliseconds between two starts of a lane. */
const RESTART_DELAY = 500;

export interface Worker {
  /** Starts no further jobs and waits for the running ones. */
  stop: () => Promise<void>;
}

/**
 * Starts the workers of all lanes. Resolves when they listen for new jobs and have looked for waiting ones.
 * @param ownerUrl a direct connection as the owner of the queue's tables: a transaction pooler cannot LISTEN
 */
export async function startWorker(
  ownerUrl: string,
  services: Services,
  jobs: readonly AnyJob[],
  connections: Connections,
): Promise<Worker> {
  const Client = connections.clientFor(OWNER_TIMEOUTS, 'jobs');
  const recovery = await startCrashRecovery(ownerUrl, connections.noteEnded, Client);
  // Our own pool, because the library does not wait for its connections to close. The embedded database stops next and
  // would break them with an unhandled error.
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    options: timeoutOptions(OWNER_TIMEOUTS),
    max: OWNER_CONNECTIONS.jobs,
    Client,
  });
  const unwatch = watchPool('jobs', pool);
  pool.on('error', connections.noteEnded); // errors of idle connections
  pool.on('connect', (client) => client.on('error', connections.noteEnded)); // errors of connections in use
  const scheduled = parseCronItems(cronItems(jobs));
  const start = async (lane: LaneName): Promise<Runner> => {
    const settings = { ...LANES[lane] };
    const { schema, concurrency } = settings;
    const taken = lane === 'common' ? jobs : jobs.filter((job) => job.lane === lane);
    for (let starts = 1; ; starts += 1) {
      const events = new EventEmitter();
      const listening = once(events, 'pool:listen:success');
      const looked = firstLook(events);
      const tasks = taken.map(({ name }) => name);
      const calm = calmWorkers(events, pool, settings, tasks, connections.noteEnded);
      const runner = await run({
        pgPool: pool,
        schema,
        concurrency,
        pollInterval: OWN_LOOK,
        gracefulShutdownAbortTimeout: STOP_TIMEOUT,
        noHandleSignals: true, // main.ts handles signals
        parsedCronItems: schema === COMMON_SCHEMA ? scheduled : [],
        taskList: tasksOf(services, taken),
        logger: logThrough(services.log),
        preset: { extends: [recovery.preset, calm] },
        events,
      });
      await Promise.race([listening, runner.promise]); // a worker that does not listen yet cannot be woken or stopped
      const failure = await Promise.race([looked, runner.promise]);
      if (!failure) return runner;
      await runner.stop();
      if (starts === MAX_STARTS) throw failure;
      services.log.warn({ err: failure, lane }, 'a lane of the queue is started again');
      await wait(RESTART_DELAY);
    }
  };
  const runners = await Promise.all((Object.keys(LANES) as LaneName[]).map(start));
  return {
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
      await recovery.stop();
      unwatch();
      await pool.end();
    },
  };
}

/**
 * Returns the scheduled jobs for the library. Those of a kind share a queue: a run that takes longer than the time
 * between two would otherwise take one worker after the other, until nothing else runs.
 */
export const cronItems = (jobs: readonly AnyJob[]): CronItem[] =>
  jobs.flatMap(({ name: task, schedule: match }) =>
    match ? [{ task, match, options: { queueName: task } }] : [],
  );

/**
 * Resolves when a worker has looked for a job the first time, with the error if it could not. The library remembers the
 * failure of its first query, about the kinds of jobs: its workers would never run a job, and say nothing.
 */
const firstLook = (events: EventEmitter): Promise<Error | void> =>
  new Promise((resolve) => {
    events.once('worker:getJob:empty', () => resolve());
    events.once('job:start', () => resolve());
    events.once('worker:getJob:error', ({ error }: { error: Error }) => resolve(error));
  });

const tasksOf = (services: Services, jobs: readonly AnyJob[]): TaskList =>
  Object.fromEntries(
    jobs.map(({ name, run: runJob }) => [
      name,
      (payload, helpers) =>
        observedJob(name, helpers.job.flags, () =>
          runJob(services, payload as never, helpers),
        ) as Promise<void>,
    ]),
  );

/** The pool is smaller than the concurrency on purpose: a job that sends something holds none of these connections. */
const isAboutPoolSize = (message: string): boolean => message.includes('maxPoolSize');

/** Logs only the messages of the library, because its metadata contains payloads, which are private. */
function logThrough(log: Log): Logger {
  return new Logger(({ taskIdentifier, jobId }) => (level, message) => {
    const task = { ...(taskIdentifier && { task: taskIdentifier }), ...(jobId && { job: jobId }) };
    const isProblem = level === 'error' || level === 'warning';
    if (isProblem && !isAboutPoolSize(message)) log.warn(task, message);
    else log.debug(task, message);
  });
}
