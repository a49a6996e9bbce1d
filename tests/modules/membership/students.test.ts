import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCertificate,
  aCohort,
  aCohortSession,
  aCourse,
  anAdmin,
  anAttendance,
  anEnrollment,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let admin: Member;
let teacher: Member;
let course: ItemRow;
let taught: ItemRow;
let other: ItemRow;
let ada: Member;
let bob: Member;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
  const { institution } = admin;
  teacher = await aTeacher(app, { institution });
  course = await aCourse(app, { by: teacher });
  taught = await aCohort(app, { by: teacher, courses: [course] });
  other = await aCohort(app, { by: admin });
  ada = await aStudent(app, { institution, firstName: 'Ada', lastName: '=Byron' });
  bob = await aStudent(app, { institution, firstName: 'Bob', lastName: 'Dow' });
  await anEnrollment(app, { cohort: taught, student: ada });
  await anEnrollment(app, { cohort: other, student: ada });
  await anEnrollment(app, { cohort: other, student: bob, status: 'waitlisted' });
});
afterAll(() => app.stop());

/** IDs of the members of a list. */
const listed = async (as: Member, args: string) =>
  (
    await app.graphql(`{ members(role: STUDENT, ${args}) { totalCount nodes { id } } }`, {}, { as })
  ).data.members.nodes.map(({ id }: { id: string }) => id);

/** IDs of the students of the institution's enrollments. */
const enrolled = async (as: Member, args: string) =>
  (
    await app.graphql(`{ institution { enrollments(${args}) { nodes { student { id } } } } }`, {}, { as })
  ).data.institution.enrollments.nodes.map(({ student }: { student: { id: string } }) => student.id);

describe('the list of students', () => {
  test('is narrowed to a cohort', async () => {
    expect(await listed(admin, `cohortId: "${taught.id}"`)).toEqual([ada.membershipId]);
    expect(await listed(admin, `cohortId: "${other.id}"`)).toEqual([ada.membershipId, bob.membershipId]);
  });

  test('of a teacher is not narrowed to the cohort of others, which would tell who is in it', async () => {
    expect(await listed(teacher, `cohortId: "${taught.id}"`)).toEqual([ada.membershipId]);
    expect(await listed(teacher, `cohortId: "${other.id}"`)).toEqual([]);
  });
});

describe('the list of enrollments', () => {
  test('is narrowed by student, cohort and course', async () => {
    expect(await enrolled(admin, `search: "ada"`)).toEqual([ada.membershipId, ada.membershipId]);
    expect(await enrolled(admin, `search: "${bob.email}"`)).toEqual([bob.membershipId]);
    expect(await enrolled(admin, `cohortId: "${taught.id}"`)).toEqual([ada.membershipId]);
    expect(await enrolled(admin, `courseId: "${course.id}"`)).toEqual([ada.membershipId]);
    expect(await enrolled(admin, `search: "bob", cohortId: "${taught.id}"`)).toEqual([]);
    const long = `{ institution { enrollments(search: "${'b'.repeat(201)}") { totalCount } } }`;
    expect((await app.graphql(long, {}, { as: admin })).errors[0]!.extensions).toMatchObject({
      code: 'INVALID',
      fields: [{ field: 'search' }],
    });
  });

  test('of a teacher has the own cohorts only', async () => {
    expect(await enrolled(teacher, `search: "bob"`)).toEqual([]);
    expect(await enrolled(teacher, `cohortId: "${other.id}"`)).toEqual([]);
    expect(await enrolled(teacher, 'first: 20')).toEqual([ada.membershipId]);
  });
});

describe('the records of a student', () => {
  const RECORDS = `query ($id: ID!) { member(id: $id) {
    enrollments { nodes { cohort { id } } } attendances { nodes { status session { topic cohort { id } } } }
    certificates { nodes { courseTitle } } } }`;
  const records = async (as: Member) =>
    (await app.graphql(RECORDS, { id: ada.membershipId }, { as })).data.member;

  test('are read in full by admins, and by teachers as far as they teach', async () => {
    const elsewhere = await aCourse(app, { by: admin });
    for (const [cohort, done] of [
      [taught, course],
      [other, elsewhere],
    ] as const) {
      const session = await aCohortSession(app, { cohort });
      await anAttendance(app, { session, student: ada });
      await aCertificate(app, { student: ada, cohort, course: done });
    }
    const all = await records(admin);
    for (const name of ['enrollments', 'attendances', 'certificates'])
      expect([name, all[name].nodes.length]).toEqual([name, 2]);
    const some = await records(teacher);
    expect(some.enrollments.nodes).toEqual([{ cohort: { id: taught.id } }]);
    expect(some.attendances.nodes).toMatchObject([
      { status: 'PRESENT', session: { cohort: { id: taught.id } } },
    ]);
    expect(some.certificates.nodes).toHaveLength(1);
  });

  test('are empty for another student', async () => {
    expect(await records(bob)).toEqual({
      enrollments: { nodes: [] },
      attendances: { nodes: [] },
      certificates: { nodes: [] },
    });
  });
});

describe('the files', () => {
  const exported = (file: string, as: Member) => app.request('GET', `/exports/${file}`, { as });

  test('have the students that the reader lists, without formulas', async () => {
    const { status, text, headers } = await exported('students.csv', admin);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'x-total-count': '2', 'cache-control': 'no-store' });
    const [head, one, two] = text.split('\r\n');
    expect(head).toBe('\uFEFFid,firstName,lastName,email,phone,status,courses,joinedAt,lastSeenAt');
    expect(one).toContain(`${ada.membershipId},Ada,'=Byron,${ada.email},,ACTIVE,1,`);
    expect(two).toContain('Bob');
    expect((await exported('students.csv', teacher)).text).not.toContain(bob.email);
    expect((await exported(`students.csv?cohortId=${taught.id}`, admin)).headers['x-total-count']).toBe('1');
  });

  test('have the enrollments that the reader lists', async () => {
    const { text, headers } = await exported('enrollments.csv?status=WAITLISTED', admin);
    expect(headers['x-total-count']).toBe('1');
    expect(text).toContain(`${bob.membershipId},Bob Dow,${bob.email},${other.id},`);
    expect(text).toContain(',WAITLISTED,1,0,0.00,USD,');
    expect((await exported('enrollments.csv', teacher)).headers['x-total-count']).toBe('1');
  });

  test('name a wrong filter, and are for the staff only', async () => {
    for (const file of ['students.csv', 'enrollments.csv']) {
      const refused = await exported(`${file}?status=LATE`, admin);
      expect(refused.status).toBe(400);
      expect(refused.text).toContain('status');
      const { status, text } = await exported(file, ada);
      expect(status).toBe(403);
      expect(text).not.toContain('@');
    }
  });
});
