import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAccount,
  anAdmin,
  anEnrollment,
  aMembership,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type Member,
} from '#tests/support/factories';
import { inDollars } from '#tests/support/money';
import { enroll, standing } from './calls.ts';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const aClassmate = () => aStudent(app, { institution: teacher.institution });

describe('enrolling in a free seat', () => {
  test('takes the seat, and the response has everything that changed', async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: 2 });
    const student = await aClassmate();
    const { status, data } = await enroll(app, cohort, student);
    expect(status).toBe(200);
    expect(data.enroll).toEqual({
      enrollment: {
        id: expect.any(String),
        status: 'ACTIVE',
        price: inDollars(0),
        waitlistPosition: null,
        student: { displayName: `${student.firstName} ${student.lastName}` },
        cohort: {
          id: cohort.id,
          studentCount: 1,
          waitlistCount: 0,
          spotsRemaining: 1,
          isEnrolled: true,
          viewerCan: { enroll: false, joinWaitlist: false, cancelEnrollment: true },
        },
      },
      viewer: { activeEnrollmentCount: 1, waitlistedEnrollmentCount: 0 },
    });
    expect(await standing(app, cohort)).toMatchObject({ seats: 1, queue: 0, active: [student.accountId] });
  });

  test('enrolling again, also many times concurrently, changes nothing', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const student = await aClassmate();
    const answers = await Promise.all(Array.from({ length: 20 }, () => enroll(app, cohort, student)));
    expect(new Set(answers.map(({ data }) => data?.enroll.enrollment.id)).size).toBe(1);
    expect(answers.every(({ errors }) => errors.length === 0)).toBe(true);
    expect(await standing(app, cohort)).toMatchObject({ seats: 1, active: [student.accountId] });
  });

  test('enrolling after cancelling takes a new seat and keeps the history', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const student = await aClassmate();
    await anEnrollment(app, { cohort, student, status: 'cancelled', enrolledAt: inDays(-1) });
    const { data } = await enroll(app, cohort, student);
    expect(data.enroll.enrollment.status).toBe('ACTIVE');
    expect(await standing(app, cohort)).toMatchObject({
      seats: 1,
      active: [student.accountId],
      cancelled: [student.accountId],
    });
  });
});

