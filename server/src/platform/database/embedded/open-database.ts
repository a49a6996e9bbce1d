import type { Config } from '#kernel/config';
import { StartError } from '#kernel/start-error';
import { ensureDatabase, startEmbedded } from './embedded.ts';

/** URLs of the one database by purpose. */
export interface DatabaseUrls {
  /** For the application's statements. */
  app: string;
  /** Direct connection as the owner of the tables. */
  owner: string;
}

/**
 * Opens the configured database, or starts an embedded one, which `close` stops.
 * @throws StartError when that fails
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
