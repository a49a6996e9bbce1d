import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyCatalogue } from '#platform/catalogue/apply-catalogue';
import { enroll } from '#tests/modules/enrollment/calls';
import type { App } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  type Actor,
  anAccount,
  aMembership,
  anOrder,
  aSession,
  aStudent,
  aTeacher,
  aVisitor,
  type Member,
} from '#tests/support/factories';
import { asIfFound } from '#tests/support/found-tables';
import { everyOperation, type FieldOperation } from '#tests/support/operations';
import { schema } from '#tests/support/schema';
import { UNKNOWN_ID } from '#tests/support/unknown-id';
import { scansAcross, statementsOutside } from './outside.ts';
import { startOnCluster } from './support.ts';

/**
 * Queries whose compiled reads ask every node of a cluster for a reader without an institution, and why. Hand-written
 * statements, such as those that find the homes of IDs, are in `ACROSS_INSTITUTIONS`
 * (tests/platform/database/statement-rules.ts).
 */
const ACROSS: Readonly<Record<string, string>> = {
  viewer: 'rows of the account itself',
  institutions: 'institutions of the account',
  certificates: 'own certificates of any institution',
  orders: 'own orders of any institution',
  courses: 'what is below a page, whose institutions are named',
  cohorts: 'what is below a page, whose institutions are named',
  myCourses: 'nothing: readers without a membership have none',
  lessons: 'nothing: a list of lessons is for members',
  contacts: 'nothing: contacts are those of a membership',
  node: 'memberships of the account, below its own object and below an institution',
  nodes: 'memberships of the account, below its own object and below an institution',
};

/** Functions that read tables, which a node refuses. */
const READING = /\b(?:waitlist_position|public_cohort_price|has_own_place|member_count)\b/g;

/** The statement before a read that calls such a function where all institutions are. */
const ON_COORDINATOR = 'member_counts';

const queries = everyOperation(schema).filter(({ kind }) => kind === 'query');

let app: App;
let teacher: Member;
let scansOf: (text: string) => Promise<string[]>;
const ids: Record<string, string> = {};
const readers: Record<string, Actor> = {};
beforeAll(async () => {
  app = await startOnCluster();
  scansOf = await scansAcross(app.db);
  teacher = await aTeacher(app);
  const { institution } = teacher;
  const course = await aCourse(app, { by: teacher, lessons: ['One'], isPublic: true });
  const cohort = await aCohort(app, { by: teacher, courses: [course], isPublic: true });
  const student = await aStudent(app, { institution });
  const full = await aCohort(app, { by: teacher, capacity: 1, isPublic: true });
  await enroll(app, full, await aStudent(app, { institution }));
  await enroll(app, full, await aStudent(app, { institution }), true);
  const waiting = await enroll(app, full, student, true);
  const order = await anOrder(app, { cohort: await aCohort(app, { by: teacher }), student });
  await applyCatalogue(app.services);
  const { rows } = await app.db.query<{ id: string }>('select id from lesson where course_id = $1', [
    course.id,
  ]);
  Object.assign(ids, {
    course: course.id,
    cohort: cohort.id,
    lesson: rows[0]!.id,
    order: order.id,
    enrollment: (waiting.data.enroll.enrollment as { id: string }).id,
  });
  Object.assign(readers, {
    'a visitor': aVisitor(),
    'an account without an institution': await anAccount(app),
    'a super admin': await anAccount(app, { isSuperAdmin: true }),
    'a teacher of another institution': await aTeacher(app),
    'the student, in another institution': await inAnotherInstitution(student),
  });
});
afterAll(() => app.stop());

/** Adds a membership of another institution to a member, and returns a session there. */
async function inAnotherInstitution(member: Member): Promise<Actor> {
  const { institution } = await aTeacher(app);
  const there = { ...member, ...(await aMembership(app, member, institution, 'student')) };
  return { ...there, ...(await aSession(app, there)) };
}

/** Reads of objects by their IDs: the object, who reads it from outside, and whether the catalogue has its institution. */
const READS: [of: string, as: string, isInCatalogue: boolean, selection: string][] = [
  [
    'course',
    'a visitor',
    true,
    'title owner { displayName } sections { lessons { title } } cohorts { nodes { title price { amount } } }',
  ],
  ['cohort', 'an account without an institution', true, 'title price { amount } courses { title }'],
  ['cohort', 'a teacher of another institution', true, 'title isEnrolled instructors { id }'],
  ['lesson', 'a visitor', false, 'title course { title sections { lessons { title } } }'],
  ['order', 'the student, in another institution', false, 'status cohort { title } student { displayName }'],
];

/** Returns the names of the statements that find institutions, in their order. */
const findersIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => /^select json_object_agg\((\w+)\.id/.exec(text)?.[1] ?? []);

