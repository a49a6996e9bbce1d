import pg from 'pg';
import { superuser, readAccess } from '#platform/database/embedded/postgres-cluster';
import type { Site } from './site.ts';

/** Runs statements on the database of a site as its owner. */
export async function withDatabase(
  { dataDir }: Pick<Site, 'dataDir'>,
  work: (db: pg.Client) => Promise<unknown>,
): Promise<void> {
  const { port, password } = readAccess(dataDir);
  const db = new pg.Client({ host: '127.0.0.1', port, password, user: superuser, database: 'lyceum' });
  await db.connect();
  try {
    await work(db);
  } finally {
    await db.end();
  }
}
