import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase } from '#platform/database/embedded/embedded';
import { standInForCluster } from '#tests/platform/database/citus-stand-in';

export interface TestDatabase {
  /** The superuser's address. */
  url: string;
  drop: () => Promise<void>;
}

/** Creates a database for a test file: a clone of the migrated template, 30 ms. */
export async function aDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(server, name, 'template_lyceum');
  const url = new URL(server);
  url.pathname = `/${name}`;
  if (process.env['CITUS_STAND_IN']) await standIn(url.href);
  return {
    url: url.href,
    drop: async () => {
      const client = new pg.Client(server);
      await client.connect();
      await dropDatabase(client, name);
      await client.end();
    },
  };
}

/**
 * Drops a database as soon as it has no connections, or after a second. A pool ends before its connections are closed,
 * and throws an uncaught error if the server closes them.
 */
export async function dropDatabase(server: pg.Client, name: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { rowCount } = await server.query('select from pg_stat_activity where datname = $1', [name]);
    if (rowCount === 0) break;
    await wait(10);
  }
  await server.query(`drop database if exists ${name} with (force)`);
}

/** Lets servers on a database work as on the coordinator of a cluster. */
async function standIn(url: string): Promise<void> {
  const db = new pg.Pool({ connectionString: url, max: 1 });
  await standInForCluster(db);
  await db.end();
}
