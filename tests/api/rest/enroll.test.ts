import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAccount,
  anEnrollment,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
} from '#tests/support/factories';
import { callsOf, identityOf } from './call.ts';

let app: App;
const { post } = callsOf(() => app);

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('POST /cohorts/{guid}/enroll', () => {
  const seats = async (cohort: { id: string }) =>
    (await app.db.query('select student_count from cohort where id = $1', [cohort.id])).rows[0].student_count;

  test('returns 200 with the enrollment, and repeating changes nothing', async () => {
    const teacher = await aTeacher(app);
    const student = await aStudent(app, { institution: teacher.institution });
    const cohort = await aCohort(app, { by: teacher });
    const answer = await post(`/cohorts/${cohort.id}/enroll`, { as: student });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      ...identityOf(answer.body.id),
      status: 'active',
      price: 0,
      progress: 0,
      cohort: { ...identityOf(cohort.id), registered: 1, studentCount: 1, isEnrolled: true },
    });
    const again = await post(`/cohorts/${cohort.id}/enroll`, { as: student });
    expect([again.status, again.text]).toEqual([200, answer.text]);
    expect(await seats(cohort)).toBe(1);
  });

  test('an empty JSON body counts as no body', async () => {
    const teacher = await aTeacher(app);
    const student = await aStudent(app, { institution: teacher.institution });
    const path = `/cohorts/${(await aCohort(app, { by: teacher })).id}/enroll`;
    expect((await post(path, { as: student, body: '' })).status).toBe(200);
  });

  test('an account without an institution becomes a student by enrolling in a public cohort', async () => {
    const cohort = await aCohort(app, { by: await aTeacher(app), isPublic: true });
    const answer = await post(`/cohorts/${cohort.id}/enroll`, { as: await anAccount(app) });
    expect([answer.status, answer.body.status]).toEqual([200, 'active']);
  });

  test('returns 409 COHORT_FULL without a free seat, also for students in the queue', async () => {
    const teacher = await aTeacher(app);
    const { institution } = teacher;
    const cohort = await aCohort(app, { by: teacher, capacity: 1 });
    await anEnrollment(app, { cohort, student: await aStudent(app, { institution }) });
    const waiting = await aStudent(app, { institution });
    await anEnrollment(app, { cohort, student: waiting, status: 'waitlisted' });
    for (const as of [await aStudent(app, { institution }), waiting]) {
      const answer = await post(`/cohorts/${cohort.id}/enroll`, { as });
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        409,
        'COHORT_FULL',
        'This cohort is full.',
      ]);
    }
    expect(await seats(cohort)).toBe(1);
  });

  test('returns 409 DEADLINE_PASSED after the deadline', async () => {
    const teacher = await aTeacher(app);
    const student = await aStudent(app, { institution: teacher.institution });
    const cohort = await aCohort(app, { by: teacher, registrationDeadline: inDays(-1) });
    const answer = await post(`/cohorts/${cohort.id}/enroll`, { as: student });
    expect([answer.status, answer.body.code]).toEqual([409, 'DEADLINE_PASSED']);
  });

  test("returns 401 for visitors, 404 for another institution's cohort, 409 for staff", async () => {
    const teacher = await aTeacher(app);
    const path = `/cohorts/${(await aCohort(app, { by: teacher })).id}/enroll`;
    const stranger = await aStudent(app, { institution: await anInstitution(app) });
    expect((await post(path, { as: aVisitor() })).status).toBe(401);
    expect((await post(path, { as: stranger })).status).toBe(404);
    expect((await post(path, { as: teacher })).status).toBe(409);
  });
});
