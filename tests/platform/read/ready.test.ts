import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anEnrollment,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { UNKNOWN_ID } from '#tests/support/unknown-id';

let app: App;
let student: Member;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp();
  const teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
  const courses = [await aCourse(app, { by: teacher }), await aCourse(app, { by: teacher })];
  cohort = await aCohort(app, { by: teacher, courses, capacity: 7 });
  await anEnrollment(app, { cohort, student });
});
afterAll(() => app.stop());

/** Returns the same document for the executor that completes field by field: a directive disables the fast path. */
const fieldByField = (document: string) => document.replace('{ id', '{ id @include(if: true)');

const DOCUMENTS: Record<string, string> = {
  'enum values, instants, numbers and nulls':
    'query Q($id: ID!) { cohort(id: $id) { id status startDate endDate price { amount currency } fillRate description registrationDeadline } }',
  'names of types': `query Q($id: ID!) { cohort(id: $id) { id __typename courses { __typename owner { __typename id } }
      enrollments { __typename nodes { __typename status } edges { __typename } pageInfo { __typename hasNextPage } } } }`,
  'aliases and fragments':
    'query Q($id: ID!) { it: cohort(id: $id) { id ...Part } } fragment Part on Cohort { name: title courses { ... on Course { key: id level } } }',
  'whatever is behind an identity':
    'query Q($id: ID!) { node(id: $id) { id ... on Cohort { title status } ... on Course { level } } }',
  'several root fields':
    'query Q($id: ID!) { viewer { id email } cohort(id: $id) { studentCount } courses { totalCount nodes { title } } }',
  'pages that end and pages that go on':
    '{ courses(first: 1) { nodes { id } pageInfo { hasNextPage hasPreviousPage endCursor } edges { cursor node { title } } } }',
  'nothing found': `{ node(id: "${UNKNOWN_ID}") { id } }`,
};

describe('the fast path returns the same as completing field by field', () => {
  test.each(Object.entries(DOCUMENTS))('%s', async (_, document) => {
    const variables = document.includes('$id') ? { id: cohort.id } : {};
    const short = await app.graphql(document, variables, { as: student });
    const long = await app.graphql(fieldByField(document), variables, { as: student });
    expect(short.errors).toEqual([]);
    expect(short.data).toEqual(long.data);
  });

  test('the two paths differ (control): the database writes lists with a space', async () => {
    const document = 'query Q($id: ID!) { cohort(id: $id) { id courses { id } } }';
    const short = await app.graphql(document, { id: cohort.id }, { as: student });
    const long = await app.graphql(fieldByField(document), { id: cohort.id }, { as: student });
    expect(short.text).not.toBe(long.text);
    expect(short.text.replaceAll(/,\s+/g, ',')).toBe(long.text);
  });

  test('a mutation returns what it changed, also when repeated', async () => {
    const another = await aStudent(app, { institution: student.institution });
    const document = `mutation M($id: ID!) { enroll(input: { cohortId: $id }) { __typename enrollment { id status enrolledAt cohort { id studentCount } } viewer { id activeEnrollmentCount } } }`;
    const first = await app.graphql(document, { id: cohort.id }, { as: another });
    expect(first.data).toMatchObject({
      enroll: { __typename: 'EnrollPayload', enrollment: { status: 'ACTIVE', cohort: { studentCount: 2 } } },
    });
    const again = await app.graphql(fieldByField(document), { id: cohort.id }, { as: another });
    expect(again.data).toEqual(first.data);
  });
});

test('a missing object that the schema declares non-null fails instead of being null', async () => {
  const owner = await aTeacher(app, { institution: student.institution });
  const course = await aCourse(app, { by: owner });
  // No call of the product leads here: the tables' keys forbid it.
  await app.db.query('alter table course disable trigger all');
  await app.db.query(`update course set owner_id = gen_random_uuid() where id = $1`, [course.id]);
  const { data, errors } = await app.graphql(
    'query Q($id: ID!) { course(id: $id) { id owner { id } } }',
    { id: course.id },
    { as: student },
  );
  expect(data).toEqual({ course: null });
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['INTERNAL']);
});

test('an error names its root field', async () => {
  const { errors, status } = await app.graphql('{ members { nodes { id } } }', {}, { as: student });
  expect(status).toBe(403);
  expect(errors).toMatchObject([{ path: ['members'], extensions: { code: 'FORBIDDEN' } }]);
});
