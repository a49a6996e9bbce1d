import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Statement } from '#platform/read/reader';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anEnrollment,
  aStudent,
  aTeacher,
  aVisitor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let student: Member;
let course: ItemRow;
let cohort: ItemRow;
/** Returns the statements of an operation, as a list for each transaction. */
let sent: Statement[][] = [];

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
  course = await aCourse(app, { by: teacher, lessons: ['One'] });
  cohort = await aCohort(app, { by: teacher, courses: [course] });
  await anEnrollment(app, { cohort, student });
  await app.graphql('{ viewer { id } }', {}, { as: student }); // the session is cached from here on
  await app.graphql('{ viewer { id } }', {}, { as: teacher });
  const { runStatements } = app.services;
  app.services.runStatements = (viewer, statements) => {
    sent.push(statements);
    return runStatements(viewer, statements);
  };
});
afterAll(() => app.stop());
beforeEach(() => void (sent = []));

const run = (query: string, variables?: object) => app.graphql(query, variables, { as: student });

describe('compiled statements', () => {
  test('there is one for a root field of any depth', async () => {
    const { errors } = await run(
      `query ($id: ID!) { cohort(id: $id) {
        title isEnrolled viewerCan { enroll } viewerEnrollment { progress student { email } }
        institution { name } milestones { title } instructors { member { displayName } }
        courses { title owner { displayName } sections { lessons { isCompleted } } cohorts { totalCount nodes { title } } }
        enrollments(first: 5) { totalCount pageInfo { endCursor } nodes { student { courseCount } } }
      } }`,
      { id: cohort.id },
    );
    expect(errors).toEqual([]);
    expect(sent.map((statements) => statements.length)).toEqual([1]);
  });

  test('there is one for each list of a course and of the institution', async () => {
    const { errors } = await run(
      `query ($id: ID!) {
        due: activities(isDue: true, first: 5) { nodes { title course { title } viewerSubmission { id } } }
        activities(courseId: $id) { totalCount nodes {
          title course { title } viewerCan { edit submit grade } viewerSubmission { state files { name } }
          submissions(first: 5) { totalCount nodes { student { displayName } files { name } viewerCan { grade } } }
        } }
        lessons(courseId: $id) { totalCount nodes { title meetingLink section { title } viewerCan { edit } } }
        institutions { totalCount nodes { name details { city adminEmail } } }
      }`,
      { id: course.id },
    );
    expect(errors).toEqual([]);
    expect(sent.map((statements) => statements.length)).toEqual([4]);
  });

  test('several root fields share one transaction, and so one snapshot', async () => {
    const { errors } = await run(
      '{ viewer { email } cohorts { totalCount } again: cohorts(first: 1) { nodes { id } } }',
    );
    expect(errors).toEqual([]);
    expect(sent.map((statements) => statements.length)).toEqual([3]);
  });

  test('are prepared from the second time on and serve other values and people', async () => {
    const document = 'query ($search: String) { cohorts(search: $search) { nodes { title } } }';
    const searches = ['first', 'second', 'third'];
    for (const search of searches) await run(document, { search });
    await app.graphql(
      document,
      { search: 'fourth' },
      { as: await aStudent(app, { institution: teacher.institution }) },
    );
    const statements = sent.flat().filter(({ name }) => name !== 'session');
    expect(new Set(statements.map(({ text }) => text)).size).toBe(1);
    const [first, ...later] = statements.map(({ name }) => name);
    expect(first).toBeUndefined();
    expect(new Set(later).size).toBe(1);
    expect(later[0]).toMatch(/^read_/);
    const known = await app.services.runStatements({ ...(await viewerOf(student)) }, [
      {
        text: `select count(*)::text from pg_prepared_statements where name like '${later[0]}%'`,
        values: [],
      },
    ]);
    expect(Number(known[0])).toBeGreaterThan(0);
  });

  test('of a nested search have the form that an index finds, unless the text is too short in its script', async () => {
    const document = 'query ($s: String) { institution { enrollments(search: $s) { totalCount } } }';
    const textFor = async (s: string) => {
      const { errors } = await run(document, { s });
      expect(errors).toEqual([]);
      return sent.splice(0).flat().at(-1)!.text;
    };
    expect(await textFor('ana')).toContain('ilike');
    expect(await textFor('an')).toContain('%>');
    expect(await textFor('日本')).toContain('strpos');
    expect(await textFor('bea')).toContain('ilike');
  });

  test('pass values as parameters only', async () => {
    await run(`{ cohorts(search: "it's \\"here\\"") { totalCount } }`);
    const [statement] = sent.flat();
    expect(statement?.text).not.toContain("it's");
    expect(statement?.values).toContain('it\'s "here"');
  });

  test('differ by role for the same document', async () => {
    const document = '{ cohorts { nodes { isEnrolled enrollments { totalCount } } } }';
    const seen = await run(document);
    const taught = await app.graphql(document, {}, { as: teacher });
    const offered = await app.graphql(document, {}, { as: aVisitor() });
    expect(seen.data.cohorts.nodes).toEqual([{ isEnrolled: true, enrollments: { totalCount: 1 } }]);
    expect(taught.data.cohorts.nodes).toEqual([{ isEnrolled: false, enrollments: { totalCount: 1 } }]);
    expect(offered.data.cohorts.nodes).toEqual([]);
    expect(new Set(sent.flat().map(({ text }) => text)).size).toBe(3);
  });
});

