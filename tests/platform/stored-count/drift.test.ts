import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldCounts } from '#platform/stored-count/fold-counts';
import { Chance } from '#tests/platform/read/random';
import { type App, startApp } from '#tests/support/app';
import { DRIFT } from '#tests/support/counted';
import {
  aCohort,
  aCourse,
  anAdmin,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

const STEPS = 150;

let app: App;
let teacher: Member;
let admin: Member;
let students: Member[];

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  admin = await anAdmin(app, { institution });
  students = await Promise.all(Array.from({ length: 8 }, () => aStudent(app, { institution })));
});
afterAll(() => app.stop());

const drift = async () => (await app.db.query(DRIFT)).rows;

/** Runs an operation; errors are fine, because steps are chosen without knowing what is possible. */
const run = (query: string, variables: object, as: Member) => app.graphql(query, variables, { as });

const CREATE_COURSE = `mutation ($title: String!, $publish: Boolean!) {
  createCourse(input: { title: $title, publish: $publish }) { course { id } } }`;
const ENROLL =
  'mutation ($id: ID!) { enroll(input: { cohortId: $id, waitlistIfFull: true }) { enrollment { id } } }';
const CANCEL = 'mutation ($id: ID!) { cancelEnrollment(input: { cohortId: $id }) { enrollment { id } } }';
const PAID = 'mutation ($id: ID!) { markEnrollmentPaid(input: { id: $id }) { enrollment { id } } }';
const DELETE = 'mutation ($id: ID!) { deleteCohort(input: { id: $id }) { id } }';

test('stored counts equal the rows after random, partly concurrent writes, folded in between', async () => {
  const chance = new Chance(7);
  const cohorts: ItemRow[] = [];
  const addCohort = async () => {
    const course = await aCourse(app, { by: teacher });
    cohorts.push(
      await aCohort(app, { by: teacher, courses: [course], capacity: 3, price: chance.oneOf([0, 0, 49.5]) }),
    );
  };
  for (let i = 0; i < 4; i++) await addCohort();
  const step = async (): Promise<unknown> => {
    const { id } = chance.oneOf(cohorts);
    const by = chance.oneOf(students);
    switch (chance.between(0, 9)) {
      case 0:
        return run(CREATE_COURSE, { title: 'Course', publish: chance.percent(50) }, teacher);
      case 1:
        return app.db
          .query(`select id from enrollment where status = 'pending' limit 1`)
          .then(({ rows }) => rows[0] && run(PAID, { id: (rows[0] as { id: string }).id }, admin));
      case 2:
        return chance.percent(20) ? run(DELETE, { id }, teacher).then(addCohort) : undefined;
      case 3:
        return app.db.query(
          `update enrollment set status = 'completed' where id = (select id from enrollment where status = 'active' limit 1)`,
        );
      case 4:
        return foldCounts(app.services);
      case 5:
      case 6:
        return run(CANCEL, { id }, by);
      default:
        return run(ENROLL, { id }, by);
    }
  };
  for (let at = 0; at < STEPS; at += 5) {
    await Promise.all(Array.from({ length: 5 }, step));
    expect(await drift()).toEqual([]);
  }
  const { rows } = await app.db.query(
    `select from stored_count where name like 'enrollments.%' or name = 'revenue'`,
  );
  expect(rows.length).toBeGreaterThan(3);
});

test('the comparison detects a row written without its count', async () => {
  const client = await app.db.connect();
  try {
    await client.query('begin');
    await client.query('alter table membership disable trigger membership_count_update');
    await client.query(`update membership set role = 'admin' where id = $1`, [students[0]!.membershipId]);
    expect((await client.query(DRIFT)).rows).toHaveLength(2);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('folding leaves one row for each count, and the same sums', async () => {
  const { id } = teacher.institution;
  for (let i = 0; i < 120; i++)
    await app.db.query(
      `insert into stored_count (institution_id, id, name, amount) values ($1, uuidv7(), 'revenue', case when $2 % 2 = 0 then 1.5 else -1.5 end)`,
      [id, i],
    );
  await Promise.all([foldCounts(app.services), foldCounts(app.services)]);
  const { rows } = await app.db.query(
    'select name, count(*)::int as count from stored_count where institution_id = $1 group by name having count(*) > 1',
    [id],
  );
  expect(rows).toEqual([]);
  expect(await drift()).toEqual([]);
});

const FIGURES = `{ viewer { institution { figures { studentCount courseCount cohortCount revenue { amount } } enrollments { totalCount }
  active: enrollments(status: [ACTIVE, COMPLETED]) { totalCount } } }
  members { totalCount } staff: members(role: INSTRUCTOR, first: 1) { totalCount pageCount } courses { totalCount } cohorts { totalCount } }`;

test('the figures and lists of an admin match the rows', async () => {
  const { data } = await run(FIGURES, {}, admin);
  const of = async (sql: string) =>
    Number((await app.db.query<{ n: string }>(`select ${sql} as n`)).rows[0]!.n);
  const institution = data.viewer.institution;
  expect(institution.figures).toEqual({
    studentCount: students.length,
    courseCount: await of('(select count(*) from course where deleted_at is null)'),
    cohortCount: await of('(select count(*) from cohort where deleted_at is null)'),
    revenue: {
      amount: await of(
        `(select coalesce(sum(e.price), 0) * 100 from enrollment e join cohort c on c.id = e.cohort_id where e.status in ('active', 'completed') and c.deleted_at is null)`,
      ),
    },
  });
  expect(institution.enrollments.totalCount).toBe(await of('(select count(*) from enrollment)'));
  expect(institution.active.totalCount).toBe(
    await of(`(select count(*) from enrollment where status in ('active', 'completed'))`),
  );
  expect(data.members.totalCount).toBe(students.length + 2);
  expect(data.staff).toEqual({ totalCount: 1, pageCount: 1 });
  expect(data.courses.totalCount).toBe(institution.figures.courseCount);
  expect(data.cohorts.totalCount).toBe(institution.figures.cohortCount);
});
