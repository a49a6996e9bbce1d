import { getNamedType, type GraphQLField, isEnumType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '#tests/support/schema';
import { type App, startApp } from '#tests/support/app';
import { aCourse, anAdmin, type ItemRow, type Member } from '#tests/support/factories';
import { genericPlan, nodesOf, type PlannedNode } from '#tests/support/plans';
import { UNKNOWN_ID } from '#tests/support/unknown-id';
import { connectForPlans, statementsOf } from './cost.ts';

const ORDERINGS = ['orderBy', 'ids', 'createdAt', 'updatedAt'];

interface List {
  /** Path of fields to it, by dots. */
  name: string;
  field: GraphQLField<unknown, unknown>;
  /** Orders of the list. */
  orders: string[];
}

const lists: List[] = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type))
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
      .map((field) => ({
        name: type === schema.getQueryType() ? field.name : `${type.name}.${field.name}`,
        field,
        orders: ordersOf(getNamedType(field.type).name.replace('Connection', '')),
      })),
  );

function ordersOf(type: string): string[] {
  const found = schema.getType(`${type}OrderField`);
  return isEnumType(found) ? found.getValues().map(({ name }) => name) : [];
}

let app: App;
let admin: Member;
/** By time of creation, two each at the same time. */
let courses: ItemRow[];
beforeAll(async () => {
  app = await startApp({ isOwn: true });
  admin = await anAdmin(app);
  await app.db.query(`update institution set plan = 'professional'`); // with tokens
  courses = [];
  for (let at = 0; at < 7; at++) {
    const course = await aCourse(app, { by: admin, title: `Title ${(at * 3) % 7}` });
    courses.push(course);
    await app.db.query(`update course set created_at = $2 where id = $1`, [course.id, timeOf(at)]);
  }
  courses = courses
    .map((course, at) => ({ course, time: timeOf(at).getTime() }))
    .toSorted((a, b) => a.time - b.time || (a.course.id < b.course.id ? -1 : 1))
    .map(({ course }) => course);
});
afterAll(() => app.stop());

const timeOf = (at: number) => new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 2)));

