import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyCatalogue } from '#platform/catalogue/apply-catalogue';
import type { App } from '#tests/support/app';
import { aCohort, aCourse, aTeacher, type ItemRow, type Member } from '#tests/support/factories';
import { countChanges, differences, startOnCluster } from './support.ts';

const RUNS = 60;

let app: App;
let teachers: Member[];
let items: { course: ItemRow[]; cohort: ItemRow[] };
beforeAll(async () => {
  app = await startOnCluster();
  teachers = [await aTeacher(app), await aTeacher(app)];
  items = { course: [], cohort: [] };
  for (const by of teachers)
    for (const isPublic of [true, false]) {
      items.course.push(await aCourse(app, { by, isPublic }));
      items.cohort.push(await aCohort(app, { by, isPublic }));
    }
});
afterAll(() => app.stop());

const title = fc.constantFrom('Alpha', 'Beta', '');
const BOTH = {
  is_public: fc.boolean(),
  title,
  deleted_at: fc.option(fc.constant('2026-01-01'), { freq: 2 }),
};
const CHANGES: Record<'course' | 'cohort', Record<string, fc.Arbitrary<unknown>>> = {
  course: {
    ...BOTH,
    status: fc.constantFrom('draft', 'published', 'archived'),
    short_description: title,
    level: fc.constantFrom('Beginner', 'Advanced'),
    price: fc.nat(100),
  },
  cohort: {
    ...BOTH,
    published_at: fc.option(fc.constant('2026-01-01'), { freq: 2 }),
    description: title,
    registration_deadline: fc.option(fc.constant('2026-01-01')),
    capacity: fc.integer({ min: 1, max: 9 }),
  },
};

const changeOf = (table: 'course' | 'cohort') =>
  fc.record({
    table: fc.constant(table),
    at: fc.nat(3),
    set: fc.record(CHANGES[table], { requiredKeys: [] }).filter((set) => Object.keys(set).length > 0),
    isUndone: fc.boolean(),
  });
const change = fc.oneof(changeOf('course'), changeOf('cohort'));
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Writes changes in one transaction each, of which some are rolled back. */
async function write({ table, at, set, isUndone }: Change): Promise<void> {
  const { institutionId, id } = items[table][at]!;
  const columns = Object.keys(set).map((name, index) => `${name} = $${index + 3}`);
  const client = await app.db.connect();
  await client.query('begin');
  await client.query(`update ${table} set ${columns.join()} where institution_id = $1 and id = $2`, [
    institutionId,
    id,
    ...Object.values(set),
  ]);
  await client.query(isUndone ? 'rollback' : 'commit');
  client.release();
}

test('after any writes and some applications at any time, the entries are the public rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(change, fc.boolean()), { maxLength: 12 }), async (writes) => {
      const applied: Promise<void>[] = [];
      for (const [one, isApplied] of writes) {
        await write(one);
        if (isApplied) applied.push(applyCatalogue(app.services));
      }
      await Promise.all(applied);
      await applyCatalogue(app.services);
      expect([await differences(app), await countChanges(app)]).toEqual([[], 0]);
    }),
    { numRuns: RUNS },
  );
});

test('without the triggers they are not', async () => {
  await app.db.query('alter table course disable trigger course_catalogue_update');
  const [course] = items.course;
  await app.db.query(
    `update course set title = 'Gamma', is_public = true, status = 'published', deleted_at = null where id = $1`,
    [course!.id],
  );
  await applyCatalogue(app.services);
  expect(await differences(app)).not.toEqual([]);
  await app.db.query('alter table course enable trigger course_catalogue_update');
  await app.db.query(`update course set title = 'Delta' where id = $1`, [course!.id]);
  await applyCatalogue(app.services);
  expect(await differences(app)).toEqual([]);
});
