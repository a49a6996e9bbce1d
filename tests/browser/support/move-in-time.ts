import pg from 'pg';
import { superuser, readAccess } from '#platform/database/embedded/postgres-cluster';
import type { Site } from './site.ts';

/** Moves a cohort into the past and runs the job that completes its enrollments, which otherwise runs every five minutes. */
export const endCohort = (site: Site, cohortId: string): Promise<void> =>
  withDatabase(site, async (db) => {
    await db.query(
      `update cohort set start_date = now() - interval '2 days', end_date = now() - interval '1 minute' where id = $1`,
      [cohortId],
    );
    await db.query(`select graphile_worker.add_job('complete-enrollments', '{}')`);
  });

/** Moves a live lesson to now. */
export const startLesson = (site: Site, courseId: string, title: string): Promise<void> =>
  withDatabase(site, async (db) => {
    await db.query(
      `update lesson set starts_at = now(), ends_at = now() + interval '1 hour' where course_id = $1 and title = $2`,
      [courseId, title],
    );
  });

async function withDatabase({ dataDir }: Site, work: (db: pg.Client) => Promise<void>): Promise<void> {
  const { port, password } = readAccess(dataDir);
  const db = new pg.Client({ host: '127.0.0.1', port, password, user: superuser, database: 'lyceum' });
  await db.connect();
  try {
    await work(db);
  } finally {
    await db.end();
  }
}
