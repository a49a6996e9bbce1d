import pg from 'pg';
import type { Config } from '#kernel/config';
import { StartError, toStartError } from '#kernel/start-error';
import { ensureDatabase, findRunning, startEmbedded } from './embedded.ts';

/** Name of the database on an embedded server. */
const DATABASE = 'lyceum';

/** URLs of the one database by purpose. */
export interface DatabaseUrls {
  /** For the application's statements. */
  app: string;
  /** Direct connection as the owner of the tables. */
  owner: string;
}

/** A database that is open until `close`. */
export interface OpenDatabase {
  urls: DatabaseUrls;
  close: () => Promise<void>;
}

/**
 * Opens the configured database, or starts an embedded one, which `close` stops. Of an external one only the owner's URL is
 * tried: migrations and backups run without a pooler.
 * @throws StartError when that fails
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const urls = { app: config.databaseUrl, owner: config.databaseOwnerUrl ?? config.databaseUrl };
    await assertConnects(urls.owner, urls.owner === urls.app ? 'DATABASE_URL' : 'DATABASE_OWNER_URL');
    return { urls, close: () => Promise.resolve() };
  }
  return startOwn(config.dataDir);
}

/**
 * Opens the configured database next to a running server: the embedded one of that server, if it runs one.
 * @throws StartError when that fails
 */
export async function joinDatabase(config: Parameters<typeof openDatabase>[0]): Promise<OpenDatabase> {
  const running = config.databaseUrl ? null : await findRunning(config.dataDir);
  if (!running) return openDatabase(config);
  const url = running(DATABASE);
  return { urls: { app: url, owner: url }, close: () => Promise.resolve() };
}

/**
 * Asserts that a database can be connected to.
 * @param setting name of the environment variable with its URL
 * @throws StartError with the setting and the reason
 */
export async function assertConnects(url: string, setting: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    throw toStartError('The database', setting, error);
  } finally {
    await client.end();
  }
}

async function startOwn(dataDir: string): Promise<OpenDatabase> {
  const embedded = await startEmbedded({ dataDir }).catch((error: unknown) => {
    throw new StartError((error as Error).message, { cause: error });
  });
  await ensureDatabase(embedded.url('postgres'), DATABASE);
  const url = embedded.url(DATABASE);
  return { urls: { app: url, owner: url }, close: () => embedded.stop() };
}
