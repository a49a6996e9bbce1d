import path from 'node:path';
import type { Services } from '#platform/request/services';
import { loadConfig } from '#kernel/config';
import { createApp } from '#app/create-app';
import { startServices } from '#app/start-services';
import { UNLIMITED } from '#tests/support/unlimited';

type Server = Awaited<ReturnType<typeof createApp>>;

/**
 * Serves a database in this process without limits on calls, points and sockets, without schedules, and without answers in memory,
 * because the costs of the database are measured.
 */
export async function serve(
  databaseUrl: string,
  dataDir: string,
  jwtSecret: string,
): Promise<{ services: Services; server: Server; stop: () => Promise<void> }> {
  const config = loadConfig({
    PORT: '0',
    APP_ORIGIN: 'http://localhost:3999',
    DATA_DIR: path.join(dataDir, 'app'),
    DATABASE_URL: databaseUrl,
    JWT_SECRET: jwtSecret,
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    ANSWER_MEMORY: '0',
    ...UNLIMITED,
  });
  const { services, stop } = await startServices(
    config,
    { app: databaseUrl, owner: databaseUrl },
    { isScheduling: false },
  );
  const server = await createApp(services);
  return {
    services,
    server,
    stop: async () => {
      await server.close();
      await stop();
    },
  };
}
