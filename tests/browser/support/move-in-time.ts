import type { Site } from './site.ts';
import { withDatabase } from './with-database.ts';

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

/** Moves an event of an hour, so that it starts in some minutes. */
export const startEventIn = (site: Site, eventId: string, minutes: number): Promise<void> =>
  withDatabase(site, async (db) => {
    await db.query(
      `update event set starts_at = now() + $2 * interval '1 minute', ends_at = now() + ($2 + 60) * interval '1 minute' where id = $1`,
      [eventId, minutes],
    );
  });
