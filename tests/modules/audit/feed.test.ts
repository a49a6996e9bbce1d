import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCertificate,
  aCohort,
  aCourse,
  anActivity,
  anAdmin,
  anEnrollment,
  aReview,
  aStudent,
  aSubmission,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

const FEED = `query ($first: Int, $after: String) { auditEntries(isNews: true, first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } nodes { id noun action rowId label after names } } }`;

interface Entry {
  noun: string;
  rowId: string;
  after: Record<string, unknown>;
  names: Record<string, string> | null;
}

let app: App;
let admin: Member;
let student: Member;
let course: ItemRow;
let draft: ItemRow;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp({ isOwn: true });
  admin = await anAdmin(app);
  const { institution } = admin;
  student = await aStudent(app, { institution });
  course = await aCourse(app, { by: admin, title: 'Algebra' });
  draft = await aCourse(app, { by: admin, status: 'draft' });
  cohort = await aCohort(app, { by: admin, courses: [course] });
  await anEnrollment(app, { cohort, student });
  const activity = await anActivity(app, { course });
  const submission = await aSubmission(app, { activity, student });
  await aReview(app, { by: student, course });
  const certificate = await aCertificate(app, { course, cohort, student });
  // Changes that are no news.
  await app.db.query(`update submission set description = 'Again.' where id = $1`, [submission.id]);
  await app.db.query(`update course set short_description = 'Numbers.' where id = $1`, [course.id]);
  await app.db.query(
    `update certificate set status = 'issued', number = 'ABCD23456789', issued_at = now() where id = $1`,
    [certificate.id],
  );
  await app.db.query(`update course set status = 'published' where id = $1`, [draft.id]);
});
afterAll(() => app.stop());

const feed = async (variables: object, as: Member) =>
  (await app.graphql(FEED, variables, { as })).data.auditEntries as {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    nodes: Entry[];
  };

test('lists what happened, latest first, without changes that are no news', async () => {
  const { nodes } = await feed({ first: 50 }, admin);
  expect(nodes.map(({ noun }) => noun)).toEqual([
    'COURSE',
    'CERTIFICATE',
    'REVIEW',
    'SUBMISSION',
    'ENROLLMENT',
    'COHORT',
    'COURSE',
    'MEMBERSHIP',
    'MEMBERSHIP',
  ]);
  expect(nodes[0]?.rowId).toBe(draft.id);
  expect(nodes[1]?.after).toMatchObject({ status: 'issued', number: 'ABCD23456789' });
});

test('names the people and objects of an entry', async () => {
  const { nodes } = await feed({ first: 50 }, admin);
  const enrollment = nodes.find(({ noun }) => noun === 'ENROLLMENT');
  expect(enrollment?.names).toMatchObject({
    [student.membershipId]: `${student.firstName} ${student.lastName}`,
    [cohort.id]: cohort.title,
  });
  const review = nodes.find(({ noun }) => noun === 'REVIEW');
  expect(review?.names).toMatchObject({ [course.id]: 'Algebra' });
});

test('goes on after a page without repeating or leaving out an entry', async () => {
  const all = await feed({ first: 50 }, admin);
  const found: Entry[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof feed>> = await feed({ first: 2, after }, admin);
    found.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  expect(found).toEqual(all.nodes);
  expect(all.totalCount).toBe(found.length);
});

test('shows an admin nothing of another institution', async () => {
  const { nodes } = await feed({ first: 50 }, await anAdmin(app));
  expect(nodes.map(({ noun }) => noun)).toEqual(['MEMBERSHIP']);
});

test('reads an index that has only the entries of the feed', async () => {
  const { rows } = await app.db.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'audit_entry_news'`,
  );
  const { rows: condition } = await app.db.query<{ plan: string }>(
    `explain (format text) select id from audit_entry
     where institution_id = '${admin.institution.id}' and ${/WHERE (.*)$/.exec(rows[0]!.indexdef)![1]} order by id desc limit 6`,
  );
  expect(JSON.stringify(condition)).toContain('audit_entry_news');
});
