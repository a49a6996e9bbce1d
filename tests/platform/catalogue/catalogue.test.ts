import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyCatalogue } from '#platform/catalogue/apply-catalogue';
import { applyChanges } from '#platform/catalogue/apply-changes';
import { catalogueConsumer } from '#platform/catalogue/catalogue-consumer';
import { enroll } from '#tests/modules/enrollment/calls';
import type { App } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAdmin,
  anInstitution,
  aStudent,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { recordStatements, type SentStatements } from '#tests/support/sent-statements';
import { countWaiting } from '#tests/support/while-locked';
import { countChanges, differences, startOnCluster, titlesOf } from './support.ts';

let app: App;
let admin: Member;
let sent: SentStatements;
beforeAll(async () => {
  sent = recordStatements();
  app = await startOnCluster();
});
beforeEach(async () => {
  admin = await anAdmin(app, { institution: await anInstitution(app) });
});
afterAll(async () => {
  sent.stop();
  await app.stop();
});

const mutate = async (mutation: string, variables: object): Promise<void> => {
  const answer = await app.graphql(mutation, variables, { as: admin });
  expect(answer.errors).toEqual([]);
};

const publicCourse = async (title: string): Promise<ItemRow> => {
  const course = await aCourse(app, { by: admin, title, isPublic: true });
  await applyCatalogue(app.services);
  return course;
};

describe('what a request changes', () => {
  test('is in the next list of visitors: publishing, a new title, hiding and deleting', async () => {
    const course = await aCourse(app, {
      by: admin,
      title: 'Weaving',
      shortDescription: 'By hand',
      status: 'draft',
      isPublic: true,
    });
    expect(await titlesOf(app, { search: 'weaving' })).toEqual([]);
    await mutate('mutation ($id: ID!) { publishCourse(input: { id: $id }) { course { id } } }', course);
    expect(await titlesOf(app, { search: 'weaving' })).toEqual(['Weaving']);
    const rename = `mutation ($id: ID!, $title: String) { updateCourse(input: { id: $id, title: $title, version: 1 }) { course { id } } }`;
    await mutate(rename, { id: course.id, title: 'Knotting' });
    expect(await titlesOf(app, { search: 'weaving' })).toEqual([]);
    expect(await titlesOf(app, { search: 'knotting' })).toEqual(['Knotting']);
    await mutate('mutation ($id: ID!) { unpublishCourse(input: { id: $id }) { course { id } } }', course);
    expect(await titlesOf(app, { search: 'knotting' })).toEqual([]);
    await mutate('mutation ($id: ID!) { publishCourse(input: { id: $id }) { course { id } } }', course);
    await mutate('mutation ($id: ID!) { deleteCourse(input: { id: $id }) { id } }', course);
    expect([await titlesOf(app, { search: 'knotting' }), await differences(app)]).toEqual([[], []]);
    expect(await countChanges(app)).toBe(0);
  });

  test('is there by the job when the process ends after the commit', async () => {
    const { services } = app;
    const course = await aCourse(app, { by: admin, title: 'Lace', status: 'draft', isPublic: true });
    const { consumers } = services;
    services.consumers = consumers.filter((consumer) => consumer !== catalogueConsumer); // its hook does not run
    await mutate('mutation ($id: ID!) { publishCourse(input: { id: $id }) { course { id } } }', course);
    services.consumers = consumers;
    expect([await titlesOf(app, { search: 'lace' }), await countChanges(app)]).toEqual([[], 1]);
    await applyCatalogue(services);
    expect([await titlesOf(app, { search: 'lace' }), await countChanges(app)]).toEqual([['Lace'], 0]);
  });

  test('is nothing when a student enrolls', async () => {
    const cohort = await aCohort(app, { by: admin, isPublic: true });
    await applyCatalogue(app.services);
    const student = await aStudent(app, { institution: admin.institution });
    await app.db.query('alter table catalogue_change add constraint none check (false) not valid');
    expect((await enroll(app, cohort, student)).errors).toEqual([]);
    await app.db.query('alter table catalogue_change drop constraint none');
    expect(await differences(app)).toEqual([]);
  });
});

describe('entries', () => {
  test('of a suspended institution are in no list, and return when it is lifted', async () => {
    await publicCourse('Felting');
    const { id } = admin.institution;
    await app.db.query('update institution set suspended_at = now() where id = $1', [id]);
    expect(await titlesOf(app, { search: 'felting' })).toEqual([]);
    await app.db.query('update institution set suspended_at = null where id = $1', [id]);
    expect(await titlesOf(app, { search: 'felting' })).toEqual(['Felting']);
  });

  test('that are too old show nothing that is hidden', async () => {
    const course = await publicCourse('Secret plans');
    await app.db.query('update course set is_public = false where id = $1', [course.id]);
    expect(await titlesOf(app, { search: 'secret' })).toEqual([]);
  });

  test('have what was committed last, though another change was late', async () => {
    const course = await publicCourse('First');
    await app.db.query(`update course set title = 'Second' where id = $1`, [course.id]);
    const later = await app.db.connect();
    await later.query('begin');
    await later.query(`update course set title = 'Third' where id = $1`, [course.id]);
    expect(await applyChanges(app.services.orm, course.institutionId)).toBe(0); // the job leaves it to the other one
    const waiting = applyChanges(app.services.orm, course.institutionId, [course.id]);
    await expect.poll(() => countWaiting(app)).toBe(1);
    await later.query('commit');
    later.release();
    expect(await waiting).toBe(1);
    expect([await titlesOf(app, { search: 'third' }), await differences(app)]).toEqual([['Third'], []]);
    expect(await applyChanges(app.services.orm, course.institutionId, [course.id])).toBe(0);
  });

  test('of an institution are written by it alone', async () => {
    const course = await publicCourse('Own');
    const other = await anInstitution(app);
    await app.db.query(`update course set title = 'Owned' where id = $1`, [course.id]);
    expect(await applyChanges(app.services.orm, other.id, [course.id])).toBe(0);
    expect(await countChanges(app)).toBe(1);
    await applyCatalogue(app.services);
  });
});

describe('a list of visitors', () => {
  test('is two statements, and asks the nodes of the institutions on its page only', async () => {
    await publicCourse('Two');
    const before = new Set(sent.texts);
    await app.graphql('{ courses(first: 3) { nodes { id title owner { id } } pageInfo { hasNextPage } } }');
    const reads = [...sent.texts].filter(
      (text) => !before.has(text) && /json/.test(text) && !/app\./.test(text),
    );
    expect(reads).toHaveLength(2);
    expect(reads[0]).toMatch(/from "catalogue_entry"/);
    expect(reads[0]).not.toMatch(/"course"/);
    expect(reads[1]).toMatch(/"institution_id" = any\(\$\d+::uuid\[\]\)/);
    expect(reads[1]).not.toMatch(/"catalogue_entry"/);
  });

  test('counts by entries alone', async () => {
    await publicCourse('Counted');
    const before = new Set(sent.texts);
    await app.graphql('{ courses(search: "Counted") { totalCount } }');
    const reads = [...sent.texts].filter((text) => !before.has(text) && /from "course"/.test(text));
    expect(reads).toEqual([]);
  });
});
