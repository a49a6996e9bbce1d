import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '#tests/support/app';

/**
 * Locks a table that `work` writes to. `kill` waits for a blocked connection, terminates it as a dying process would,
 * and unlocks.
 */
export async function untilHeld(
  app: App,
  table: string,
  work: (kill: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const holder = await app.db.connect();
  try {
    await holder.query(`begin; lock table "${table}" in exclusive mode`);
    await work(async () => {
      for (let attempt = 0; attempt < 1000; attempt++) {
        const { rows } = await app.db.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and backend_type = 'client backend'`,
        );
        if (rows.length > 0) return;
        await wait(10);
      }
      throw new Error(`Nobody waits for ${table}.`);
    });
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}
