import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { App } from './app.ts';

interface Held {
  /** Statement that takes a lock of a table or a row. */
  lock: string;
  /** Number of transactions that have to wait for locks before all go on. */
  until: number;
}

/**
 * Runs calls that have to wait for a lock until several of them do. So each has read what was there before, and no outcome
 * depends on which call is faster.
 */
export async function whileLocked<Result>(
  app: App,
  { lock, until }: Held,
  calls: () => Promise<Result>,
): Promise<Result> {
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  try {
    await holder.query(`begin; ${lock}`);
    const done = calls();
    const areWaiting = async () => (await countWaiting(app)) >= until;
    while (!(await Promise.race([done.then(() => true), areWaiting()]))) await wait(5);
    await holder.query('rollback');
    return await done;
  } finally {
    await holder.end();
  }
}

/** Returns how many transactions of the app's database wait for locks. */
export async function countWaiting(app: App): Promise<number> {
  const { rows } = await app.db.query<{ count: number }>(
    `select count(distinct l.pid)::int from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where not l.granted and a.datname = current_database()`,
  );
  return rows[0]!.count;
}
