import pg from 'pg';
import type { App } from '#tests/support/app';
import { aDatabase } from '#tests/support/database';
import { aFolder, type ServerProcess, startServer } from './server-process.ts';

const SECRET = 'a secret of the tests, which no other server knows';

/** A database, and servers on it as processes of their own, to be killed. */
export interface Product {
  db: pg.Pool;
  databaseUrl: string;
  /** The app that factories write to. */
  arranging: App;
  start: (env?: Record<string, string>) => Promise<ServerProcess>;
  /** Kills the remaining servers and drops the database. */
  stop: () => Promise<void>;
}

export async function aProduct(): Promise<Product> {
  const database = await aDatabase();
  const db = new pg.Pool({ connectionString: database.url, max: 4 });
  const servers: ServerProcess[] = [];
  return {
    db,
    databaseUrl: database.url,
    arranging: { db, services: { config: { jwtSecret: SECRET } } } as unknown as App,
    start: async (env = {}) => {
      const server = await startServer({
        DATABASE_URL: database.url,
        DATA_DIR: aFolder(),
        JWT_SECRET: SECRET,
        LOG_LEVEL: 'warn',
        ...env,
      });
      servers.push(server);
      return server;
    },
    stop: async () => {
      await Promise.all(servers.map(kill));
      await db.end();
      await database.drop();
    },
  };
}

/** Kills a server without a shutdown, as a crash does. */
export async function kill(server: ServerProcess): Promise<void> {
  server.kill('SIGKILL');
  await server.exited;
}
