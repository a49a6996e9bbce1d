import pg from 'pg';
import type { Viewer } from '#kernel/viewer';
import { Batch, type Rows, type Step } from './batch.ts';
import type { RunStatements, Statement } from '#platform/read/reader';
import type { ClientClass } from './connections.ts';
import { Lanes } from './lanes.ts';
import { runForwarding } from './cluster.ts';
import { SEARCH_OPTIONS } from './search-indexes.ts';
import { type Author, writeSettings } from './author.ts';
import { APP_ROLE, PUBLIC_ROLE, SETTINGS, TRACE_SETTING } from './tenancy.ts';
import { SET_FOR_VISITORS } from './visitor-settings.ts';
import { APP_TIMEOUTS, POOL_TIMEOUT, timeoutOptions } from './timeouts.ts';

// Generic plans, because planning a nested read costs more than running it. They are made for an institution
// of average size; when one institution has half of a table, they would scan all of it for each. Every read
// names its institution, with which every index starts, so no sequential scan is needed (decision 0057).
const PLANNER_OPTIONS = '-c jit=off -c plan_cache_mode=force_generic_plan -c enable_seqscan=off';
const CONNECTION_OPTIONS = `-c role=${PUBLIC_ROLE} -c timezone=UTC ${PLANNER_OPTIONS} ${SEARCH_OPTIONS} ${timeoutOptions(APP_TIMEOUTS)}`;

// Citus finds the node of an institution by the value of a parameter, which a generic plan of a join does not have.
const CLUSTER_OPTIONS = CONNECTION_OPTIONS.replace('force_generic_plan', 'auto');

/** SQLSTATE of a lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Returns the role of a viewer's reads. */
const roleOf = (viewer: Viewer) => (viewer.institutionId ? APP_ROLE : PUBLIC_ROLE);

const SET_ROLE = `select set_config('role', $1, true)`;
const SET = `${SET_ROLE}, set_config('${SETTINGS.account}', $2, true), set_config('${SETTINGS.institution}', $3, true)`;
const SETTINGS_STEP = { name: 'settings', text: `${SET}, set_config('transaction_read_only', 'on', true)` };
const VISITOR_SETTINGS_STEP = { name: 'visitor_settings', text: SET_FOR_VISITORS };

/** Statement: what follows in the transaction is not read for an account. */
export const FOR_NO_ACCOUNT: Statement = {
  name: 'for_no_account',
  text: `select set_config('${SETTINGS.account}', '', true)`,
  values: [],
};

/** Returns the step that sets the role, some settings and the lock timeout of a write. */
function writeSettingsStep(name: string, settings: readonly string[]) {
  const sets = [...settings, 'lock_timeout'].map((one, at) => `set_config('${one}', $${at + 2}, true)`);
  return { name, settings, text: [SET_ROLE, ...sets].join() };
}
const WRITE_SETTINGS_STEP = writeSettingsStep('write_settings', Object.values(SETTINGS));
const TRACED_WRITE_SETTINGS_STEP = writeSettingsStep('traced_write_settings', [
  ...Object.values(SETTINGS),
  TRACE_SETTING,
]);

/**
 * Milliseconds that a write waits for a lock on a shared connection, where later ones also wait. Then it
 * moves to a separate connection.
 */
const SHARED_LOCK_TIMEOUT = 500;
const BEGIN_SNAPSHOT = { name: 'begin', text: 'begin isolation level repeatable read', values: [] };
const COMMIT = { name: 'commit', text: 'commit', values: [] };

/** Returns the connection settings for compiled statements. */
export const connectionTo = (url: string, isCluster = false): pg.ClientConfig => ({
  connectionString: url,
  options: isCluster ? CLUSTER_OPTIONS : CONNECTION_OPTIONS,
});

/** Creates a pool of connections for one batch at a time. */
export function statementPool(url: string, max: number, Client: ClientClass, isCluster = false): pg.Pool {
  return new pg.Pool({ ...connectionTo(url, isCluster), max, Client, connectionTimeoutMillis: POOL_TIMEOUT });
}

/** Creates the shared connections. */
export function statementLanes(
  url: string,
  count: number,
  onError: (error: Error) => void,
  Client: ClientClass,
): Lanes {
  return new Lanes(connectionTo(url), count, onError, Client);
}

