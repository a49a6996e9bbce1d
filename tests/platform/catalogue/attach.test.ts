import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distribute } from '#platform/database/distribution/distribute';
import { standInForCitus } from '#tests/platform/database/citus-stand-in';
import { type App, startApp } from '#tests/support/app';
import { aCohort, aCourse, aTeacher, type ItemRow, type Member } from '#tests/support/factories';
import { countChanges, differences, startOnCluster } from './support.ts';

const triggersIn = async ({ db }: App): Promise<string[]> =>
  (
    await db.query<{ name: string }>(
      `select tgname as name from pg_trigger where tgname like '%\\_catalogue\\_%' order by 1`,
    )
  ).rows.map(({ name }) => name);

const TRIGGERS = [
  'cohort_catalogue_insert_delete',
  'cohort_catalogue_update',
  'course_catalogue_insert_delete',
  'course_catalogue_update',
];

const countEntries = async ({ db }: App): Promise<number> =>
  (await db.query<{ count: number }>('select count(*)::int as count from catalogue_entry')).rows[0]!.count;

describe.skipIf(process.env['CITUS_STAND_IN'])('on one PostgreSQL', () => {
  let app: App;
  let teacher: Member;
  let course: ItemRow;
  beforeAll(async () => {
    app = await startApp({ isOwn: true }); // its database becomes a cluster
    teacher = await aTeacher(app);
    course = await aCourse(app, { by: teacher, isPublic: true });
    await aCohort(app, { by: teacher, courses: [course], isPublic: true });
    await aCourse(app, { by: teacher });
  });
  afterAll(() => app.stop());

  test('nothing is noted of a change', async () => {
    await app.db.query(`update course set title = 'Renamed' where id = $1`, [course.id]);
    expect([await triggersIn(app), await countChanges(app), await countEntries(app)]).toEqual([[], 0, 0]);
  });

  test('distributing the tables fills the catalogue once, and keeps it from then on', async () => {
    await standInForCitus(app.db);
    await distribute(app.databaseUrl, { isDryRun: false });
    expect([await triggersIn(app), await countEntries(app)]).toEqual([TRIGGERS, 2]);
    expect([await differences(app), await countChanges(app)]).toEqual([[], 0]);
    await app.db.query('delete from catalogue_entry');
    await distribute(app.databaseUrl, { isDryRun: false });
    expect(await countEntries(app)).toBe(0);
    await app.db.query(`update course set title = 'Again' where id = $1`, [course.id]);
    expect(await countChanges(app)).toBe(1);
  });
});

describe('the job', () => {
  /** Jobs that a server enqueues on schedule. */
  const scheduledIn = async ({ db }: App): Promise<string[]> =>
    (
      await db.query<{ name: string }>(
        'select identifier as name from graphile_worker._private_known_crontabs order by 1',
      )
    ).rows.map(({ name }) => name);

  test.each([
    ['runs on a cluster', startOnCluster, true],
    ['does not run on one PostgreSQL', startApp, Boolean(process.env['CITUS_STAND_IN'])],
  ])('%s', async (_, start, isScheduled) => {
    const app = await start({ isScheduling: true });
    try {
      await expect.poll(() => scheduledIn(app)).toContain('fold-counts');
      expect((await scheduledIn(app)).includes('apply-catalogue')).toBe(isScheduled);
    } finally {
      await app.stop();
    }
  });
});
