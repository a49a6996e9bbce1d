import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scope } from '#kernel/scope';
import { type App, startApp } from '#tests/support/app';
import {
  aCertificate,
  aCohort,
  aCourse,
  anActivity,
  anAdmin,
  anApiToken,
  anEnrollment,
  anEvent,
  anInstitution,
  aResource,
  aStudent,
  aSubmission,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let admin: Member;
let student: Member;
let course: ItemRow;
let cohort: ItemRow;
let submission: ItemRow;
beforeAll(async () => {
  app = await startApp();
  const institution = await anInstitution(app, { plan: 'professional' });
  admin = await anAdmin(app, { institution });
  student = await aStudent(app, { institution });
  course = await aCourse(app, { by: admin, title: 'Algebra' });
  cohort = await aCohort(app, { by: admin, courses: [course] });
  await anEnrollment(app, { cohort, student });
  submission = await aSubmission(app, { activity: await anActivity(app, { course }), student });
  await aCertificate(app, { course, cohort, student });
});
afterAll(() => app.stop());

const tokenFor = (...scopes: Scope[]) => anApiToken(app, { by: admin, scopes });

const needs = (path: string, scope: Scope) =>
  `"${path}" needs the scope ${scope}, which this API token doesn’t have.`;

const messagesOf = ({ errors }: { errors: { message: string }[] }) => errors.map(({ message }) => message);

describe('a token for certificates', () => {
  test('does not read plan, revenue and enrollments through the institution', async () => {
    const as = await tokenFor('certificates:read');
    const open = await app.graphql(
      '{ certificates { nodes { studentName institution { name plan figures { revenue { amount } } details { email } } } } }',
      {},
      { as },
    );
    expect(open.errors).toEqual([]);
    expect(open.data.certificates.nodes).toMatchObject([
      { institution: { name: admin.institution.name, plan: null, figures: null, details: null } },
    ]);
    const wide = await app.graphql(
      '{ certificates { nodes { institution { all: enrollments { nodes { student { email } } } } } } }',
      {},
      { as },
    );
    expect(messagesOf(wide)).toEqual([needs('certificates.nodes.institution.all', 'institution:read')]);
    expect(wide.data).toBeNull();
  });

  test('reads the name of a person but not the e-mail address, and no cohort', async () => {
    const { data, errors } = await app.graphql(
      '{ certificates { nodes { student { displayName email } cohort { title } course { id } issuedBy { role } } } }',
      {},
      { as: await tokenFor('certificates:read') },
    );
    expect(errors).toEqual([]);
    expect(data.certificates.nodes).toMatchObject([
      { student: { email: null }, cohort: null, course: null, issuedBy: null },
    ]);
  });
});

test('a token for cohorts does not read submissions or enrollments', async () => {
  const as = await tokenFor('cohorts:read', 'courses:read', 'activities:read');
  const ask = (fields: string) =>
    app.graphql(`query($id: ID!) { cohort(id: $id) { title ${fields} } }`, cohort, { as });
  const work = await ask('courses { activities { nodes { submissions { nodes { description } } } } }');
  expect(messagesOf(work)).toEqual([
    needs('cohort.courses.activities.nodes.submissions', 'submissions:read'),
  ]);
  expect(messagesOf(await ask('...Seats } } fragment Seats on Cohort { enrollments { totalCount'))).toEqual([
    needs('cohort.enrollments', 'enrollments:read'),
  ]);
  expect((await ask('viewerEnrollment { id }')).data.cohort).toMatchObject({ viewerEnrollment: null });
});

describe('a token that may only write', () => {
  const update = 'mutation($input: UpdateCourseInput!) { updateCourse(input: $input)';
  const stored = async (): Promise<{ title: string; version: number }> =>
    (await app.db.query('select title, version from course where id = $1', [course.id])).rows[0];
  const renamed = async (title: string) => ({ id: course.id, version: (await stored()).version, title });

  test('reads nothing in the payload of a write, and that write changes nothing', async () => {
    const as = await tokenFor('courses:write');
    const refused = await app.graphql(
      `${update} { course { title } } }`,
      { input: await renamed('Geometry') },
      { as },
    );
    expect(messagesOf(refused)).toEqual([needs('updateCourse.course', 'courses:read')]);
    expect(refused.code).toBe('FORBIDDEN');
    expect((await stored()).title).toBe('Algebra');
  });

  test('writes when it asks for nothing', async () => {
    const as = await tokenFor('courses:write');
    const input = await renamed('Calculus');
    expect((await app.graphql(`${update} { __typename } }`, { input }, { as })).errors).toEqual([]);
    expect((await stored()).title).toBe('Calculus');
  });

  test('reads nothing in the results of a bulk mutation', async () => {
    const { data, errors } = await app.graphql(
      'mutation($items: [UpdateCourseInput!]!) { updateCourses(input: { items: $items }) { results { error { code } course { title } } } }',
      { items: [await renamed('Logic')] },
      { as: await tokenFor('courses:write') },
    );
    expect(errors).toEqual([]);
    expect(data.updateCourses.results).toEqual([{ error: null, course: null }]);
    expect((await stored()).title).toBe('Logic');
  });
});

describe('`node`', () => {
  const ask = async (id: string, fields: string, ...scopes: Scope[]) =>
    app.graphql(
      `query($id: ID!) { node(id: $id) { __typename id ${fields} } }`,
      { id },
      { as: await tokenFor(...scopes) },
    );

  test('returns only objects of the areas of a token', async () => {
    expect((await ask(cohort.id, '', 'courses:read')).data.node).toBeNull();
    expect((await ask(submission.id, '', 'activities:read')).data.node).toBeNull();
    expect((await ask(cohort.id, '... on Cohort { title }', 'cohorts:read')).data.node).toMatchObject({
      id: cohort.id,
    });
    expect((await ask(submission.id, '', 'submissions:read')).data.node).toMatchObject({
      __typename: 'Submission',
    });
  });

  test('returns what every token reads of a member, but no more', async () => {
    const name = await ask(student.membershipId, '... on Member { displayName email }', 'courses:read');
    expect(name.data.node).toMatchObject({ id: student.membershipId, email: null });
    expect((await ask(student.membershipId, '... on Member { role }', 'courses:read')).data.node).toBeNull();
  });

  test('names what a type needs inside an area of the token', async () => {
    expect(
      messagesOf(await ask(course.id, '... on Course { cohorts { totalCount } }', 'courses:read')),
    ).toEqual([needs('node.cohorts', 'cohorts:read')]);
  });
});

describe('a resource', () => {
  const read = async (noun: 'course' | 'cohort' | 'event', { id }: ItemRow, scope: Scope) => {
    const { data, errors } = await app.graphql(
      `query($id: ID!) { ${noun}(id: $id) { resources { name course { id } cohort { id } event { id } } } }`,
      { id },
      { as: await tokenFor(scope) },
    );
    expect(errors).toEqual([]);
    return data[noun].resources;
  };

  test('is read with the scope of its course, cohort or event, and leads to no other', async () => {
    const event = await anEvent(app, { by: admin });
    await aResource(app, { course, name: 'Notes' });
    await aResource(app, { cohort, name: 'Recording' });
    await aResource(app, { event, name: 'Slides' });
    expect(await read('course', course, 'courses:read')).toEqual([
      { name: 'Notes', course: { id: course.id }, cohort: null, event: null },
    ]);
    expect(await read('cohort', cohort, 'cohorts:read')).toEqual([
      { name: 'Recording', course: null, cohort: { id: cohort.id }, event: null },
    ]);
    expect(await read('event', event, 'events:read')).toEqual([
      { name: 'Slides', course: null, cohort: null, event: { id: event.id } },
    ]);
  });

  test('needs all scopes by its ID, which may be that of any', async () => {
    const { id } = await aResource(app, { cohort });
    const ask = async (...scopes: Scope[]) =>
      (
        await app.graphql(
          'query($id: ID!) { node(id: $id) { id } }',
          { id },
          { as: await tokenFor(...scopes) },
        )
      ).data.node;
    for (const some of [['courses:read'], ['cohorts:read'], ['courses:read', 'cohorts:read']] as const)
      expect(await ask(...some)).toBeNull();
    expect(await ask('courses:read', 'cohorts:read', 'events:read')).toEqual({ id });
  });
});

describe('a subscription', () => {
  const follow = (fields: string, as: { accessToken: string }) =>
    app.subscribe(`subscription { cohortChanged { cohort { id ${fields} } } }`, {}, { as });

  test('is refused before it starts when it needs another area', async () => {
    const events = follow('enrollments { totalCount }', await tokenFor('cohorts:read'));
    const first = events.next().then(
      ({ value }) => value?.errors,
      (refused: unknown) => refused,
    );
    expect(await first).toMatchObject([
      { message: needs('cohortChanged.cohort.enrollments', 'enrollments:read') },
    ]);
  });

  test('tells each token what its own areas allow', async () => {
    const fields = 'courses { activities { totalCount } } institution { plan }';
    const areas: Scope[] = ['cohorts:read', 'courses:read', 'activities:read'];
    const [narrow, wide] = [
      follow(fields, await tokenFor(...areas)),
      follow(fields, await tokenFor(...areas, 'institution:read')),
    ];
    await Promise.all([narrow.ready, wide.ready]);
    const message = { institutionId: admin.institution.id, cohortId: cohort.id };
    await app.services.bus.publish('cohortChanged', message);
    const plans = [];
    for (const events of [narrow, wide]) {
      const { value } = await events.next();
      plans.push(value!.data!.cohortChanged.cohort.institution.plan);
      await events.return();
    }
    expect(plans).toEqual([null, 'PROFESSIONAL']);
  });
});

test('a field that a directive leaves out needs no scope', async () => {
  const { errors } = await app.graphql(
    'query($wide: Boolean!) { courses { nodes { title cohorts @include(if: $wide) { totalCount } } } }',
    { wide: false },
    { as: await tokenFor('courses:read') },
  );
  expect(errors).toEqual([]);
});

test('tokens of different scopes never share a plan', async () => {
  const query = '{ certificates { nodes { cohort { title } } } }';
  const wide = await app.graphql(query, {}, { as: await tokenFor('certificates:read', 'cohorts:read') });
  const narrow = await app.graphql(query, {}, { as: await tokenFor('certificates:read') });
  expect(wide.data.certificates.nodes).not.toEqual([{ cohort: null }]);
  expect(narrow.data.certificates.nodes).toEqual([{ cohort: null }]);
});