/**
 * Returns a function that runs statements with a viewer's role and settings in one flush and one transaction,
 * so that row level security costs no round trip. Several statements read one snapshot unless told otherwise.
 */
export function statementRunner(pool: pg.Pool, lanes: Lanes, isCluster = false): RunStatements {
  return async (viewer, statements, { oneSnapshot = true } = {}) => {
    // A token reads within its institution: it must not read what its creator can read elsewhere.
    const reader = viewer.token ? { ...viewer, accountId: null } : viewer;
    const settings = settingsFor(reader);
    const steps: Step[] = [...settings, ...statements.map((statement) => underRole(viewer, statement))];
    const rows = await (statements.length > 1 && oneSnapshot
      ? runBlock(pool, BEGIN_SNAPSHOT.text, steps, isCluster)
      : (lanes.free()?.run(steps) ?? runTransaction(pool, steps, isCluster)));
    return rows.slice(settings.length).map(firstColumn);
  };
}

/**
 * Returns a function that runs one statement as the role of visitors without a viewer, whose settings it therefore does not need:
 * on tables of no tenant. It returns the first column of the last row.
 */
export function plainRunner(pool: pg.Pool, lanes: Lanes): (step: Step) => Promise<string | null> {
  return async (step) => {
    const [row] = await (lanes.free()?.run([step]) ?? runTransaction(pool, [step], false));
    return firstColumn(row!);
  };
}

/** Runs statements that write, as their author. */
export type RunWrites = (author: Author, statements: Statement[]) => Promise<(string | null)[]>;

/**
 * Returns a function that runs writing statements with a viewer's role and settings, in one flush and one
 * transaction. Each sees earlier writes and concurrent commits. Those that name a locked row share a
 * connection.
 */
export function writeRunner(pool: pg.Pool, lanes: Lanes, isCluster = false): RunWrites {
  return async (author, statements) => {
    const { viewer } = author;
    const told = writeSettings(author);
    const { settings, name, text } = told[TRACE_SETTING] ? TRACED_WRITE_SETTINGS_STEP : WRITE_SETTINGS_STEP;
    const stepsWith = (lockTimeout: number): Step[] => [
      {
        name,
        text,
        values: [roleOf(viewer), ...settings.map((setting) => told[setting]), String(lockTimeout)],
      },
      ...statements.map((statement) => underRole(viewer, statement)),
    ];
    const alone = () => runTransaction(pool, stepsWith(APP_TIMEOUTS.lock_timeout), isCluster);
    const locks = statements.find((statement) => statement.locks)?.locks;
    const shared = locks ? lanes.locking(locks, stepsWith(SHARED_LOCK_TIMEOUT)) : null;
    const rows = await (shared?.catch((error: unknown) => {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      return alone();
    }) ?? alone());
    return rows.slice(1).map(firstColumn);
  };
}

/** Runs a batch as a transaction that ends with it. In a cluster it is a block, in which settings can be forwarded. */
async function runTransaction(pool: pg.Pool, steps: Step[], isCluster: boolean): Promise<Rows> {
  if (isCluster) return runBlock(pool, 'begin', steps, isCluster);
  const client = await pool.connect();
  try {
    return await Batch.run(client, steps);
  } finally {
    client.release();
  }
}

/**
 * Runs steps in a transaction block, for example to read one snapshot. They get a separate connection, because the
 * transaction stays open when one fails.
 */
async function runBlock(pool: pg.Pool, begin: string, steps: Step[], isCluster: boolean): Promise<Rows> {
  const client = await pool.connect();
  try {
    const rows = isCluster
      ? await runForwarding(client, begin, steps)
      : (await Batch.run(client, [BEGIN_SNAPSHOT, ...steps, COMMIT])).slice(1, -1);
    client.release();
    return rows;
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

/** Returns the steps that set what the policies of a reader's role need. */
function settingsFor(reader: Viewer): Step[] {
  const { accountId, institutionId } = reader;
  const settings = { ...SETTINGS_STEP, values: [roleOf(reader), accountId ?? '', institutionId ?? ''] };
  return institutionId ? [settings] : [settings, { ...VISITOR_SETTINGS_STEP, values: [accountId ?? ''] }];
}

/** Adds the role to a statement's name, because a statement prepared under another role is planned again. */
function underRole(viewer: Viewer, { name, text, values }: Statement): Step {
  return { name: name && `${name}_${roleOf(viewer)}`, text, values };
}
