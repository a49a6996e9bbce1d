/** Timeouts of PostgreSQL for a connection's statements, in milliseconds; 0 for none. */
export interface Timeouts {
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
}

/** For requests, whose callers wait for the answer. deploy/postgres-roles.sh sets the same on the login. */
export const APP_TIMEOUTS: Timeouts = {
  statement_timeout: 20_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** For jobs and live events, as the owner of the tables. */
export const OWNER_TIMEOUTS: Timeouts = {
  statement_timeout: 600_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 300_000,
};

/** For migrations, which take as long as the tables are large. They wait for locks as `LOCK_PATIENCE` says. */
export const NO_TIMEOUTS: Timeouts = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

/** Milliseconds that a request waits for a connection of a pool, the same as for a statement. */
export const POOL_TIMEOUT = APP_TIMEOUTS.statement_timeout;

/** Returns timeouts as options of a connection. */
export const timeoutOptions = (timeouts: Timeouts): string =>
  Object.entries(timeouts)
    .map(([name, milliseconds]) => `-c ${name}=${milliseconds}`)
    .join(' ');

/** Name of the connections that change tables, in `pg_stat_activity`. */
export const MIGRATION_NAME = 'lyceum-migration';

/**
 * Returns the URL of a connection without timeouts, whatever its role sets.
 * @param lockTimeout milliseconds that a statement waits for a lock all the same; 0 for any time
 */
export function withoutTimeouts(url: string, lockTimeout = 0): string {
  const exempt = new URL(url);
  exempt.searchParams.set('options', timeoutOptions({ ...NO_TIMEOUTS, lock_timeout: lockTimeout }));
  if (lockTimeout > 0) exempt.searchParams.set('application_name', MIGRATION_NAME);
  return exempt.href;
}
