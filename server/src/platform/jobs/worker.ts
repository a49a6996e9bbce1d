import { EventEmitter, once } from 'node:events';
import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Logger as Log } from 'pino';
import type { Connections } from '#platform/database/connections';
import { OWNER_TIMEOUTS, timeoutOptions } from '#platform/database/timeouts';
import { startCrashRecovery } from './crash-recovery.ts';
import { COMMON_SCHEMA, type Lane, LANES } from './lanes.ts';
import { SCHEDULE, type Schedule, type Tasks } from '#app/tasks';

/** Connections of an instance that listen, look for jobs and complete them. */
const MAX_CONNECTIONS = 16;

/** Milliseconds that a job under way may go on once the worker is told to stop. */
const PATIENCE = 5_000;

export interface Worker {
  /** Takes no further job and waits for those under way. */
  stop: () => Promise<void>;
}

/**
 * Works on queued jobs until it is stopped; resolves when it is woken by new ones.
 * @param ownerUrl a direct connection as the owner of the queue's tables: a transaction pooler cannot LISTEN
 */
export async function startWorker(
  ownerUrl: string,
  tasks: Tasks,
  log: Log,
  connections: Connections,
  schedule: Schedule = SCHEDULE,
): Promise<Worker> {
  const Client = connections.clientFor(OWNER_TIMEOUTS);
  const recovery = await startCrashRecovery(ownerUrl, connections.noteEnded, Client);
  // Our own pool: the worker's would not wait for its connections to close, and the embedded database, which ends next,
  // would break them with an error that nobody hears.
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    options: timeoutOptions(OWNER_TIMEOUTS),
    max: MAX_CONNECTIONS,
    Client,
  });
  pool.on('error', connections.noteEnded); // of one that is idle
  pool.on('connect', (client) => client.on('error', connections.noteEnded)); // of one in use
  const byTheClock = parseCronItems(schedule.map(({ task, match }) => ({ task, match })));
  const start = async ({ schema, tasks: names, concurrency, pollInterval }: Lane): Promise<Runner> => {
    const events = new EventEmitter();
    const listening = once(events, 'pool:listen:success');
    const runner = await run({
      pgPool: pool,
      schema,
      concurrency,
      pollInterval,
      gracefulShutdownAbortTimeout: PATIENCE,
      noHandleSignals: true, // the process ends in its own order
      parsedCronItems: schema === COMMON_SCHEMA ? byTheClock : [],
      taskList: (names ? pick(tasks, names) : tasks) as TaskList,
      logger: logThrough(log),
      preset: recovery.preset,
      events,
    });
    await Promise.race([listening, runner.promise]); // until then it could neither be woken nor stopped in order
    return runner;
  };
  const runners = await Promise.all(Object.values(LANES).map(start));
  return {
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
      await recovery.stop();
      await pool.end();
    },
  };
}

const pick = (tasks: Tasks, names: readonly (keyof Tasks)[]): Partial<Tasks> =>
  Object.fromEntries(names.map((name) => [name, tasks[name]]));

/** The pool is smaller than the number of jobs on purpose: a job that sends holds none of these connections. */
const isAboutPoolSize = (message: string): boolean => message.includes('maxPoolSize');

/** Messages only: what the library logs beside them holds payloads, which are private. */
function logThrough(log: Log): Logger {
  return new Logger(({ taskIdentifier, jobId }) => (level, message) => {
    const task = { ...(taskIdentifier && { task: taskIdentifier }), ...(jobId && { job: jobId }) };
    const isGrave = level === 'error' || level === 'warning';
    if (isGrave && !isAboutPoolSize(message)) log.warn(task, message);
    else log.debug(task, message);
  });
}
