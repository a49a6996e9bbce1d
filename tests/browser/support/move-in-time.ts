import pg from 'pg';
import { superuser, readAccess } from '#platform/database/embedded/postgres-cluster';
import type { Site } from './site.ts';

/** Moves a cohort into the past and runs the job that completes its enrollments, which otherwise runs every five minutes. */
export async function endCohort({ dataDir }: Site, cohortId: string): Promise<void> {
  const { port, password } = readAccess(dataDir);
  const db = new pg.Client({ host: '127.0.0.1', port, password, user: superuser, database: 'lyceum' });
  await db.connect();
  try {
    await db.query(
      `update cohort set start_date = now() - interval '2 days', end_date = now() - interval '1 minute' where id = $1`,
      [cohortId],
    );
    await db.query(`select graphile_worker.add_job('complete-enrollments', '{}')`);
  } finally {
    await db.end();
  }
}
