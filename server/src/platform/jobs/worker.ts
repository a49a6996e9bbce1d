import { EventEmitter, once } from 'node:events';
import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Logger as Log } from 'pino';
import type { Connections } from '#platform/database/connections';
import { OWNER_TIMEOUTS, timeoutOptions } from '#platform/database/timeouts';
import { startCrashRecovery } from './crash-recovery.ts';
import type { Services } from '#platform/request/services';
import type { AnyJob } from './job.ts';
import { COMMON_SCHEMA, LANES, type LaneName } from './lanes.ts';

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
  services: Services,
  jobs: readonly AnyJob[],
  connections: Connections,
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
  const scheduled = parseCronItems(
    jobs.flatMap(({ name, schedule }) => (schedule ? [{ task: name, match: schedule }] : [])),
  );
  const start = async (lane: LaneName): Promise<Runner> => {
    const { schema, concurrency, pollInterval } = LANES[lane];
    const taken = lane === 'common' ? jobs : jobs.filter((job) => job.lane === lane);
    const events = new EventEmitter();
    const listening = once(events, 'pool:listen:success');
    const runner = await run({
      pgPool: pool,
      schema,
      concurrency,
      pollInterval,
      gracefulShutdownAbortTimeout: PATIENCE,
      noHandleSignals: true, // the process ends in its own order
      parsedCronItems: schema === COMMON_SCHEMA ? scheduled : [],
      taskList: tasksOf(services, taken),
      logger: logThrough(services.log),
      preset: recovery.preset,
      events,
    });
    await Promise.race([listening, runner.promise]); // until then it could neither be woken nor stopped in order
    return runner;
  };
  const runners = await Promise.all((Object.keys(LANES) as LaneName[]).map(start));
  return {
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
      await recovery.stop();
      await pool.end();
    },
  };
}

const tasksOf = (services: Services, jobs: readonly AnyJob[]): TaskList =>
  Object.fromEntries(
    jobs.map(({ name, run: runJob }) => [
      name,
      (payload, helpers) => runJob(services, payload as never, helpers) as Promise<void>,
    ]),
  );

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