describe('rejected enrollments', () => {
  async function expectRefusal(cohort: { id: string }, as: Parameters<typeof enroll>[2], code: string) {
    const before = await standing(app, cohort);
    for (const waitlistIfFull of [false, true]) {
      const answer = await enroll(app, cohort, as, waitlistIfFull);
      expect(answer).toMatchObject({ code, data: { enroll: null } });
    }
    expect(await standing(app, cohort)).toEqual(before);
  }

  test('rejects a full cohort with its own code', async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: 1 });
    await anEnrollment(app, { cohort, student: await aClassmate() });
    const answer = await enroll(app, cohort, await aClassmate());
    expect(answer).toMatchObject({ code: 'COHORT_FULL', data: { enroll: null } });
    expect(answer.errors[0]!.message).toBe('This cohort is full.');
    expect(await standing(app, cohort)).toMatchObject({ seats: 1, queue: 0 });
  });

  test('rejects a free seat that somebody in the queue waits for', async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: 2 });
    await anEnrollment(app, { cohort, student: await aClassmate(), status: 'waitlisted' });
    expect(await enroll(app, cohort, await aClassmate())).toMatchObject({ code: 'COHORT_FULL' });
  });

  test('rejects enrollments after the deadline', async () => {
    const cohort = await aCohort(app, { by: teacher, registrationDeadline: inDays(-0.01) });
    await expectRefusal(cohort, await aClassmate(), 'DEADLINE_PASSED');
  });

  test('rejects enrollments after the end, whatever the deadline', async () => {
    const cohort = await aCohort(app, {
      by: teacher,
      startDate: inDays(-9),
      endDate: inDays(-0.01),
      registrationDeadline: null,
    });
    await expectRefusal(cohort, await aClassmate(), 'DEADLINE_PASSED');
  });

  test('rejects an unpublished cohort: its creator learns why, others see it as unknown', async () => {
    const cohort = await aCohort(app, { by: teacher, isPublished: false });
    await expectRefusal(cohort, await aClassmate(), 'NOT_FOUND');
    await expectRefusal(cohort, teacher, 'CONFLICT');
  });

  test('rejects staff of the institution, in a session of any institution', async () => {
    const { institution } = teacher;
    const cohort = await aCohort(app, { by: teacher, isPublic: true });
    const elsewhere = await aStudent(app, { institution: (await aTeacher(app)).institution });
    await aMembership(app, elsewhere, institution, 'instructor');
    for (const staff of [
      teacher,
      await anAdmin(app, { institution }),
      await aStudent(app, { institution, isOwner: true }),
      elsewhere,
    ])
      await expectRefusal(cohort, staff, 'CONFLICT');
  });

  test('rejects callers who are not signed in or not verified', async () => {
    const cohort = await aCohort(app, { by: teacher, isPublic: true });
    await expectRefusal(cohort, aVisitor(), 'UNAUTHENTICATED');
    await expectRefusal(cohort, await anAccount(app, { isVerified: false }), 'UNVERIFIED');
  });

  test('deleted, private and unknown cohorts get the same answer, byte for byte', async () => {
    const other = await aTeacher(app);
    const foreign = await aCohort(app, { by: other });
    const deleted = await aCohort(app, { by: teacher, deletedAt: new Date() });
    const student = await aClassmate();
    const account = await anAccount(app);
    const unknown = await enroll(app, { id: uuidv7() }, student);
    expect(unknown).toMatchObject({ code: 'NOT_FOUND' });
    for (const cohort of [foreign, deleted])
      for (const who of [student, account]) expect((await enroll(app, cohort, who)).text).toBe(unknown.text);
    expect(await standing(app, foreign)).toMatchObject({ seats: 0, active: [] });
  });

  test('rejects a malformed ID', async () => {
    expect(await enroll(app, { id: 'not-one' }, await aClassmate())).toMatchObject({
      status: 400,
      code: 'INVALID',
    });
  });
});

