import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAccount,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  aVisitor,
  type Actor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let colleague: Member;
let student: Member;
let elsewhere: Member;
let open: ItemRow;
let closed: ItemRow;
let draft: ItemRow;
let foreignOpen: ItemRow;
let foreignClosed: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  colleague = await aTeacher(app, { institution });
  student = await aStudent(app, { institution });
  elsewhere = await aTeacher(app);
  open = await aCourse(app, {
    by: teacher,
    title: 'Open',
    isPublic: true,
    category: 'Design',
    level: 'Beginner',
  });
  closed = await aCourse(app, { by: colleague, title: 'Closed', shortDescription: '100% inside_out' });
  draft = await aCourse(app, { by: teacher, title: 'Draft', status: 'draft', isPublic: true });
  await aCourse(app, { by: teacher, title: 'Gone', isPublic: true, deletedAt: new Date() });
  foreignOpen = await aCourse(app, { by: elsewhere, title: 'Foreign open', isPublic: true });
  foreignClosed = await aCourse(app, { by: elsewhere, title: 'Foreign closed' });
});
afterAll(() => app.stop());

async function titles(as: Actor, { host, ...args }: { host?: string; [name: string]: unknown } = {}) {
  const { data, errors } = await app.graphql(
    `query Courses($search: String, $category: CourseCategory, $level: CourseLevel) {
      courses(search: $search, category: $category, level: $level) { nodes { title } totalCount }
    }`,
    args,
    { as, ...(host && { host }) },
  );
  expect(errors).toEqual([]);
  expect(data.courses.totalCount).toBe(data.courses.nodes.length);
  return data.courses.nodes.map((course: { title: string }) => course.title).toSorted();
}

async function mine(as: Actor, search?: string) {
  const { data, code } = await app.graphql(
    'query Mine($search: String) { myCourses(search: $search) { nodes { title } } }',
    { search },
    { as },
  );
  return code ?? data.myCourses.nodes.map((course: { title: string }) => course.title).toSorted();
}

describe('courses', () => {
  test("lists the courses of the session's institution, with drafts for their owner and admins only", async () => {
    expect(await titles(student)).toEqual(['Closed', 'Open']);
    expect(await titles(colleague)).toEqual(['Closed', 'Open']);
    expect(await titles(teacher)).toEqual(['Closed', 'Draft', 'Open']);
    expect(await titles(await anAdmin(app, { institution: teacher.institution }))).toEqual([
      'Closed',
      'Draft',
      'Open',
    ]);
  });

  test('lists the marketplace for an account without an institution', async () => {
    expect(await titles(aVisitor())).toEqual(['Foreign open', 'Open']);
    expect(await titles(await anAccount(app))).toEqual(['Foreign open', 'Open']);
  });

  test("lists the institution's public courses for a visitor of its host", async () => {
    expect(await titles(aVisitor(), { host: teacher.institution.namespace })).toEqual(['Open']);
    expect(await titles(aVisitor(), { host: elsewhere.institution.namespace })).toEqual(['Foreign open']);
    expect(await titles(aVisitor(), { host: 'nobody' })).toEqual([]);
  });

  test('filters courses by text, category and level', async () => {
    expect(await titles(student, { search: 'oPE' })).toEqual(['Open']);
    expect(await titles(student, { search: '100% inside_' })).toEqual(['Closed']);
    expect(await titles(student, { search: '%' })).toEqual(['Closed']);
    expect(await titles(student, { category: 'DESIGN' })).toEqual(['Open']);
    expect(await titles(student, { category: 'DESIGN', level: 'ADVANCED' })).toEqual([]);
    expect(await titles(student, { level: 'BEGINNER' })).toEqual(['Open']);
  });

  test.each(['ALL', 'ALL_LEVELS'])('finds courses for everyone by the level %s', async (level) => {
    const by = await aTeacher(app);
    await aCourse(app, { by, title: 'Quick', level: 'All' });
    await aCourse(app, { by, title: 'Thorough', level: 'All Levels' });
    await aCourse(app, { by, title: 'Steep', level: 'Advanced' });
    expect(await titles(by, { level })).toEqual(['Quick', 'Thorough']);
  });

  test.each(['category: DESING', 'level: "BEGINNER"'])('rejects the document with %s', async (filter) => {
    const answer = await app.graphql(`{ courses(${filter}) { totalCount } }`, {}, { as: student });
    expect(answer).toMatchObject({ status: 400, code: 'INVALID', data: null });
  });

  test('rejects signed-in callers who are not verified', async () => {
    const answer = await app.graphql(
      '{ courses { totalCount } }',
      {},
      { as: await anAccount(app, { isVerified: false }) },
    );
    expect(answer.code).toBe('UNVERIFIED');
  });
});