async function viewerOf(member: Member) {
  const viewer = await app.services.sessions.find(member.sessionId, member.accountId);
  return viewer!;
}

describe('compiled responses', () => {
  const one = async (selection: string) => {
    const { data, errors } = await run(`query ($id: ID!) { cohort(id: $id) { ${selection} } }`, {
      id: cohort.id,
    });
    expect(errors).toEqual([]);
    return data.cohort as Record<string, unknown>;
  };

  test('aliases may swap names', async () => {
    expect(await one('id: title title: id studentCount: capacity capacity: studentCount')).toEqual({
      id: cohort.title,
      title: cohort.id,
      studentCount: 10,
      capacity: 1,
    });
    expect(
      await one('viewerCan: courses { title: id } courses: viewerCan { edit: enroll enroll: edit }'),
    ).toEqual({
      viewerCan: [{ title: course.id }],
      courses: { edit: false, enroll: false },
    });
  });

  test('aliases may be names that every JavaScript object has', async () => {
    const answer = await one('constructor: viewerCan { edit } toString: title __proto__: viewerCan { edit }');
    expect(JSON.stringify(answer)).toBe(
      JSON.stringify({ constructor: { edit: false }, toString: cohort.title }).replace(
        /}$/,
        ',"__proto__":{"edit":false}}',
      ),
    );
  });

  test('one field under two aliases keeps its arguments apart', async () => {
    const answer = await one(
      'all: enrollments { totalCount } none: enrollments(status: [CANCELLED]) { totalCount }',
    );
    expect(answer).toEqual({ all: { totalCount: 1 }, none: { totalCount: 0 } });
  });

  test('__typename alone is enough', async () => {
    expect(
      await one(
        '__typename courses { __typename } enrollments { edges { __typename } pageInfo { __typename } }',
      ),
    ).toEqual({
      __typename: 'Cohort',
      courses: [{ __typename: 'Course' }],
      enrollments: { edges: [{ __typename: 'EnrollmentEdge' }], pageInfo: { __typename: 'PageInfo' } },
    });
  });

  test('a page whose fields are all skipped is an empty object', async () => {
    expect(await one('enrollments { pageInfo { hasNextPage @skip(if: true) } }')).toEqual({
      enrollments: { pageInfo: {} },
    });
  });

  test('node reads any kind of object by its ID', async () => {
    const document =
      'query ($id: ID!) { node(id: $id) { __typename id ... on Cohort { name: title } ... on Course { name: title } ... on Member { name: displayName } } }';
    const kinds = { [cohort.id]: 'Cohort', [course.id]: 'Course', [student.membershipId]: 'Member' };
    for (const [id, kind] of Object.entries(kinds)) {
      const { data } = await run(document, { id });
      expect(data.node).toMatchObject({ id, __typename: kind, name: expect.any(String) });
    }
    const { data, errors } = await run(document, { id: student.sessionId });
    expect({ data, errors }).toEqual({ data: { node: null }, errors: [] });
  });

  test.each([
    ['of 61 letters', `{ ${'a'.repeat(61)}: viewer { id } }`, 200],
    ['of 61 letters below', `{ viewer { ${'a'.repeat(61)}: id } }`, 400],
    ['that is a name reserved by GraphQL', '{ viewer { __typename: id } }', 400],
  ])('an alias %s works', async (_, document, status) => {
    const answer = await run(document);
    expect(answer).toMatchObject(status === 200 ? { status, errors: [] } : { status, code: 'INVALID' });
  });

  test('an alias of 60 letters is kept whole', async () => {
    const alias = 'b'.repeat(60);
    expect(await one(`${alias}: title`)).toEqual({ [alias]: cohort.title });
  });

  test('rejects a text with the character that PostgreSQL cannot store', async () => {
    const answer = await run('query ($s: String) { cohorts(search: $s) { totalCount } }', { s: 'a\0b' });
    expect(answer).toMatchObject({ code: 'INVALID' });
  });
});
