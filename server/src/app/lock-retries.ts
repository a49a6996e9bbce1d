import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '#kernel/start-error';
import { MIGRATION_NAME } from '#platform/database/timeouts';

/** How long a migration waits for locks that others hold. */
export interface LockPatience {
  /**
   * Milliseconds that a statement waits for a lock. All statements that come after it wait behind it, reads as well, so it is
   * shorter than their own patience.
   */
  lockTimeout: number;
  /** Number of attempts before the migration fails. */
  attempts: number;
  /** Milliseconds between two attempts, in which the statements that waited run. */
  pause: number;
}

/** About five minutes in all. */
export const LOCK_PATIENCE: LockPatience = { lockTimeout: 3_000, attempts: 40, pause: 5_000 };

/** SQLSTATEs of a lock timeout and of a deadlock. */
const LOCK_ERRORS = ['55P03', '40P01'];

/**
 * Runs work on connections named `MIGRATION_NAME` until its statements get their locks. The work must do nothing twice. The
 * output names the statement that waits, its lock and the processes that hold it.
 * @param db a connection that does not wait
 * @throws StartError after the last attempt
 */
export async function retryOnLocks(
  db: pg.Client,
  { lockTimeout, attempts, pause }: LockPatience,
  work: () => Promise<unknown>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const watch = watchLocks(db, lockTimeout / 4);
    try {
      await work();
      return;
    } catch (error) {
      if (!LOCK_ERRORS.includes(String((error as { code?: unknown }).code))) throw error;
      const reason = `A migration got no lock in ${lockTimeout} ms: ${await watch.seen()}.`;
      if (attempt === attempts)
        throw new StartError(
          `${reason} It gave up after ${attempts} attempts, and what it began is undone. Migrate again when that lock is free.`,
          { cause: error },
        );
      console.log(`${reason} Attempt ${attempt} of ${attempts}; the next one is in ${pause} ms.`);
    } finally {
      await watch.stop();
    }
    await wait(pause);
  }
}

interface Waiting {
  statement: string;
  mode: string;
  target: string;
  holders: string;
}

// `query` and `state` of other roles are null for an owner who may not read them.
const WAITING = `
  select a.query as statement, l.mode, coalesce(l.relation::regclass::text, 'a ' || l.locktype) as target,
    (select string_agg(concat_ws(' ', 'process', b.pid, '(' || concat_ws(', ', b.usename, nullif(b.application_name, ''), b.state) || ')'), ', ')
     from unnest(pg_blocking_pids(a.pid)) blocker join pg_stat_activity b on b.pid = blocker) as holders
  from pg_stat_activity a join pg_locks l on l.pid = a.pid and not l.granted
  where a.datname = current_database() and a.application_name = '${MIGRATION_NAME}'`;

/** Looks repeatedly for what the migration waits for, because after a timeout it cannot be seen any more. */
function watchLocks(db: pg.Client, interval: number) {
  let last: Waiting | undefined;
  let looking: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    const { rows } = await db.query<Waiting>(WAITING);
    if (rows[0]?.holders) [last] = rows;
  };
  const timer = setInterval(() => {
    looking = looking.then(look).catch(() => undefined);
  }, interval);
  return {
    /** Describes the last wait that was seen. */
    seen: async (): Promise<string> => {
      await looking;
      if (!last) return 'nobody was seen to hold it';
      const { statement, mode, target, holders } = last;
      return `"${shortened(statement)}" waits for ${mode} on ${target}, held by ${holders}`;
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await looking;
    },
  };
}

const shortened = (statement: string): string => {
  const line = statement.replaceAll(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
};
