import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APP_ROLE, SETTINGS } from '../../server/src/database/tenancy.ts';
import type { Statement } from '../../server/src/read/reader.ts';
import { type App, startApp } from '../support/app.ts';
import {
  aCohort,
  aCourse,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '../support/factories.ts';

const ENROLLED = 4_000;

/** Rows of a table that a screen may look at for a page of twenty. */
const FEW = 200;

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

let app: App;
let teacher: Member;
let admin: Member;
let student: Member;
let stranger: Member;
let course: ItemRow;
let cohort: ItemRow;

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  admin = await anAdmin(app, { institution });
  student = await aStudent(app, { institution });
  stranger = await aStudent(app, { institution });
  course = await aCourse(app, { by: teacher });
  cohort = await aCohort(app, { by: teacher, courses: [course], capacity: 2 * ENROLLED });
  await app.db.query(
    `with person as (
       insert into membership (institution_id, id, account_id, role, last_name, contact_email)
       select $1, uuidv7(), uuidv7(), 'student', 'n' || n, 'n' || n || '@example.org' from generate_series(1, ${ENROLLED}) n
       returning id, account_id)
     insert into enrollment (institution_id, id, cohort_id, membership_id, account_id, status)
     select $1, uuidv7(), $2, id, account_id, 'active' from person`,
    [institution.id, cohort.id],
  );
  await anEnrollment(app, { cohort, student });
  await app.db.query('analyze');
});
afterAll(() => app.stop());

/** The statements that an operation sends. */
async function statementsOf(query: string, as: Member): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { runStatements } = app.services;
  app.services.runStatements = (viewer, statements) => {
    sent.push(...statements);
    return runStatements(viewer, statements);
  };
  const { errors } = await app.graphql(query, { id: cohort.id }, { as });
  app.services.runStatements = runStatements;
  expect(errors).toEqual([]);
  return sent;
}

const literal = (value: unknown) =>
  pg.escapeLiteral(Array.isArray(value) ? `{${value.join()}}` : String(value));

/** The plan that a statement runs by: one for all values, under the reader's role. */
async function planOf({ text, values }: Statement, { accountId, institution }: Member): Promise<PlanNode> {
  const client = await app.db.connect();
  try {
    await client.query('begin; set local plan_cache_mode = force_generic_plan; set local jit = off');
    await client.query(
      `select set_config('role', $1, true), set_config($2, $3, true), set_config($4, $5, true)`,
      [APP_ROLE, SETTINGS.account, accountId, SETTINGS.institution, institution.id],
    );
    await client.query(`prepare read as ${text}`);
    const given = values.length > 0 ? `(${values.map(literal).join()})` : '';
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, format json) execute read${given}`,
    );
    return rows[0]!['QUERY PLAN'][0]!.Plan;
  } finally {
    await client.query('rollback');
    client.release(true); // what it has prepared ends with it
  }
}

/** The most rows that a node of a plan goes through. */
const mostRows = (node: PlanNode): number =>
  Math.max(
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    ...(node.Plans ?? []).map(mostRows),
  );

async function rowsOf(query: string, as: Member): Promise<number> {
  await app.graphql('{ viewer { id } }', {}, { as }); // the session is known from here on
  const statements = await statementsOf(query, as);
  expect(statements).not.toEqual([]);
  let most = 0;
  for (const statement of statements) most = Math.max(most, mostRows(await planOf(statement, as)));
  return most;
}

const DETAIL = `query ($id: UUID!) { cohort(id: $id) {
  title studentCount isEnrolled viewerCan { enroll } viewerEnrollment { id status waitlistPosition } courses { progress }
} }`;
const LIST = '{ cohorts(first: 20) { nodes { title isEnrolled viewerEnrollment { status } } } }';
const DASHBOARD = `{ viewer { activeEnrollmentCount waitlistedEnrollmentCount completedEnrollmentCount unreadMessageCount
  enrollments(first: 5) { nodes { cohort { title } } } institution { figures { activeEnrollmentCount } } } }`;
const STUDENTS = (page: string) =>
  `query ($id: UUID!) { cohort(id: $id) { enrollments(${page}) { nodes { status student { displayName courseCount } } } } }`;

describe(`with ${ENROLLED} enrollments nothing is read but what is shown`, () => {
  test.each<[string, () => Member, string]>([
    ['the cohort, to who has a seat', () => student, DETAIL],
    ['the cohort, to who has none', () => stranger, DETAIL],
    ['the cohort, to its teacher', () => teacher, DETAIL],
    ['the list of cohorts', () => student, LIST],
    ["a student's dashboard", () => student, DASHBOARD],
    ["an admin's dashboard", () => admin, DASHBOARD],
    ['the first students of the cohort', () => teacher, STUDENTS('first: 20')],
    ['the last ones', () => teacher, STUDENTS('last: 20')],
    ['those of some states', () => admin, STUDENTS('first: 20, status: [ACTIVE, PENDING]')],
    ['the courses of a student', () => student, '{ myCourses(first: 20) { nodes { title } } }'],
    [
      'the enrollments of the institution',
      () => admin,
      '{ institution { enrollments(first: 20) { nodes { status } } } }',
    ],
    ['its people', () => admin, '{ members(first: 20) { nodes { displayName courseCount isOnline } } }'],
  ])('%s', async (_what, by, query) => {
    expect(await rowsOf(query, by())).toBeLessThan(FEW);
  });

  test('where all must be counted, they are: the measure sees it', async () => {
    const counted = `query ($id: UUID!) { cohort(id: $id) { enrollments(first: 1) { totalCount } } }`;
    expect(await rowsOf(counted, admin)).toBeGreaterThan(ENROLLED);
  });
});
