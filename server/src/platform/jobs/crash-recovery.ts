import type { RunnerOptions } from 'graphile-worker';
import type pg from 'pg';
import type { ClientClass } from '#platform/database/connections';
import { COMMON_SCHEMA, PROMPT_SCHEMA } from './lanes.ts';

/** First half of the advisory locks that living workers hold; nothing else in the database uses it. */
const LOCK_CLASS = 7_205_114;

/** Milliseconds between two looks for jobs of processes that died. */
const LOOK_EVERY = 5_000;

const RECONNECT_AFTER = 500;

// The server notices within half a minute that the machine at the other end is gone.
const CONNECTION_OPTIONS =
  '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c idle_session_timeout=0';

export interface CrashRecovery {
  /** Makes a worker take its lock before its first job. */
  preset: NonNullable<RunnerOptions['preset']>;
  stop: () => Promise<void>;
}

/**
 * Frees the jobs that a killed process had under way, at once rather than after the library's four hours: each worker
 * holds a lock that ends with its process, and a job whose worker holds none is nobody's.
 * @param onError is told when the connection with the lock is lost, which is mended
 */
export async function startCrashRecovery(
  ownerUrl: string,
  onError: (error: Error) => void,
  Client: ClientClass,
): Promise<CrashRecovery> {
  const held = new Map<string, Promise<unknown>>();
  let stopped = false;
  let connection = await connect();
  let turn: Promise<unknown> = connection.query(FREE_JOBS);
  await turn;

  /** One statement after the other, on whichever connection there is by then. */
  function ask(statement: string, values?: string[]): Promise<unknown> {
    // Without values the statement may be several.
    turn = turn.catch(() => undefined).then(() => connection.query(statement, values));
    return turn;
  }

  async function connect(): Promise<pg.Client> {
    const client = new Client({ connectionString: ownerUrl, options: CONNECTION_OPTIONS });
    client.on('error', onError);
    await client.connect();
    for (const worker of held.keys()) await client.query(HOLD, [worker]);
    client.once('end', () => setTimeout(() => void reconnect(), RECONNECT_AFTER).unref());
    return client;
  }
  async function reconnect(): Promise<void> {
    if (stopped) return;
    try {
      connection = await connect();
      if (stopped) await connection.end();
    } catch (error) {
      onError(error as Error);
      setTimeout(() => void reconnect(), RECONNECT_AFTER).unref();
    }
  }

  // After a restart of the database every process has this long to take its lock again.
  const looking = setInterval(() => void ask(FREE_JOBS).catch(onError), LOOK_EVERY).unref();

  return {
    preset: {
      plugins: [
        {
          name: 'lyceum-crash-recovery',
          version: '1.0.0',
          worker: {
            hooks: {
              startWorker: async (_context, { worker }) => {
                const { id } = worker.workerPool; // what the library writes on a job under way
                if (!held.has(id)) held.set(id, ask(HOLD, [id]));
                await held.get(id);
              },
            },
          },
        },
      ],
    },
    stop: async () => {
      stopped = true;
      clearInterval(looking);
      await turn.catch(() => undefined);
      await connection.end();
    },
  };
}

const HOLD = `select pg_advisory_lock(${LOCK_CLASS}, hashtext($1))`;

const freeJobs = (schema: string) => `
  select ${schema}.force_unlock_workers(array_agg(distinct job.locked_by))
  from ${schema}._private_jobs job
  where job.locked_by is not null and not exists (
    select from pg_locks held
    where held.locktype = 'advisory' and held.granted and held.objsubid = 2
      and held.database = (select oid from pg_database where datname = current_database())
      and held.classid = ${LOCK_CLASS} and held.objid = hashtext(job.locked_by)::oid
  )`;

const FREE_JOBS = `${freeJobs(COMMON_SCHEMA)}; ${freeJobs(PROMPT_SCHEMA)}`;
