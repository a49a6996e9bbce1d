/** Process: configuration in, signals, an orderly end. */
import { createApp } from './app.ts';
import { ConfigError, loadConfig } from './config.ts';
import { ensureDatabase, startEmbedded } from './database/embedded.ts';
import { migrate } from './database/migrate.ts';
import { startServices } from './start-services.ts';

/** Milliseconds that requests under way have to end in. */
const DRAIN_TIME = 10_000;

async function start(): Promise<void> {
  const config = loadConfig();
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir });
  if (embedded) await ensureDatabase(embedded.url('postgres'), 'lyceum');
  const app = config.databaseUrl ?? embedded!.url('lyceum');
  const urls = { app, owner: config.databaseOwnerUrl ?? app };
  await migrate(urls.owner);
  const { services, stop } = await startServices(config, urls, { worker: true });
  const server = await createApp(services);
  await server.listen({ port: config.port, host: config.host });

  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), DRAIN_TIME).unref();
    await server.close();
    await stop();
    await embedded?.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
}

try {
  await start();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
