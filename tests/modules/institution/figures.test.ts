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
