import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

const ACTIVE = `{ institution { figures { activeEnrollmentCount }
  enrollments(first: 10, status: [ACTIVE]) { totalCount } } }`;

let app: App;
let teacher: Member;
let cohort: ItemRow;

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  cohort = await aCohort(app, { by: teacher });
  for (const status of ['active', 'active', 'completed', 'pending', 'waitlisted', 'cancelled'] as const)
    await anEnrollment(app, { cohort, student: await aStudent(app, { institution }), status });
  const elsewhere = await aCohort(app, { by: await aTeacher(app, { institution }) });
  await anEnrollment(app, { cohort: elsewhere, student: await aStudent(app, { institution }) });
});
afterAll(() => app.stop());

test('counts the active enrollments that the viewer can list, without completed ones', async () => {
  const { institution } = teacher;
  const ofTeacher = await app.graphql(ACTIVE, {}, { as: teacher });
  expect(ofTeacher.data.institution).toEqual({
    figures: { activeEnrollmentCount: 2 },
    enrollments: { totalCount: 2 },
  });
  const ofAdmin = await app.graphql(ACTIVE, {}, { as: await anAdmin(app, { institution }) });
  expect(ofAdmin.data.institution).toEqual({
    figures: { activeEnrollmentCount: 3 },
    enrollments: { totalCount: 3 },
  });
});

const WEEKLY = `{ institution { figures { weeklyEnrollments weeklyStudents } } }`;

/** Counts of twelve weeks with the given last ones. */
const endingIn = (...counts: number[]) => [...Array(12 - counts.length).fill(0), ...counts] as number[];

test('counts the seats taken and the students who came in each of twelve weeks', async () => {
  const newcomer = await aTeacher(app);
  const { institution } = newcomer;
  const group = await aCohort(app, { by: newcomer });
  const elsewhere = await aCohort(app, { by: await aTeacher(app, { institution }) });
  const enroll = async (at: string, to: ItemRow, status: 'active' | 'cancelled' = 'active') => {
    const student = await aStudent(app, { institution });
    const { id } = await anEnrollment(app, { cohort: to, student, status });
    await app.db.query(`update enrollment set enrolled_at = now() - $2::interval where id = $1`, [id, at]);
    await app.db.query(`update membership set created_at = now() - $2::interval where id = $1`, [
      student.membershipId,
      at,
    ]);
  };
  await enroll('1 hour', group);
  await enroll('6 days', group);
  await enroll('8 days', group);
  await enroll('8 days', elsewhere);
  await enroll('8 days', group, 'cancelled');
  await enroll('85 days', group);
  const ofTeacher = await app.graphql(WEEKLY, {}, { as: newcomer });
  expect(ofTeacher.data.institution.figures).toEqual({
    weeklyEnrollments: endingIn(1, 2),
    weeklyStudents: endingIn(1, 2),
  });
  const ofAdmin = await app.graphql(WEEKLY, {}, { as: await anAdmin(app, { institution }) });
  expect(ofAdmin.data.institution.figures).toEqual({
    weeklyEnrollments: endingIn(2, 2),
    weeklyStudents: endingIn(3, 2),
  });
});
