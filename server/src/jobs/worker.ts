import { EventEmitter, once } from 'node:events';
import {
  Logger,
  parseCronItems,
  type ParsedCronItem,
  run,
  type Runner,
  type TaskList,
} from 'graphile-worker';
import pg from 'pg';
import type { Logger as Log } from 'pino';
import { OWNER_TIMEOUTS, timeoutOptions } from '../database/timeouts.ts';
import { startCrashRecovery } from './crash-recovery.ts';
import { SCHEDULE, type Schedule, SLOW_TASKS, type Tasks } from './tasks.ts';

/** Jobs that one instance works on at once. */
const CONCURRENCY = 5;

/** Slow ones beside them. */
const SLOW_CONCURRENCY = 10;

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
  schedule: Schedule = SCHEDULE,
): Promise<Worker> {
  const recovery = await startCrashRecovery(ownerUrl, (error) =>
    log.warn({ err: error }, 'the lock on jobs under way was lost; taking it again'),
  );
  // Our own pool: the worker's would not wait for its connections to close, and the embedded database, which ends next,
  // would break them with an error that nobody hears.
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    options: timeoutOptions(OWNER_TIMEOUTS),
    max: CONCURRENCY + SLOW_CONCURRENCY + 4,
  });
  const onLost = (error: Error) => log.warn({ err: error }, 'a connection of the job queue ended');
  pool.on('error', onLost); // of one that is idle
  pool.on('connect', (client) => client.on('error', onLost)); // of one in use
  const start = async (
    taskList: TaskList,
    concurrency: number,
    parsedCronItems: ParsedCronItem[],
  ): Promise<Runner> => {
    const events = new EventEmitter();
    const listening = once(events, 'pool:listen:success');
    const runner = await run({
      pgPool: pool,
      concurrency,
      pollInterval: 1_000,
      gracefulShutdownAbortTimeout: PATIENCE,
      noHandleSignals: true, // the process ends in its own order
      parsedCronItems,
      taskList,
      logger: logThrough(log),
      preset: recovery.preset,
      events,
    });
    await Promise.race([listening, runner.promise]); // until then it could neither be woken nor stopped in order
    return runner;
  };
  const { slow, others } = apart(tasks);
  const byTheClock = parseCronItems(schedule.map(({ task, match }) => ({ task, match })));
  const runners = [await start(others, CONCURRENCY, byTheClock), await start(slow, SLOW_CONCURRENCY, [])];
  return {
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
      await recovery.stop();
      await pool.end();
    },
  };
}

function apart(tasks: Tasks): { slow: TaskList; others: TaskList } {
  const isSlow = ([name]: [string, unknown]) => (SLOW_TASKS as readonly string[]).includes(name);
  const all = Object.entries(tasks);
  return {
    slow: Object.fromEntries(all.filter(isSlow)) as TaskList,
    others: Object.fromEntries(all.filter((entry) => !isSlow(entry))) as TaskList,
  };
}

/** Messages only: what the library logs beside them holds payloads, which are private. */
function logThrough(log: Log): Logger {
  return new Logger(({ taskIdentifier, jobId }) => (level, message) => {
    const task = { ...(taskIdentifier && { task: taskIdentifier }), ...(jobId && { job: jobId }) };
    if (level === 'error' || level === 'warning') log.warn(task, message);
    else log.debug(task, message);
  });
}
