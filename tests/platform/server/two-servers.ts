import type { App } from '#tests/support/app';
import { execute } from '#tests/support/graphql';
import { aFolder, startServer } from './server-process.ts';

export interface TwoServers {
  instances: readonly [Pick<App, 'graphql'>, Pick<App, 'graphql'>];
  stop: () => Promise<void>;
}

/** Starts two processes of the server on the database of an app, without a rate limit, for races between them. */
export async function startTwoServers(app: App, env: Record<string, string> = {}): Promise<TwoServers> {
  const settings = {
    DATABASE_URL: app.databaseUrl,
    JWT_SECRET: app.services.config.jwtSecret,
    RATE_LIMIT: '0',
    ...env,
  };
  const start = () => startServer({ ...settings, DATA_DIR: aFolder() });
  const started = await Promise.allSettled([start(), start()]);
  const servers = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async () => {
    for (const server of servers) server.kill('SIGTERM');
    await Promise.all(servers.map(({ exited }) => exited));
  };
  const failure = started.find((result) => result.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason as Error;
  }
  const [first, second] = servers.map(({ url }): Pick<App, 'graphql'> => ({
    graphql: (query, variables, how = {}) => execute(url, query, variables, how),
  }));
  return {
    instances: [first!, second!],
    stop,
  };
}
