import pg from 'pg';
import type { Viewer } from '#kernel/viewer';
import { Batch, type Rows, type Step } from './batch.ts';
import type { RunStatements, Statement } from '#platform/read/reader';
import type { ClientClass } from './connections.ts';
import { Lanes } from './lanes.ts';
import { type Author, writeSettings } from './author.ts';
import { APP_ROLE, PUBLIC_ROLE, SETTINGS } from './tenancy.ts';
import { SET_FOR_VISITORS } from './visitor-settings.ts';
import { APP_TIMEOUTS, POOL_TIMEOUT, timeoutOptions } from './timeouts.ts';

// Generic plans: planning a nested read costs more than running it. Such a plan is made for a tenant of average size, and
// where one tenant has half of a table it would scan all of it for each of the others. Every read names its tenant, which
// each index begins with, so no sequential scan is ever needed (docs/decisions/0057-cost-by-what-is-read.md).
const PLANNER_OPTIONS = '-c jit=off -c plan_cache_mode=force_generic_plan -c enable_seqscan=off';
const CONNECTION_OPTIONS = `-c role=${PUBLIC_ROLE} -c timezone=UTC ${PLANNER_OPTIONS} ${timeoutOptions(APP_TIMEOUTS)}`;

/** SQLSTATE of a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** The role that a viewer's reads run under. */
const roleOf = (viewer: Viewer) => (viewer.institutionId ? APP_ROLE : PUBLIC_ROLE);

const SET_ROLE = `select set_config('role', $1, true)`;
const SET = `${SET_ROLE}, set_config('${SETTINGS.account}', $2, true), set_config('${SETTINGS.institution}', $3, true)`;
const SETTINGS_STEP = { name: 'settings', text: `${SET}, set_config('transaction_read_only', 'on', true)` };
const VISITOR_SETTINGS_STEP = { name: 'visitor_settings', text: SET_FOR_VISITORS };
const WRITE_SETTINGS_STEP = {
  name: 'write_settings',
  text: `${SET_ROLE}, ${Object.values(SETTINGS)
    .map((name, at) => `set_config('${name}', $${at + 2}, true)`)
    .join()}, set_config('lock_timeout', $${Object.values(SETTINGS).length + 2}, true)`,
};

/**
 * Milliseconds that a write waits for a lock on a shared connection, where those behind it wait too. After that it moves to
 * a connection of its own.
 */
const SHARED_LOCK_TIMEOUT = 500;
const BEGIN_SNAPSHOT = { name: 'begin', text: 'begin isolation level repeatable read', values: [] };
const COMMIT = { name: 'commit', text: 'commit', values: [] };

/** How a connection for compiled statements is opened. */
export const connectionTo = (url: string): pg.ClientConfig => ({
  connectionString: url,
  options: CONNECTION_OPTIONS,
});

/** Connections for one batch at a time. */
export function statementPool(url: string, max: number, Client: ClientClass): pg.Pool {
  return new pg.Pool({ ...connectionTo(url), max, Client, connectionTimeoutMillis: POOL_TIMEOUT });
}

/** Connections that batches share. */
export function statementLanes(
  url: string,
  count: number,
  onError: (error: Error) => void,
  Client: ClientClass,
): Lanes {
  return new Lanes(connectionTo(url), count, onError, Client);
}

/**
 * Runs statements under a viewer's role and settings, in one flush and one transaction, so that row level security
 * costs no round trip. More than one statement reads one snapshot.
 */
export function statementRunner(pool: pg.Pool, lanes: Lanes): RunStatements {
  return async (viewer, statements) => {
    // A token reads for the institution that it is bound to: what its creator may read elsewhere is none of its business.
    const reader = viewer.token ? { ...viewer, accountId: null } : viewer;
    const settings = settingsFor(reader);
    const steps: Step[] = [...settings, ...statements.map((statement) => underRole(viewer, statement))];
    const rows = await (statements.length > 1
      ? runSnapshot(pool, steps)
      : (lanes.free()?.run(steps) ?? runTransaction(pool, steps)));
    return rows.slice(settings.length).map(firstColumn);
  };
}

/** Runs statements that write, as their author. */
export type RunWrites = (author: Author, statements: Statement[]) => Promise<(string | null)[]>;

/**
 * Runs statements that write under a viewer's role and settings, in one flush and one transaction: all of them or none.
 * Each sees what those before it wrote, and what others have committed meanwhile. Where one says which row it locks,
 * they share a connection with others.
 */
export function writeRunner(pool: pg.Pool, lanes: Lanes): RunWrites {
  return async (author, statements) => {
    const { viewer } = author;
    const told = writeSettings(author);
    const stepsWith = (lockTimeout: number): Step[] => [
      {
        ...WRITE_SETTINGS_STEP,
        values: [roleOf(viewer), ...Object.values(SETTINGS).map((name) => told[name]), String(lockTimeout)],
      },
      ...statements.map((statement) => underRole(viewer, statement)),
    ];
    const alone = () => runTransaction(pool, stepsWith(APP_TIMEOUTS.lock_timeout));
    const locks = statements.find((statement) => statement.locks)?.locks;
    const shared = locks ? lanes.locking(locks, stepsWith(SHARED_LOCK_TIMEOUT)) : null;
    const rows = await (shared?.catch((error: unknown) => {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      return alone();
    }) ?? alone());
    return rows.slice(1).map(firstColumn);
  };
}

/** A batch is a transaction that ends with it, whether it succeeds or not. */
async function runTransaction(pool: pg.Pool, steps: Step[]): Promise<Rows> {
  const client = await pool.connect();
  try {
    return await Batch.run(client, steps);
  } finally {
    client.release();
  }
}

/** Steps that read one snapshot. A transaction that was begun stays open when one fails: it has its connection to itself. */
async function runSnapshot(pool: pg.Pool, steps: Step[]): Promise<Rows> {
  const client = await pool.connect();
  try {
    const rows = await Batch.run(client, [BEGIN_SNAPSHOT, ...steps, COMMIT]);
    client.release();
    return rows.slice(1, -1);
  } catch (error) {
    const ended = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!ended);
    throw error;
  }
}

const firstColumn = (row: Rows[number]): string | null => row?.[0] ?? null;

/** Steps that set what the policies of a reader's role ask. */
function settingsFor(reader: Viewer): Step[] {
  const { accountId, institutionId } = reader;
  const settings = { ...SETTINGS_STEP, values: [roleOf(reader), accountId ?? '', institutionId ?? ''] };
  return institutionId ? [settings] : [settings, { ...VISITOR_SETTINGS_STEP, values: [accountId ?? ''] }];
}

/** A statement prepared under one role would be planned anew for the other: each has its own. */
function underRole(viewer: Viewer, { name, text, values }: Statement): Step {
  return { name: name && `${name}_${roleOf(viewer)}`, text, values };
}
