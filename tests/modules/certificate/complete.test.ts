import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeEnrollments } from '#modules/enrollment/complete.service';
import { cancel, standing } from '#tests/modules/enrollment/calls';
import { untilHeld } from './held.ts';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anEnrollment,
  aStudent,
  aTeacher,
  inDays,
  type Member,
} from '#tests/support/factories';
import { anEndedCohort, certificatesOf } from './calls.ts';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const aLearner = (more: object = {}) => aStudent(app, { institution: teacher.institution, ...more });

describe('completing a cohort that has ended', () => {
  test('the job completes its seats and changes nothing else', async () => {
    const [seated, paying, waiting, gone] = [
      await aLearner(),
      await aLearner(),
      await aLearner(),
      await aLearner(),
    ];
    const { cohort } = await anEndedCohort(app, teacher, [seated]);
    await anEnrollment(app, { cohort, student: paying, status: 'pending' });
    await anEnrollment(app, { cohort, student: waiting, status: 'waitlisted' });
    await anEnrollment(app, { cohort, student: gone, status: 'cancelled' });
    await app.db.query(`select graphile_worker.add_job('complete-enrollments', '{}')`);
    await expect
      .poll(async () => (await standing(app, cohort)).completed, { timeout: 60_000 })
      .toEqual([seated.accountId]);
    expect(await standing(app, cohort)).toMatchObject({
      seats: 1,
      queue: 1,
      active: [],
      pending: [paying.accountId],
      waiting: [waiting.accountId],
      cancelled: [gone.accountId],
    });
    expect((await cancel(app, cohort, seated)).errors).toMatchObject([
      { message: 'You’ve already completed this cohort.' },
    ]);
  });

  test('gives each student a pending certificate for each of its courses', async () => {
    const student = await aLearner({ firstName: 'Ana', lastName: 'Silva' });
    const courses = [await aCourse(app, { by: teacher }), await aCourse(app, { by: teacher })];
    const { cohort } = await anEndedCohort(app, teacher, [student], { courses });
    await completeEnrollments(app.services);
    const certificates = await certificatesOf(app, student);
    expect(certificates.map(({ courseTitle }) => courseTitle).toSorted()).toEqual(
      courses.map(({ title }) => title).toSorted(),
    );
    for (const certificate of certificates)
      expect(certificate).toMatchObject({
        status: 'PENDING',
        number: null,
        grade: null,
        issuedAt: null,
        studentName: 'Ana Silva',
        cohortTitle: cohort.title,
        cohort: { id: cohort.id },
        viewerCan: { issue: false, download: false, revoke: false },
      });
  });

  test('running it again, or taking a course again, creates no second certificate', async () => {
    const student = await aLearner();
    const { courses } = await anEndedCohort(app, teacher, [student]);
    await completeEnrollments(app.services);
    await completeEnrollments(app.services);
    await anEndedCohort(app, teacher, [student], { courses });
    await completeEnrollments(app.services);
    expect(await certificatesOf(app, student)).toHaveLength(1);
  });

  test('completes a cohort of 1,200 seats as a whole', async () => {
    const { cohort } = await anEndedCohort(app, teacher, []);
    await app.db.query(
      `with person as (
         insert into membership (institution_id, id, account_id, role, contact_email)
         select $1, uuidv7(), uuidv7(), 'student', 'n' || n || '@example.org' from generate_series(1, 1200) n
         returning id, account_id)
       insert into enrollment (institution_id, id, cohort_id, membership_id, account_id, status)
       select $1, uuidv7(), $2, id, account_id, 'active' from person`,
      [teacher.institution.id, cohort.id],
    );
    await completeEnrollments(app.services);
    expect((await standing(app, cohort)).completed).toHaveLength(1200);
    const { rows } = await app.db.query('select from certificate where cohort_id = $1', [cohort.id]);
    expect(rows).toHaveLength(1200);
  });

  test('completes the cohorts of other institutions too', async () => {
    const other = await aTeacher(app);
    const student = await aStudent(app, { institution: other.institution });
    await anEndedCohort(app, other, [student]);
    await completeEnrollments(app.services);
    expect(await certificatesOf(app, student)).toHaveLength(1);
  });
});

test('skips cohorts that are running, upcoming or deleted', async () => {
  const student = await aLearner();
  const dates = { startDate: inDays(-29), endDate: inDays(1), registrationDeadline: null };
  const running = await aCohort(app, {
    by: teacher,
    courses: [await aCourse(app, { by: teacher })],
    ...dates,
  });
  const deleted = await aCohort(app, {
    by: teacher,
    ...dates,
    endDate: inDays(-1),
    deletedAt: inDays(-1),
  });
  for (const cohort of [running, deleted]) await anEnrollment(app, { cohort, student });
  await completeEnrollments(app.services);
  for (const cohort of [running, deleted])
    expect((await standing(app, cohort)).active).toEqual([student.accountId]);
  expect(await certificatesOf(app, student)).toEqual([]);
});

test('two instances at once complete every seat once', async () => {
  const other = await startApp({ databaseUrl: app.databaseUrl });
  try {
    const students = await Promise.all(Array.from({ length: 8 }, () => aLearner()));
    const course = await aCourse(app, { by: teacher });
    // Two cohorts of one course and the same people: both create the same certificates.
    const ended = await Promise.all(
      [1, 2].map(() => anEndedCohort(app, teacher, students, { courses: [course] })),
    );
    await Promise.all([
      completeEnrollments(app.services),
      completeEnrollments(other.services),
      completeEnrollments(app.services),
    ]);
    for (const { cohort } of ended) {
      expect(await standing(app, cohort)).toMatchObject({ seats: 8, active: [] });
      const { rows } = await app.db.query(
        `select a.row_id from audit_entry a join enrollment e on e.id = a.row_id
         where e.cohort_id = $1 and a.operation = 'complete-enrollments'`,
        [cohort.id],
      );
      expect(rows).toHaveLength(8);
    }
    const { rows } = await app.db.query('select from certificate where course_id = $1', [course.id]);
    expect(rows).toHaveLength(8);
  } finally {
    await other.stop();
  }
});

test('killed between seats and certificates, the job leaves neither and does both on the next run', async () => {
  const student = await aLearner();
  const { cohort } = await anEndedCohort(app, teacher, [student]);
  await untilHeld(app, 'certificate', async (kill) => {
    const run = completeEnrollments(app.services).catch(() => 'killed');
    await kill();
    expect(await run).toBe('killed');
  });
  expect((await standing(app, cohort)).active).toEqual([student.accountId]);
  await completeEnrollments(app.services);
  expect((await standing(app, cohort)).completed).toEqual([student.accountId]);
  expect(await certificatesOf(app, student)).toHaveLength(1);
});
