import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLIC_COHORTS } from '#modules/cohort/cohort-publicness.sql';
import { PUBLIC_COURSES } from '#modules/course/course-publicness.sql';
import { publicnessFunctions } from '#platform/database/publicness';
import { type App, startApp } from '#tests/support/app';
import { aCohort, aCourse, aPricePlan, aTeacher, type ItemRow, type Member } from '#tests/support/factories';

const PARTS = [
  ['section', PUBLIC_COURSES],
  ['lesson', PUBLIC_COURSES],
  ['cohort_course', PUBLIC_COHORTS],
  ['cohort_instructor', PUBLIC_COHORTS],
  ['milestone', PUBLIC_COHORTS],
  ['price_plan', PUBLIC_COHORTS],
] as const;

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

/** Rows by table whose copy is another than their parent says, and how many are public. */
async function copies(): Promise<Record<string, { wrong: number; shown: number }>> {
  const found: Record<string, { wrong: number; shown: number }> = {};
  for (const [table, { table: parent, isPublic }] of PARTS) {
    const { rows } = await app.db.query<{ wrong: number; shown: number }>(
      `select count(*) filter (where part.is_public <> parent.shown)::int as wrong,
         count(*) filter (where part.is_public)::int as shown
       from ${table} part join (select institution_id, id, (${isPublic}) as shown from ${parent}) parent
         on parent.institution_id = part.institution_id and parent.id = part.${parent}_id`,
    );
    found[table] = rows[0]!;
  }
  return found;
}

const wrong = async () => Object.values(await copies()).reduce((sum, each) => sum + each.wrong, 0);

const changed = (table: string, { id }: ItemRow, change: string) =>
  app.db.query(`update ${table} set ${change} where id = $1`, [id]);

test('parts are as public as their course or cohort, whatever changes', async () => {
  const course = await aCourse(app, { by: teacher, lessons: ['One'], isPublic: true });
  const cohort = await aCohort(app, { by: teacher, courses: [course], isPublic: true });
  await app.db.query(
    `insert into section (institution_id, id, course_id, title) values ($1, uuidv7(), $2, 'First')`,
    [course.institutionId, course.id],
  );
  await app.db.query(
    `insert into milestone (institution_id, id, cohort_id, title, deadline) values ($1, uuidv7(), $2, 'Half', now())`,
    [cohort.institutionId, cohort.id],
  );
  await aPricePlan(app, { cohort });
  await app.db.query(
    `insert into cohort_instructor (institution_id, id, cohort_id, membership_id) values ($1, uuidv7(), $2, $3)
     on conflict do nothing`,
    [cohort.institutionId, cohort.id, teacher.membershipId],
  );
  for (const { wrong: faults, shown } of Object.values(await copies())) {
    expect(faults).toBe(0);
    expect(shown).toBeGreaterThan(0);
  }
  for (const [table, item, ...changes] of [
    [
      'course',
      course,
      `status = 'draft'`,
      `status = 'published'`,
      'is_public = false',
      'is_public = true',
      'deleted_at = now()',
    ],
    [
      'cohort',
      cohort,
      'published_at = null',
      'published_at = now()',
      'is_public = false',
      'is_public = true',
      'deleted_at = now()',
    ],
  ] as const)
    for (const change of changes) {
      await changed(table, item, change);
      expect(await wrong()).toBe(0);
    }
  const { section, milestone } = await copies();
  expect([section!.shown, milestone!.shown]).toEqual([0, 0]);
});

/** Adds a lesson in one transaction while another one publishes its course. Returns the number of wrong copies. */
async function race(first: 'lesson' | 'course'): Promise<number> {
  const course = await aCourse(app, { by: teacher, isPublic: false });
  const lesson = [
    `insert into lesson (institution_id, id, course_id, title, type) values ($1, uuidv7(), $2, 'Late', 'video')`,
    [course.institutionId, course.id],
  ] as const;
  const publish = [
    'update course set is_public = true where institution_id = $1 and id = $2',
    [course.institutionId, course.id],
  ] as const;
  const [one, other] = first === 'lesson' ? [lesson, publish] : [publish, lesson];
  const client = await app.db.connect();
  try {
    await client.query('begin');
    await client.query(one[0], [...one[1]]);
    const after = app.db.query(other[0], [...other[1]]);
    await wait(200);
    await client.query('commit');
    await after;
  } finally {
    client.release();
  }
  return wrong();
}

test.each(['lesson', 'course'] as const)(
  'a change and a new row at once keep the copy, the %s first',
  async (first) => {
    expect(await race(first)).toBe(0);
  },
);

test('without the lock on the parent the new row would be missed (negative control)', async () => {
  const functions = publicnessFunctions('lesson', PUBLIC_COURSES);
  await app.db.query(functions.replace('for share', ''));
  try {
    expect(await race('course')).toBe(1);
  } finally {
    await app.db.query(functions);
    await app.db.query('delete from lesson');
  }
});
