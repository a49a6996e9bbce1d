import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { rowsRead } from './rows-read.ts';

const ENROLLED = 4_000;

/** Maximum rows of a table that a screen may read for a page of twenty. */
const FEW = 200;

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

const DETAIL = `query ($id: ID!) { cohort(id: $id) {
  title studentCount isEnrolled viewerCan { enroll } viewerEnrollment { id status waitlistPosition } courses { progress }
} }`;
const LIST = '{ cohorts(first: 20) { nodes { title isEnrolled viewerEnrollment { status } } } }';
const DASHBOARD = `{ viewer { activeEnrollmentCount waitlistedEnrollmentCount completedEnrollmentCount unreadMessageCount
  enrollments(first: 5) { nodes { cohort { title } } } } }`;
const STUDENTS = (page: string) =>
  `query ($id: ID!) { cohort(id: $id) { enrollments(${page}) { nodes { status student { displayName courseCount } } } } }`;

describe(`with ${ENROLLED} enrollments only displayed rows are read`, () => {
  test.each<[string, () => Member, string]>([
    ['the cohort, for a student with a seat', () => student, DETAIL],
    ['the cohort, for a student without one', () => stranger, DETAIL],
    ['the cohort, for its teacher', () => teacher, DETAIL],
    ['the list of cohorts', () => student, LIST],
    ["a student's dashboard", () => student, DASHBOARD],
    ["an admin's dashboard", () => admin, DASHBOARD],
    ['the first students of the cohort', () => teacher, STUDENTS('first: 20')],
    ['the last ones', () => teacher, STUDENTS('last: 20')],
    ['enrollments in certain states', () => admin, STUDENTS('first: 20, status: [ACTIVE, PENDING]')],
    ['the courses of a student', () => student, '{ myCourses(first: 20) { nodes { title } } }'],
    [
      'the enrollments of the institution',
      () => admin,
      '{ institution { enrollments(first: 20) { nodes { status } } } }',
    ],
    ['its people', () => admin, '{ members(first: 20) { nodes { displayName courseCount isOnline } } }'],
  ])('%s', async (_what, by, query) => {
    expect(await rowsRead(app, query, { id: cohort.id }, by())).toBeLessThan(FEW);
  });

  test.each([
    'query ($id: ID!) { cohort(id: $id) { enrollments(first: 1) { totalCount } } }',
    '{ institution { figures { activeEnrollmentCount } } }',
  ])('the measurement detects a full count in %s (control)', async (counted) => {
    expect(await rowsRead(app, counted, { id: cohort.id }, admin)).toBeGreaterThan(ENROLLED);
  });
});
