import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { GAUGES } from '#platform/telemetry/readings';
import { findPostgres } from './postgres-binaries.ts';
import { prepareCluster, readAccess, superuser, writeAccess } from './postgres-cluster.ts';
import {
  endPostmaster,
  findPostmaster,
  interrupt,
  isAlive,
  spawnPostmaster,
  usablePort,
} from './postmaster.ts';

export interface EmbeddedOptions {
  /** Data folder of the application; the database is in its `postgres/`. */
  dataDir: string;
  /** False is faster, but loses data in a power failure; for tests. */
  durable?: boolean;
  /** Further server settings, for example `{ shared_buffers: '1GB' }`. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** Returns the superuser's URL of a database. */
  url: (database: string) => string;
  port: number;
  /** Process ID of the server. */
  readonly pid: number;
  /** Stops the server and closes its connections. Resolves when no process is left. */
  stop: () => Promise<void>;
}

/** Session lock of the process that owns the server. The server releases it when that process dies. */
const ownerLock = 1_286_000_001;

/** Milliseconds that a start may take: recovery after a crash can be slow. */
const patience = 60_000;

/**
 * Runs PostgreSQL 18 on 127.0.0.1 for this process. Takes over a server that a killed process left running,
 * and restarts one that dies on the same port; if that fails, the process exits.
 * @throws when another live process owns this data folder
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { durable = true } = options;
  const dataDir = path.resolve(options.dataDir);
  const binaries = await findPostgres();
  const cluster = await prepareCluster(binaries, dataDir, durable);
  const access = readAccess(dataDir);
  const settings = { ...settingsFor(durable), ...options.settings };
  const logFile = path.join(dataDir, 'postgres.log');
  const url = (port: number, database: string) =>
    `postgres://${superuser}:${access.password}@127.0.0.1:${port}/${database}`;

  /** Server to stop when this process ends: one that we started, or that we own by its lock. */
  let ours: number | undefined;
  const letGo = tieToProcess(() => ours !== undefined && interrupt(ours));

  async function bringUp(choosePort: () => Promise<number>) {
    const deadline = Date.now() + patience;
    for (;;) {
      const running = findPostmaster(cluster);
      const postmaster = running ?? spawnPostmaster(binaries, cluster, await choosePort(), settings, logFile);
      if (!running) ours = postmaster.pid;
      const owner = await claim(url(postmaster.port, 'postgres'), postmaster.pid, deadline, dataDir);
      if (owner) {
        ours = postmaster.pid;
        return { ...postmaster, owner };
      }
      const reason = postmaster.said?.() ?? 'the one found running has ended';
      if (!passes(reason) || Date.now() > deadline) throw new Error(`PostgreSQL does not start:\n${reason}`);
      await wait(100);
    }
  }

  let server: Awaited<ReturnType<typeof bringUp>>;
  try {
    server = await bringUp(() => usablePort(access.port));
  } catch (error) {
    letGo();
    if (ours) await endPostmaster(binaries, cluster, ours);
    throw error;
  }
  if (server.port !== access.port) writeAccess(dataDir, { ...access, port: server.port });

  let stopping = false;
  let restarts = 0;
  let isUp = true;
  let recovery: Promise<void> | undefined;
  const watch = () =>
    server.owner.once('end', () => {
      isUp = false;
      if (!stopping) recovery = recover();
    });
  const recover = async () => {
    server = await bringUp(async () => server.port);
    isUp = true;
    restarts++;
    watch();
  };
  watch();
  GAUGES.add('embedded_database_up', () => (isUp ? 1 : 0));
  GAUGES.add('embedded_database_restarts', () => restarts);

  return {
    url: (database) => url(server.port, database),
    port: server.port,
    get pid() {
      return server.pid;
    },
    stop: async () => {
      stopping = true;
      await recovery;
      letGo();
      await endPostmaster(binaries, cluster, server.pid);
    },
  };
}

/**
 * Finds the server that another process runs on a data folder, and returns the superuser's URL of a database there. Null when
 * no process does, also when a killed one left a server running.
 */
export async function findRunning(dataDir: string): Promise<((database: string) => string) | null> {
  const folder = path.resolve(dataDir, 'postgres');
  const postmaster = fs.existsSync(folder) ? findPostmaster(fs.realpathSync(folder)) : undefined;
  if (!postmaster) return null;
  const { password } = readAccess(path.resolve(dataDir));
  const url = (database: string) =>
    `postgres://${superuser}:${password}@127.0.0.1:${postmaster.port}/${database}`;
  const client = new pg.Client({ connectionString: url('postgres') });
  try {
    await client.connect();
    const { rows } = await client.query<{ isOwned: boolean }>(
      `select exists (select from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1) as "isOwned"`,
      [ownerLock],
    );
    return rows[0]!.isOwned ? url : null;
  } catch {
    return null; // it starts or ends
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Runs `end` when the process exits, also after an uncaught error, and before an unhandled signal kills it.
 * Returns a function that cancels it.
 */
function tieToProcess(end: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const onSignal = (signal: NodeJS.Signals) => {
    if (process.listenerCount(signal) > 0) return; // the application shuts down in its own order
    end();
    process.kill(process.pid, signal);
  };
  process.once('exit', end);
  for (const signal of signals) process.once(signal, onSignal);
  return () => {
    process.off('exit', end);
    for (const signal of signals) process.off(signal, onSignal);
  };
}

/** Connects as the server's owner, waiting while it starts or shuts down. Undefined when it ended instead. */
async function claim(
  url: string,
  pid: number,
  deadline: number,
  dataDir: string,
): Promise<pg.Client | undefined> {
  const ownerMayLinger = Date.now() + 2_000; // the lock of a process that was just killed
  for (;;) {
    const client = new pg.Client({ connectionString: url, application_name: 'lyceum owner' });
    client.on('error', () => undefined); // 'end' follows
    try {
      await client.connect();
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
        ownerLock,
      ]);
      if (rows[0]?.mine) return client;
      await client.end();
    } catch (error) {
      if ((error as pg.DatabaseError).code === '28P01')
        throw new Error(`The password in ${dataDir} is not its database's.`, { cause: error });
      if (!isAlive(pid)) return undefined;
      if (Date.now() > deadline) throw error;
      await wait(20);
      continue;
    }
    if (Date.now() > ownerMayLinger) {
      throw new Error(`${dataDir} is in use by another process: stop that one, or set another DATA_DIR.`);
    }
    await wait(50);
  }
}

/**
 * Returns whether a failure is temporary: a port in use, the last workers of a killed server, or one that
 * shut down itself.
 */
function passes(reason: string): boolean {
  return /could not bind|still in use|lock file|found running/.test(reason);
}

function settingsFor(durable: boolean): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    // Rejected rows, statements and their parameters may be private.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: '0',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
}

/** Creates a database, as a copy of `template` if given. `serverUrl` is the URL of any other database there. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    const copy = template ? `template ${client.escapeIdentifier(template)} strategy file_copy` : '';
    await client.query(`create database ${client.escapeIdentifier(name)} ${copy}`);
  } finally {
    await client.end();
  }
}

/** Creates a database unless it exists. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  try {
    await createDatabase(serverUrl, name);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== '42P04') throw error; // duplicate_database
  }
}
