import type { RunnerOptions } from 'graphile-worker';
import type pg from 'pg';
import type { ClientClass } from '#platform/database/connections';
import { COMMON_SCHEMA, PROMPT_SCHEMA } from './lanes.ts';

/** First key of the advisory locks that running workers hold. Nothing else in the database uses it. */
const LOCK_CLASS = 7_205_114;

/** Interval between two checks for jobs of dead processes, in milliseconds. */
const CHECK_INTERVAL = 5_000;

/** Milliseconds before a lost connection is reopened. */
const RECONNECT_DELAY = 500;

// With these keepalives, PostgreSQL notices within half a minute that the machine of a client is gone.
const CONNECTION_OPTIONS =
  '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c idle_session_timeout=0';

export interface CrashRecovery {
  /** Preset of graphile-worker that makes each worker take its lock before its first job. */
  preset: NonNullable<RunnerOptions['preset']>;
  stop: () => Promise<void>;
}

/**
 * Unlocks the running jobs of a killed process within seconds; graphile-worker itself waits four hours. Each worker holds
 * an advisory lock that ends with its process. A job is unlocked if its worker holds no lock.
 * @param onError called when the connection with the locks is lost; it reconnects by itself
 */
export async function startCrashRecovery(
  ownerUrl: string,
  onError: (error: Error) => void,
  Client: ClientClass,
): Promise<CrashRecovery> {
  const held = new Map<string, Promise<unknown>>();
  let stopped = false;
  let connection = await connect();
  let lastQuery: Promise<unknown> = connection.query(UNLOCK_JOBS);
  await lastQuery;

  /** Runs statements one after the other, on the current connection. Without values, `statement` may be several. */
  function runQuery(statement: string, values?: string[]): Promise<unknown> {
    lastQuery = lastQuery.catch(() => undefined).then(() => connection.query(statement, values));
    return lastQuery;
  }

  async function connect(): Promise<pg.Client> {
    const client = new Client({ connectionString: ownerUrl, options: CONNECTION_OPTIONS });
    client.on('error', onError);
    await client.connect();
    for (const worker of held.keys()) await client.query(LOCK, [worker]);
    client.once('end', () => setTimeout(() => void reconnect(), RECONNECT_DELAY).unref());
    return client;
  }
  async function reconnect(): Promise<void> {
    if (stopped) return;
    try {
      connection = await connect();
      if (stopped) await connection.end();
    } catch (error) {
      onError(error as Error);
      setTimeout(() => void reconnect(), RECONNECT_DELAY).unref();
    }
  }

  // After a restart of the database, every process has this long to take its lock again.
  const timer = setInterval(() => void runQuery(UNLOCK_JOBS).catch(onError), CHECK_INTERVAL).unref();

  return {
    preset: {
      plugins: [
        {
          name: 'lyceum-crash-recovery',
          version: '1.0.0',
          worker: {
            hooks: {
              startWorker: async (_context, { worker }) => {
                const { id } = worker.workerPool; // the library stores it in `locked_by` of a running job
                if (!held.has(id)) held.set(id, runQuery(LOCK, [id]));
                await held.get(id);
              },
            },
          },
        },
      ],
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await lastQuery.catch(() => undefined);
      await connection.end();
    },
  };
}

const LOCK = `select pg_advisory_lock(${LOCK_CLASS}, hashtext($1))`;

const unlockJobs = (schema: string) => `
  select ${schema}.force_unlock_workers(array_agg(distinct job.locked_by))
  from ${schema}._private_jobs job
  where job.locked_by is not null and not exists (
    select from pg_locks held
    where held.locktype = 'advisory' and held.granted and held.objsubid = 2
      and held.database = (select oid from pg_database where datname = current_database())
      and held.classid = ${LOCK_CLASS} and held.objid = hashtext(job.locked_by)::oid
  )`;

const UNLOCK_JOBS = `${unlockJobs(COMMON_SCHEMA)}; ${unlockJobs(PROMPT_SCHEMA)}`;