const COURSES = `query ($first: Int, $after: String, $last: Int, $before: String, $orderBy: CourseOrder, $ids: [ID!], $createdAt: TimeRange, $updatedAt: TimeRange) {
  courses(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy, ids: $ids, createdAt: $createdAt, updatedAt: $updatedAt) {
    nodes { id title } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

interface Page {
  nodes: { id: string; title: string }[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
}

async function read(variables: object): Promise<Page> {
  const { data, errors } = await app.graphql(COURSES, variables, { as: admin });
  expect(errors).toEqual([]);
  return (data as { courses: Page }).courses;
}

const idsOf = ({ nodes }: Page) => nodes.map(({ id }) => id);
const titlesOf = ({ nodes }: Page) => nodes.map(({ title }) => title);

test('every list has the same order and filters', () => {
  const incomplete = lists.filter(({ field, orders }) => {
    const given = field.args.map(({ name }) => name);
    return !ORDERINGS.every((name) => given.includes(name)) || !orders.includes('UPDATED_AT');
  });
  expect(lists.length).toBeGreaterThan(20);
  expect(incomplete.map(({ name }) => name)).toEqual([]);
});

describe('a list in a requested order', () => {
  test.each([
    ['ASC', 'first', 'after', 'endCursor', 'hasNextPage'],
    ['DESC', 'first', 'after', 'endCursor', 'hasNextPage'],
    ['ASC', 'last', 'before', 'startCursor', 'hasPreviousPage'],
    ['DESC', 'last', 'before', 'startCursor', 'hasPreviousPage'],
  ] as const)('%s has every object once, %s pages with %s', async (direction, size, from, cursor, more) => {
    const orderBy = { field: 'CREATED_AT', direction };
    const seen: string[] = [];
    let at: string | null = null;
    for (;;) {
      const page: Page = await read({ orderBy, [size]: 3, ...(at && { [from]: at }) });
      seen.splice(size === 'first' ? seen.length : 0, 0, ...idsOf(page));
      at = page.pageInfo[cursor];
      if (!page.pageInfo[more]) break;
    }
    const expected = courses.map(({ id }) => id);
    expect(seen).toEqual(direction === 'ASC' ? expected : expected.toReversed());
  });

  test('follows the variables of each run', async () => {
    const sorted = courses.map(({ title }) => title).toSorted();
    expect(titlesOf(await read({ orderBy: { field: 'TITLE' } }))).toEqual(sorted);
    expect(titlesOf(await read({ orderBy: { field: 'TITLE', direction: 'DESC' } }))).toEqual(
      sorted.toReversed(),
    );
    expect(titlesOf(await read({ orderBy: { field: 'CREATED_AT' } }))).toEqual(
      courses.map(({ title }) => title),
    );
  });

  test('of a nested list is read in one statement with its parent', async () => {
    const { data, errors } = await app.graphql(
      `query ($id: ID!, $direction: OrderDirection!) { course(id: $id) {
         lessons(orderBy: { field: UPDATED_AT, direction: $direction }, updatedAt: { from: "2026-01-01T00:00:00Z" }) { totalCount } } }`,
      { id: courses[0]!.id, direction: 'DESC' },
      { as: admin },
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({ course: { lessons: { totalCount: 0 } } });
  });

  test.each([
    [{ field: 'CREATED_AT' }, { field: 'UPDATED_AT' }],
    [{ field: 'CREATED_AT' }, { field: 'CREATED_AT', direction: 'DESC' }],
    [{ field: 'CREATED_AT' }, null],
    [null, { field: 'CREATED_AT', direction: 'DESC' }],
  ])('refuses a cursor of another order: %j in %j', async (one, other) => {
    const { pageInfo } = await read({ first: 2, orderBy: one });
    const { code, errors } = await app.graphql(
      COURSES,
      { first: 2, orderBy: other, after: pageInfo.endCursor },
      { as: admin },
    );
    expect(code).toBe('INVALID');
    expect(errors[0]!.message).toContain('order');
  });
});

describe('filters that all lists have', () => {
  test('ids returns these objects, and none that the viewer cannot read', async () => {
    const foreign = await aCourse(app, { by: await anAdmin(app) });
    const ids = [courses[1]!.id, courses[4]!.id, foreign.id];
    const page = await read({ ids });
    expect(idsOf(page).toSorted()).toEqual([courses[1]!.id, courses[4]!.id].toSorted());
    expect(page.totalCount).toBe(2);
    expect(idsOf(await read({ ids: [] }))).toEqual([]);
  });

  test('ids are at most 100', async () => {
    const ids = Array.from({ length: 101 }, () => courses[0]!.id);
    expect((await app.graphql(COURSES, { ids }, { as: admin })).code).toBe('INVALID');
    expect((await read({ ids: ids.slice(1) })).totalCount).toBe(1);
  });

  test('a period includes its start and excludes its end', async () => {
    const [from, to] = [timeOf(2), timeOf(4)].map((time) => time.toISOString());
    const orderBy = { field: 'CREATED_AT' };
    const within = async (createdAt: object) => idsOf(await read({ createdAt, orderBy }));
    const all = courses.map(({ id }) => id);
    expect(await within({ from, to })).toEqual(all.slice(2, 4));
    expect(await within({ from })).toEqual(all.slice(2));
    expect(await within({ to })).toEqual(all.slice(0, 4));
    expect(await within({ from: null, to: null })).toEqual(all);
    expect((await read({ createdAt: { from, to } })).totalCount).toBe(2);
    expect((await read({ updatedAt: { to } })).totalCount).toBe(0);
  });
});

describe('an index serves each order of a list', () => {
  /** Lists whose few rows are sorted, and why. */
  const SORTED: Record<string, string> = {
    sessions: "the viewer's own sessions",
    passkeys: "the viewer's own passkeys",
    conversations: "the viewer's own conversations",
    'Viewer.enrollments': "the viewer's own enrollments",
    extensions: 'the extensions of one course, which its activities find',
    'Cohort.enrollments': 'the seats and the waitlist of one cohort, found by its index',
    'Course.activities': 'the activities of one course, found by its index',
    attendanceSheet: 'the students of one cohort, which their seats find',
    gradebook: 'the students of one course, which their seats find',
    'Member.attendances': 'the attendance of one student, found by its index',
    'Member.certificates': 'the certificates of one student, found by its index',
    'Member.enrollments': 'the enrollments of one student, found by its index',
    'Member.submissions': 'the work of one student, found by its index',
    'Course.cohorts': 'the cohorts that offer one course, which the table of offers finds',
    'Event.registrations': 'the registrations of one event, found by its index',
    myCourses: 'the courses that the viewer owns or attends',
  };

  /** Where each list is, with the arguments that it requires. */
  const AT: Record<string, (list: string) => string> = {
    attendanceSheet: (list) => list.replace('(', `(sessionId: "${UNKNOWN_ID}", `),
    attendances: (list) => list.replace('(', `(sessionId: "${UNKNOWN_ID}", `),
    lessons: (list) => list.replace('(', `(courseId: "${UNKNOWN_ID}", `),
    'Course.lessons': (list) => `course(id: "${UNKNOWN_ID}") { ${list} }`,
    'Course.reviews': (list) => `course(id: "${UNKNOWN_ID}") { ${list} }`,
    'Institution.enrollments': (list) => `viewer { membership { institution { ${list} } } }`,
    'Conversation.messages': (list) => `conversation(id: "${UNKNOWN_ID}") { ${list} }`,
    'Discussion.replies': (list) => `discussion(id: "${UNKNOWN_ID}") { ${list} }`,
    'Activity.submissions': (list) => `activity(id: "${UNKNOWN_ID}") { ${list} }`,
    'Activity.extensions': (list) => `activity(id: "${UNKNOWN_ID}") { ${list} }`,
    'ImportRun.errors': (list) => `importRun(id: "${UNKNOWN_ID}") { ${list} }`,
    'Quiz.attempts': (list) => `quiz(id: "${UNKNOWN_ID}") { ${list} }`,
    'WebhookEndpoint.deliveries': (list) => `webhookEndpoints { nodes { ${list} } }`,
  };

  const cases = lists
    .filter(({ name }) => !(name in SORTED))
    .flatMap(({ name, field, orders }) =>
      orders.map((order) => [`${name} by ${order}`, name, field.name, order] as const),
    );

  /** Returns the sorts of whole lists that the statements of a query need, after a change that is rolled back. */
  async function sortsIn(query: string, change = 'select 1') {
    const statements = await statementsOf(app.services, () => app.graphql(query, {}, { as: admin }));
    expect(statements).not.toEqual([]);
    const client = await connectForPlans(app.databaseUrl);
    try {
      await client.query(
        `set role none; set enable_sort = off; set enable_bitmapscan = off; set enable_presorted_aggregate = off;
         begin; ${change}`,
      );
      const nodes: PlannedNode[] = [];
      for (const { text } of statements) nodes.push(...nodesOf(await genericPlan(client, text)));
      return nodes.filter((node) => node['Node Type'] === 'Sort');
    } finally {
      await client.end();
    }
  }

  test.each(cases)('%s', async (_, name, field, order) => {
    const list = `${field}(orderBy: { field: ${order} }) { nodes { id } }`;
    expect(await sortsIn(`{ ${(AT[name] ?? ((root: string) => root))(list)} }`)).toEqual([]);
  });

  test('a missing index is noticed', async () => {
    const query = '{ courses(orderBy: { field: TITLE }) { nodes { id } } }';
    expect(await sortsIn(query, 'drop index course_institution_id_title_id_index')).not.toEqual([]);
  });
});
