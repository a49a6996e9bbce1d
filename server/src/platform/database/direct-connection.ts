import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '#kernel/start-error';

/** Milliseconds within which a notification arrives. */
const PATIENCE = 5_000;

/**
 * Asserts by a notification between two connections that the owner's URL leads directly to PostgreSQL.
 * Through a pooler in transaction mode, LISTEN succeeds but receives nothing.
 * @throws StartError when the notification does not arrive
 */
export async function assertDirectConnection(ownerUrl: string): Promise<void> {
  const listener = new pg.Client({ connectionString: ownerUrl });
  const notifier = new pg.Client({ connectionString: ownerUrl });
  const channel = `lyceum_start_${process.pid}`;
  try {
    await Promise.all([listener.connect(), notifier.connect()]);
    const heard = once(listener, 'notification').then(() => true);
    await listener.query(`listen ${channel}`);
    await notifier.query(`notify ${channel}`);
    if (await Promise.race([heard, wait(PATIENCE, false, { ref: false })])) return;
  } finally {
    await Promise.allSettled([listener.end(), notifier.end()]);
  }
  throw new StartError(
    'The database of DATABASE_OWNER_URL delivers no notifications, as behind a pooler in transaction mode: set it to the address of PostgreSQL itself.',
  );
}
