import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { App } from './app.ts';

interface Held {
  table: string;
  /** Number of transactions that have to wait for the table before all go on. */
  until: number;
}

/**
 * Runs calls whose writes to a table wait until several of them do. So each has read what was there before, and no outcome
 * depends on which call is faster.
 */
export async function withHeldWrites<Result>(
  app: App,
  { table, until }: Held,
  calls: () => Promise<Result>,
): Promise<Result> {
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  try {
    await holder.query(`begin; lock table ${table} in share mode`);
    const done = calls();
    const areWaiting = async () => (await countWaiting(app, table)) >= until;
    while (!(await Promise.race([done.then(() => true), areWaiting()]))) await wait(5);
    await holder.query('rollback');
    return await done;
  } finally {
    await holder.end();
  }
}

/** Returns how many transactions wait for a lock of a table. */
async function countWaiting(app: App, table: string): Promise<number> {
  const { rows } = await app.db.query<{ count: number }>(
    'select count(*)::int from pg_locks where relation = $1::regclass and not granted',
    [table],
  );
  return rows[0]!.count;
}