describe('a read of one object by its ID from outside of its institution', () => {
  test.each(READS)('asks only the node of the %s, for %s', async (of, as, isInCatalogue, selection) => {
    const query = `query ($id: ID!) { ${of}(id: $id) { ${selection} } }`;
    let answer: unknown;
    const sent = await statementsOutside(app, async () => {
      answer = (await app.graphql(query, { id: ids[of] }, { as: readers[as]! })).data[of];
    });
    expect(answer).toBeTruthy();
    const texts = sent.map(({ text }) => text);
    const finders = isInCatalogue ? ['entry'] : ['entry', 'found'];
    expect(findersIn(texts)).toEqual(finders);
    expect(texts).toHaveLength(finders.length + 1);
    expect(await scansOf(texts.at(-1)!)).toEqual([]);
  });

  test('asks no other node for an object that does not exist, and shows nothing', async () => {
    const query = 'query ($id: ID!) { node(id: $id) { id } course(id: $id) { title } }';
    let codes: unknown;
    const sent = await statementsOutside(app, async () => {
      const answer = await app.graphql(query, { id: UNKNOWN_ID });
      codes = answer.errors.map(({ extensions }) => extensions.code);
    });
    expect(codes).toEqual(['NOT_FOUND']);
    const reads = sent.map(({ text }) => text).filter((text) => !text.startsWith('select json_object_agg'));
    expect(reads).toHaveLength(2);
    for (const text of reads) expect(await scansOf(text)).toEqual([]);
  });

  test('reads objects of several institutions by one statement each, in the given order', async () => {
    const other = await aTeacher(app);
    const theirs = await aCourse(app, { by: other, title: 'Theirs', isPublic: true });
    const hidden = await aCourse(app, { by: other });
    await applyCatalogue(app.services);
    const wanted = [ids['lesson'], theirs.id, hidden.id, ids['course'], ids['cohort']!.toUpperCase()];
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on Course { title } } }';
    let found: { __typename: string }[] = [];
    const sent = await statementsOutside(app, async () => {
      found = (await app.graphql(query, { ids: wanted })).data.nodes as typeof found;
    });
    expect(found.map((one) => one && one.__typename)).toEqual(['Lesson', 'Course', null, 'Course', 'Cohort']);
    const texts = sent.map(({ text }) => text).filter((text) => !text.startsWith('select json_object_agg'));
    const finders = texts.filter((text) => text.startsWith('select json_agg(distinct inside.name)'));
    expect(finders).toHaveLength(3); // one for the course that nobody finds
    expect(texts).toHaveLength(finders.length + 2);
    for (const text of texts) expect(await scansOf(text)).toEqual([]);
  });
});

describe('what functions of the database compute elsewhere', () => {
  const as = () => readers['the student, in another institution']!;

  test('is a place on a waitlist, which is counted inside its institution', async () => {
    const { data } = await app.graphql(
      'query ($id: ID!) { node(id: $id) { ... on Enrollment { waitlistPosition } } }',
      { id: ids['enrollment'] },
      { as: as() },
    );
    expect(data.node).toEqual({ waitlistPosition: 2 });
  });

  test('is whether a membership with only a seat has one', async () => {
    const names = async () => {
      const { data } = await app.graphql(
        '{ viewer { memberships { institution { id } } } }',
        {},
        { as: as() },
      );
      return (data.viewer.memberships as { institution: { id: string } }[]).map((one) => one.institution.id);
    };
    const { id } = teacher.institution;
    expect(await names()).toContain(id);
    await app.db.query(
      `update membership set access = 'seat' where account_id = $1 and institution_id = $2`,
      [as().accountId, id],
    );
    expect(await names()).toContain(id);
    await app.db.query(`update enrollment set status = 'cancelled' where account_id = $1`, [as().accountId]);
    expect(await names()).not.toContain(id);
    await app.db.query(`update enrollment set status = 'waitlisted' where id = $1`, [ids['enrollment']]);
  });

  test('is the number of members of an institution, for super admins alone', async () => {
    const { id } = teacher.institution;
    const { rows } = await app.db.query<{ count: number }>(
      `select count(*)::int as count from membership where institution_id = $1 and status = 'active'`,
      [id],
    );
    const countFor = async (reader: Actor) => {
      const { data } = await app.graphql(
        'query ($id: ID!) { node(id: $id) { ... on Institution { memberCount } } }',
        { id },
        { as: reader },
      );
      return (data.node as { memberCount: number | null }).memberCount;
    };
    expect(await countFor(readers['a super admin']!)).toBe(rows[0]!.count);
    expect(await countFor(teacher)).toBeNull();
  });
});

test('no query of readers without an institution asks every node or calls a function that reads tables, but for listed ones', async () => {
  const found = new Map<string, string[]>();
  const called = new Set<string>();
  const ask = (operation: FieldOperation, as: Actor) =>
    asIfFound(app, operation, () => app.graphql(operation.document, operation.variables, { as }));
  for (const operation of queries)
    for (const reader of ['a visitor', 'an account without an institution', 'a super admin'])
      for (const { name: statement, text } of await statementsOutside(app, () =>
        ask(operation, readers[reader]!),
      )) {
        if (statement !== ON_COORDINATOR) for (const [one] of text.matchAll(READING)) called.add(one);
        const scans = /row_to_json/.test(text) ? await scansOf(text) : [];
        const { name } = operation;
        if (scans.length > 0) found.set(name, [...(found.get(name) ?? []), ...scans]);
      }
  expect([...called]).toEqual([]);
  const unlisted = [...found].filter(([name]) => !(name in ACROSS));
  expect(unlisted.map(([name, scans]) => `${name}: ${scans.slice(0, 5).join('; ')}`)).toEqual([]);
  expect(Object.keys(ACROSS).filter((name) => !found.has(name))).toEqual([]);
});
