import type { Config } from '#kernel/config';
import { StartError } from '#kernel/start-error';
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
 * Opens the configured database, or starts an embedded one, which `close` stops.
 * @throws StartError when that fails
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const urls = { app: config.databaseUrl, owner: config.databaseOwnerUrl ?? config.databaseUrl };
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

async function startOwn(dataDir: string): Promise<OpenDatabase> {
  const embedded = await startEmbedded({ dataDir }).catch((error: unknown) => {
    throw new StartError((error as Error).message, { cause: error });
  });
  await ensureDatabase(embedded.url('postgres'), DATABASE);
  const url = embedded.url(DATABASE);
  return { urls: { app: url, owner: url }, close: () => embedded.stop() };
}
