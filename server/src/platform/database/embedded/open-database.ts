import type { Config } from '#kernel/config';
import { StartError } from '#kernel/start-error';
import { ensureDatabase, startEmbedded } from './embedded.ts';

/** Addresses of the one database, by what is done there. */
export interface DatabaseUrls {
  /** For the app's statements. */
  app: string;
  /** A direct connection as the owner of the tables. */
  owner: string;
}

/**
 * The database of the configuration; where it names none, an embedded one is started, which `close` stops.
 * @throws StartError where that cannot run
 */
export async function openDatabase(
  config: Config,
): Promise<{ urls: DatabaseUrls; close: () => Promise<void> }> {
  if (config.databaseUrl) {
    const urls = { app: config.databaseUrl, owner: config.databaseOwnerUrl ?? config.databaseUrl };
    return { urls, close: () => Promise.resolve() };
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir }).catch((error: unknown) => {
    throw new StartError((error as Error).message, { cause: error });
  });
  await ensureDatabase(embedded.url('postgres'), 'lyceum');
  const url = embedded.url('lyceum');
  return { urls: { app: url, owner: url }, close: () => embedded.stop() };
}
