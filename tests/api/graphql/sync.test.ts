import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAdmin,
  anApiToken,
  aStudent,
  type Actor,
  type Member,
} from '#tests/support/factories';

let app: App;
let admin: Member;
/** A program of the institution that keeps a copy of its courses. */
let program: Actor;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
  await app.db.query(`update institution set plan = 'professional'`); // with tokens
  program = await anApiToken(app, { by: admin });
});
afterAll(() => app.stop());

const CHANGED = `query ($after: String, $from: DateTime) {
  courses(first: 4, after: $after, orderBy: { field: UPDATED_AT }, updatedAt: { from: $from }) {
    nodes { id version title updatedAt } pageInfo { hasNextPage endCursor }
  }
}`;

interface Course {
  id: string;
  version: number;
  title: string;
  updatedAt: string;
}

/** Reads the courses that changed at or after a time, all pages, in the order of their changes. */
async function changedSince(from: string | null): Promise<Course[]> {
  const found: Course[] = [];
  for (let after: string | null = null; ;) {
    const { data, errors } = await app.graphql(CHANGED, { from, after }, { as: program });
    expect(errors).toEqual([]);
    const { nodes, pageInfo } = data!['courses'] as {
      nodes: Course[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
    found.push(...nodes);
    if (!pageInfo.hasNextPage) return found;
    after = pageInfo.endCursor;
  }
}

test('a copy of all courses is brought up to date by what changed since the last one seen', async () => {
  const courses = [];
  for (let at = 0; at < 10; at++) courses.push(await aCourse(app, { by: admin, title: `Course ${at}` }));
  const copy = new Map((await changedSince(null)).map((course) => [course.id, course]));
  expect(copy.size).toBe(10);
  const last = [...copy.values()].at(-1)!;

  const rename = `mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { course { id } } }`;
  for (const { id } of [courses[7]!, courses[2]!]) {
    const { errors } = await app.graphql(
      rename,
      { input: { id, version: copy.get(id)!.version, title: 'Changed' } },
      { as: admin },
    );
    expect(errors).toEqual([]);
  }
  const added = await aCourse(app, { by: admin, title: 'Added' });

  const news = (await changedSince(last.updatedAt)).filter(
    ({ id, updatedAt }) => copy.get(id)?.updatedAt !== updatedAt,
  );
  expect(news.map(({ id }) => id)).toEqual([courses[7]!.id, courses[2]!.id, added.id]);
  expect(news.map(({ title }) => title)).toEqual(['Changed', 'Changed', 'Added']);
});

test('nodes returns objects of several types in the order of their IDs, null for others', async () => {
  const course = await aCourse(app, { by: admin });
  const cohort = await aCohort(app, { by: admin, courses: [course] });
  const foreign = await aCourse(app, { by: await anAdmin(app) });
  const ids = [cohort.id, foreign.id, course.id, admin.membershipId, cohort.id];
  const { data, errors } = await app.graphql(
    `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Course { title } } }`,
    { ids },
    { as: admin },
  );
  expect(errors).toEqual([]);
  expect(data!['nodes']).toEqual([
    { __typename: 'Cohort', id: cohort.id },
    null,
    { __typename: 'Course', id: course.id, title: course.title },
    { __typename: 'Member', id: admin.membershipId },
    { __typename: 'Cohort', id: cohort.id },
  ]);
});

test('nodes takes at most 100 IDs, each counted in the cost', async () => {
  const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
  const { id } = await aCourse(app, { by: admin });
  const ids = Array.from({ length: 101 }, () => id);
  expect((await app.graphql(NODES, { ids }, { as: admin })).code).toBe('INVALID');
  const costOf = async (query: string, given: string[]) => {
    const { body } = await app.request('POST', '/graphql', {
      body: { query, variables: { ids: given } },
      as: program,
    });
    return (body as { extensions: { cost: { requested: number } } }).extensions.cost.requested;
  };
  expect(await costOf(NODES, ids.slice(0, 7))).toBe(7);
  const LIST = 'query ($ids: [ID!]) { courses(first: 50, ids: $ids) { nodes { id } } }';
  expect(await costOf(LIST, ids.slice(0, 7))).toBe(8);
  expect(await costOf(LIST, ids.slice(0, 100))).toBe(51);
});

test('a part is read by ID by those who can read the object that it belongs to', async () => {
  const student = await aStudent(app, { institution: admin.institution });
  const partOf = async (course: { id: string }) => {
    const { rows } = await app.db.query<{ id: string }>(
      `insert into section (institution_id, id, created_at, course_id, title)
       select institution_id, uuidv7(), now(), id, 'Part' from course where id = $1 returning id`,
      [course.id],
    );
    return rows[0]!.id;
  };
  const draft = await partOf(await aCourse(app, { by: admin, status: 'draft' }));
  const published = await partOf(await aCourse(app, { by: admin }));
  const read = async (id: string, as: Actor) =>
    (await app.graphql('query ($id: ID!) { node(id: $id) { id } }', { id }, { as })).data!['node'];
  expect(await read(draft, admin)).toEqual({ id: draft });
  expect(await read(published, student)).toEqual({ id: published });
  expect(await read(draft, student)).toBeNull();
});

test('member reads one member by ID', async () => {
  const read = (id: string) =>
    app.graphql('query ($id: ID!) { member(id: $id) { id displayName } }', { id }, { as: admin });
  expect((await read(admin.membershipId)).data).toMatchObject({ member: { id: admin.membershipId } });
  expect((await read((await anAdmin(app)).membershipId)).code).toBe('NOT_FOUND');
});