describe('myCourses', () => {
  test('lists the courses that staff owns', async () => {
    expect(await mine(teacher)).toEqual(['Draft', 'Open']);
    expect(await mine(teacher, 'dra')).toEqual(['Draft']);
    expect(await mine(colleague)).toEqual(['Closed']);
    expect(await mine(aVisitor())).toBe('UNAUTHENTICATED');
  });

  test('lists the courses of the cohorts in which a student has a seat', async () => {
    const { institution } = teacher;
    const [seated, waiting, account] = [
      await aStudent(app, { institution }),
      await aStudent(app, { institution }),
      await anAccount(app),
    ];
    const cohort = await aCohort(app, { by: teacher, courses: [open, closed], isPublic: true });
    await aCohort(app, { by: teacher, courses: [open] });
    await anEnrollment(app, { cohort, student: seated });
    await anEnrollment(app, { cohort, student: waiting, status: 'pending' });
    expect(await mine(seated)).toEqual(['Closed', 'Open']);
    expect(await mine(waiting)).toEqual([]);
    await app.graphql(
      'mutation Enroll($id: ID!) { enroll(input: { cohortId: $id }) { enrollment { id } } }',
      { id: cohort.id },
      { as: account },
    );
    expect(await mine(account)).toEqual(['Open']); // private ones only inside the institution
  });
});

describe('reading one course or any node', () => {
  const course = (id: string, as: Actor) =>
    app.graphql('query Course($id: ID!) { course(id: $id) { title } }', { id }, { as });
  const node = (id: string, as: Actor) =>
    app.graphql(
      `query Node($id: ID!) { node(id: $id) { __typename id
        ... on Course { title } ... on Cohort { name: title } ... on Institution { namespace } ... on Member { displayName }
        ... on Enrollment { status } } }`,
      { id },
      { as },
    );

  test('a public course is visible to everybody, also in sessions of other institutions, because its link is shared', async () => {
    for (const who of [aVisitor(), student, elsewhere, await anAccount(app)]) {
      expect((await course(open.id, who)).data.course.title).toBe('Open');
      expect((await course(foreignOpen.id, who)).data.course.title).toBe('Foreign open');
    }
  });

  test('objects that the viewer may not see are answered like unknown ones, byte for byte', async () => {
    for (const who of [aVisitor(), student, await anAccount(app)]) {
      const unknown = await course(uuidv7(), who);
      expect(unknown).toMatchObject({ code: 'NOT_FOUND' });
      for (const id of [draft.id, foreignClosed.id]) expect((await course(id, who)).text).toBe(unknown.text);
      for (const id of [uuidv7(), draft.id, foreignClosed.id, elsewhere.accountId])
        expect((await node(id, who)).data).toEqual({ node: null });
    }
  });

  test('node returns each kind of object as its own type', async () => {
    const cohort = await aCohort(app, { by: teacher, title: 'Group' });
    const enrollment = await anEnrollment(app, { cohort, student });
    const kinds: [string, object][] = [
      [open.id, { __typename: 'Course', title: 'Open' }],
      [cohort.id, { __typename: 'Cohort', name: 'Group' }],
      [teacher.institution.id, { __typename: 'Institution', namespace: teacher.institution.namespace }],
      [
        teacher.membershipId,
        { __typename: 'Member', displayName: `${teacher.firstName} ${teacher.lastName}` },
      ],
      [enrollment.id, { __typename: 'Enrollment', status: 'ACTIVE' }],
    ];
    for (const [id, object] of kinds) expect((await node(id, student)).data.node).toEqual({ id, ...object });
  });
});
