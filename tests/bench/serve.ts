import path from 'node:path';
import type { Services } from '#platform/request/services';
import { loadConfig } from '#kernel/config';
import { createApp } from '#app/create-app';
import { startServices } from '#app/start-services';

type Server = Awaited<ReturnType<typeof createApp>>;

/** Serves a database in this process without limits on calls, points and sockets, and without schedules. */
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
    RATE_LIMIT: '0',
    COST_LIMIT_OPERATION: '0',
    COST_LIMIT_TOKEN: '0',
    COST_LIMIT_ACCOUNT: '0',
    COST_LIMIT_INSTITUTION: '0',
    COST_LIMIT_ADDRESS: '0',
    SOCKET_LIMIT_ACCOUNT: '0',
    SOCKET_LIMIT_ADDRESS: '0',
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