describe('enrolling from outside the institution', () => {
  test('makes the person a student of the institution by enrolling in a public cohort', async () => {
    const cohort = await aCohort(app, { by: teacher, isPublic: true });
    const account = await anAccount(app, { firstName: 'Grace', lastName: 'Hopper' });
    const { data } = await enroll(app, cohort, account);
    expect(data.enroll.enrollment).toMatchObject({
      status: 'ACTIVE',
      student: { displayName: 'Grace Hopper' },
      cohort: { studentCount: 1, isEnrolled: true },
    });
    expect(data.enroll.viewer.activeEnrollmentCount).toBe(1);
    const { rows } = await app.db.query(
      'select institution_id, role, first_name, contact_email from membership where account_id = $1',
      [account.accountId],
    );
    expect(rows).toEqual([
      {
        institution_id: teacher.institution.id,
        role: 'student',
        first_name: 'Grace',
        contact_email: account.email,
      },
    ]);
  });

  test('answers in a session of another institution, and the session stays there', async () => {
    const cohort = await aCohort(app, { by: teacher, isPublic: true });
    const other = await aTeacher(app);
    const { data, errors } = await enroll(app, cohort, other);
    expect(errors).toEqual([]);
    expect(data.enroll.enrollment).toMatchObject({
      status: 'ACTIVE',
      cohort: { studentCount: 1, isEnrolled: true },
    });
    expect(data.enroll.viewer.activeEnrollmentCount).toBe(0); // of its own institution
    const again = await enroll(app, cohort, other);
    expect(again.data.enroll.enrollment.id).toBe(data.enroll.enrollment.id);
  });

  test('enrolling again concurrently, as a double click does, changes nothing', async () => {
    const cohort = await aCohort(app, { by: teacher, isPublic: true });
    const account = await anAccount(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => enroll(app, cohort, account)));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.enroll.enrollment.id)).size).toBe(1);
    expect(await standing(app, cohort)).toMatchObject({ seats: 1, active: [account.accountId] });
  });

  test('creates one membership, however many cohorts the person enters concurrently', async () => {
    const cohorts = await Promise.all(
      Array.from({ length: 8 }, () => aCohort(app, { by: teacher, isPublic: true })),
    );
    const account = await anAccount(app);
    const answers = await Promise.all(cohorts.map((cohort) => enroll(app, cohort, account)));
    expect(answers.map(({ data }) => data?.enroll.enrollment.status)).toEqual(cohorts.map(() => 'ACTIVE'));
    const { rows } = await app.db.query('select id from membership where account_id = $1', [
      account.accountId,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('a rejected enrollment creates no membership', async () => {
    const cohort = await aCohort(app, { by: teacher, isPublic: true, capacity: 1 });
    await anEnrollment(app, { cohort, student: await aClassmate() });
    const account = await anAccount(app);
    expect((await enroll(app, cohort, account)).code).toBe('COHORT_FULL');
    const { rows } = await app.db.query('select id from membership where account_id = $1', [
      account.accountId,
    ]);
    expect(rows).toEqual([]);
  });

  test('shows the own place in the queue but hides the others in it', async () => {
    const cohort = await aCohort(app, { by: teacher, isPublic: true, capacity: 1 });
    await anEnrollment(app, { cohort, student: await aClassmate() });
    for (const at of [1, 2]) {
      const { data } = await enroll(app, cohort, await aClassmate(), true);
      expect(data.enroll.enrollment.waitlistPosition).toBe(at);
    }
    for (const [guest, at] of [
      [await anAccount(app), 3],
      [await aTeacher(app), 4],
    ] as const) {
      const { data } = await enroll(app, cohort, guest, true);
      expect(data.enroll.enrollment).toMatchObject({ status: 'WAITLISTED', waitlistPosition: at });
    }
  });
});

describe('enrolling in a cohort with a price', () => {
  test('the enrollment waits for the payment and takes no seat', async () => {
    const courses = [
      await aCourse(app, { by: teacher, price: 40 }),
      await aCourse(app, { by: teacher, price: 9.5 }),
    ];
    const cohort = await aCohort(app, { by: teacher, courses });
    const student = await aClassmate();
    const { data } = await enroll(app, cohort, student);
    expect(data.enroll.enrollment).toMatchObject({
      status: 'PENDING',
      price: inDollars(49.5),
      cohort: { studentCount: 0, isEnrolled: false },
    });
    expect(await standing(app, cohort)).toMatchObject({ seats: 0, pending: [student.accountId] });
  });

  test("the cohort's own price overrides that of its courses", async () => {
    const cohort = await aCohort(app, {
      by: teacher,
      courses: [await aCourse(app, { by: teacher, price: 40 })],
      price: 0,
    });
    const { data } = await enroll(app, cohort, await aClassmate());
    expect(data.enroll.enrollment).toMatchObject({ status: 'ACTIVE', price: inDollars(0) });
  });

  test('in demo mode the enrollment counts as paid', async () => {
    const demo = await startApp({ databaseUrl: app.databaseUrl, env: { DEMO: 'true' } });
    try {
      const cohort = await aCohort(app, { by: teacher, price: 25 });
      const student = await aClassmate();
      const { data } = await enroll(demo, cohort, student);
      expect(data.enroll.enrollment).toMatchObject({
        status: 'ACTIVE',
        price: inDollars(25),
        cohort: { studentCount: 1 },
      });
    } finally {
      await demo.stop();
    }
  });
});
