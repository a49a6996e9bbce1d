import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyRule } from '#modules/certificate/apply-rule.service';
import { completeEnrollments } from '#modules/enrollment/complete.service';
import { notificationKindsOf } from '#tests/modules/notification/calls';
import { statementsOf } from '#tests/modules/cohort/statements';
import { grade } from '#tests/modules/submission/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aClass,
  aClassmate,
  aCohortSession,
  aCourse,
  aLesson,
  anActivity,
  anAdmin,
  anAttendance,
  aPricePlan,
  aSubmission,
  aTeacher,
  type Class,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { anEndedCohort, certificatesOf, issue, revoke, setRule } from './calls.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const complete = (lesson: ItemRow, as: Member) =>
  app.graphql(
    'mutation ($id: ID!) { completeLesson(input: { id: $id }) { lesson { id } } }',
    { id: lesson.id },
    { as },
  );

const apply = ({ course, teacher }: Pick<Class, 'course' | 'teacher'>, of: Pick<App, 'services'> = app) =>
  applyRule(of.services, { institutionId: teacher.institution.id, courseId: course.id, membershipIds: null });

const statuses = async (student: Member) => (await certificatesOf(app, student)).map(({ status }) => status);

async function untilIssued(student: Member): Promise<void> {
  await expect.poll(() => statuses(student), { timeout: 30_000 }).toEqual(['ISSUED']);
}

async function lessonsOf(course: ItemRow, count: number): Promise<ItemRow[]> {
  const lessons: ItemRow[] = [];
  while (lessons.length < count)
    lessons.push(await aLesson(app, { course, type: 'video', position: lessons.length }));
  return lessons;
}

describe('a rule issues a certificate', () => {
  test('once the student completed the lessons that it requires, and tells what was required', async () => {
    const { course, teacher, students } = await aClass(app, 2);
    const [first, second] = await lessonsOf(course, 2);
    expect((await setRule(app, course, teacher, { minProgress: 100 })).errors).toEqual([]);
    const [student, slow] = students as [Member, Member];
    await complete(first!, student);
    await complete(first!, slow);
    await complete(second!, student);
    await untilIssued(student);
    expect(await statuses(slow)).toEqual([]);
    const [certificate] = await certificatesOf(app, student);
    expect(certificate).toMatchObject({ issuedBy: null, grade: null, viewerCan: { download: true } });
    expect(await notificationKindsOf(app, student)).toEqual(['CERTIFICATE']);
    const { rows } = await app.db.query('select criteria from certificate where id = $1', [certificate!.id]);
    expect(rows).toEqual([{ criteria: 'Required: at least 100% of the lessons completed.' }]);
  });

  test('once the last work is graded; ungraded work has no points', async () => {
    const { course, teacher, students } = await aClass(app, 1);
    const [student] = students as [Member];
    await setRule(app, course, teacher, { minGrade: 80 });
    const [one, two] = [await anActivity(app, { course }), await anActivity(app, { course })];
    await aSubmission(app, { activity: one, student, points: 100 });
    const last = await aSubmission(app, { activity: two, student });
    await apply({ course, teacher });
    expect(await statuses(student)).toEqual([]);
    expect((await grade(app, last, teacher, { points: 60 })).errors).toEqual([]);
    await untilIssued(student);
  });

  test('once enough sessions were attended, of past and planned ones', async () => {
    const { course, cohort, teacher, students } = await aClass(app, 1);
    const [student] = students as [Member];
    await setRule(app, course, teacher, { minAttendance: 50 });
    const [past, missed, now] = [
      await aCohortSession(app, { cohort, date: inDays(-2) }),
      await aCohortSession(app, { cohort, date: inDays(-1) }),
      await aCohortSession(app, { cohort }),
    ];
    await aCohortSession(app, { cohort, date: inDays(2) });
    await aCohortSession(app, { cohort, date: inDays(3), cancelledAt: new Date() });
    await anAttendance(app, { session: past, student, status: 'late' });
    await anAttendance(app, { session: missed, student, status: 'absent' });
    await apply({ course, teacher });
    expect(await statuses(student)).toEqual([]);
    const entries = [{ membershipId: student.membershipId, status: 'PRESENT' }];
    const { errors } = await app.graphql(
      'mutation ($input: MarkAttendanceInput!) { markAttendance(input: $input) { session { id } } }',
      { input: { id: now.id, entries } },
      { as: teacher },
    );
    expect(errors).toEqual([]);
    await untilIssued(student);
  });

  test('only with all that it requires, and without requirements at the end of the cohort', async () => {
    const teacher = await aTeacher(app);
    const course = await aCourse(app, { by: teacher });
    await lessonsOf(course, 1);
    await setRule(app, course, teacher);
    const { students, ...running } = await aClass(app, 1);
    await setRule(app, running.course, running.teacher);
    await apply(running);
    expect(await statuses(students[0]!)).toEqual([]);

    const other = await aClassmate(app, {
      teacher,
      cohort: (await anEndedCohort(app, teacher, [], { courses: [course] })).cohort,
    });
    await completeEnrollments(app.services);
    await untilIssued(other);
  });

  test('as soon as it is set, and of pending ones too', async () => {
    const { course, teacher, students } = await aClass(app, 1);
    const [lesson] = await lessonsOf(course, 1);
    await complete(lesson!, students[0]!);
    await setRule(app, course, teacher, { minProgress: 50, version: 0 });
    await untilIssued(students[0]!);
  });
});

describe('a rule issues no certificate', () => {
  test('for cancelled and pending enrollments, plans without one, and students without a name', async () => {
    const { course, cohort, teacher } = await aClass(app, 0);
    const [lesson] = await lessonsOf(course, 1);
    const of = { teacher, cohort };
    const cancelled = await aClassmate(app, of);
    const excluded = await aClassmate(app, of);
    const unnamed = await aClassmate(app, of);
    const control = await aClassmate(app, of);
    for (const student of [cancelled, excluded, unnamed, control]) await complete(lesson!, student);
    const plan = await aPricePlan(app, { cohort, includesCertificate: false });
    const change = (student: Member, set: string, values: unknown[] = []) =>
      app.db.query(`update enrollment set ${set} where membership_id = $1`, [
        student.membershipId,
        ...values,
      ]);
    await change(cancelled, `status = 'cancelled'`);
    await change(excluded, 'plan_id = $2', [plan.id]);
    await app.db.query(`update membership set first_name = '', last_name = '' where id = $1`, [
      unnamed.membershipId,
    ]);
    await setRule(app, course, teacher, { minProgress: 100 });
    await untilIssued(control);
    for (const student of [cancelled, excluded, unnamed]) expect(await statuses(student)).toEqual([]);
  });

  test('by hand, or with a requirement that is not met by a hair', async () => {
    const { course, teacher, students } = await aClass(app, 1);
    const lessons = await lessonsOf(course, 3);
    for (const lesson of lessons.slice(0, 2)) await complete(lesson, students[0]!);
    await setRule(app, course, teacher, { isAutomatic: false, minProgress: 1 });
    await apply({ course, teacher });
    await setRule(app, course, teacher, { minProgress: 67 }); // two thirds are 66 %, rounded down
    await apply({ course, teacher });
    expect(await statuses(students[0]!)).toEqual([]);
    await setRule(app, course, teacher, { minProgress: 66 });
    await untilIssued(students[0]!);
  });

  test('to a student whose certificate was revoked; a teacher can issue another one', async () => {
    const { course, cohort, teacher, students } = await aClass(app, 1);
    const [student] = students as [Member];
    const [lesson] = await lessonsOf(course, 1);
    await setRule(app, course, teacher, { minProgress: 100 });
    await complete(lesson!, student);
    await untilIssued(student);
    const [certificate] = await certificatesOf(app, student);
    await revoke(app, certificate!.id, teacher);
    await apply({ course, teacher });
    expect(await statuses(student)).toEqual(['REVOKED']);
    await app.db.query(
      'update cohort set start_date = $2, end_date = $3, registration_deadline = null where id = $1',
      [cohort.id, inDays(-20), inDays(-1)],
    );
    await completeEnrollments(app.services);
    await apply({ course, teacher });
    expect(await statuses(student)).toEqual(['REVOKED']);
    await issue(app, certificate!.id, teacher);
    expect((await statuses(student)).toSorted()).toEqual(['ISSUED', 'REVOKED']);
  });
});

describe('two servers that apply a rule at once', () => {
  /** Applies the rule of a class from two servers, and returns how many certificates and notifications there are. */
  async function race(): Promise<{ certificates: number; events: number; students: number }> {
    const other = await startApp({ databaseUrl: app.databaseUrl });
    try {
      const { course, teacher, students } = await aClass(app, 6);
      const [lesson] = await lessonsOf(course, 1);
      for (const student of students) await complete(lesson!, student);
      await app.db.query(
        `insert into certificate_rule (institution_id, id, updated_at, course_id, is_automatic, min_progress) values ($1, uuidv7(), now(), $2, true, 100)`,
        [course.institutionId, course.id],
      );
      await Promise.all([app, other, app, other].map((of) => apply({ course, teacher }, of)));
      const count = async (sql: string) => Number((await app.db.query(sql, [course.id])).rows[0].count);
      return {
        students: students.length,
        certificates: await count(
          `select count(*) from certificate where course_id = $1 and status = 'issued'`,
        ),
        events: await count(
          `select count(*) from audit_entry a join certificate k on k.id = a.row_id where k.course_id = $1 and a.action = 'updated'`,
        ),
      };
    } finally {
      await other.stop();
    }
  }

  test('issue each certificate once', async () => {
    const { students, certificates, events } = await race();
    expect([certificates, events]).toEqual([students, students]);
  });

  test('would issue some twice without the unique index (control)', async () => {
    await app.db.query('drop index certificate_valid_once');
    try {
      let extra = 0;
      for (let attempt = 0; attempt < 10 && extra === 0; attempt++) {
        const { students, certificates } = await race();
        extra = certificates - students;
      }
      expect(extra).toBeGreaterThan(0);
    } finally {
      await app.db.query('delete from certificate');
      await app.db.query(
        `create unique index certificate_valid_once on certificate (institution_id, course_id, membership_id) where status <> 'revoked'`,
      );
    }
  });
});

describe('setting a rule', () => {
  test('takes permission to edit the course, percentages and the current version', async () => {
    const { course, teacher, students } = await aClass(app, 1);
    const colleague = await aTeacher(app, { institution: teacher.institution });
    const code = async (as: Member, rule: object = {}) => (await setRule(app, course, as, rule)).code;
    expect(await code(students[0]!)).toBe('FORBIDDEN');
    expect(await code(colleague)).toBe('FORBIDDEN');
    expect(await code(await anAdmin(app))).toBe('NOT_FOUND');
    for (const minProgress of [0, 101]) expect(await code(teacher, { minProgress })).toBe('INVALID');
    const { data } = await setRule(app, course, teacher, { minProgress: 80, version: 0 });
    expect(data.setCertificateRule.course.certificateRule).toEqual({
      isAutomatic: true,
      minProgress: 80,
      minGrade: null,
      minAttendance: null,
      version: 1,
    });
    expect(await setRule(app, course, teacher, { version: 0 })).toMatchObject({
      code: 'CONFLICT',
      errors: [{ extensions: { currentVersion: 1 } }],
    });
    await setRule(app, course, teacher, { minProgress: 80 });
    const again = await setRule(app, course, teacher, { minProgress: 90, version: 1 });
    expect(again.data.setCertificateRule.course.certificateRule.version).toBe(2);
  });

  test('can be tried before: the preview says who would get a certificate now', async () => {
    const { course, cohort, teacher, students } = await aClass(app, 2);
    const [lesson] = await lessonsOf(course, 2);
    await complete(lesson!, students[0]!);
    await aClassmate(app, { teacher, cohort }, 'cancelled');
    const preview = async (as: Member, minProgress: number) => {
      const { data, code } = await app.graphql(
        `query ($id: ID!, $minProgress: Int) { certificatePreview(courseId: $id, minProgress: $minProgress) {
          qualifiedCount totalCount candidates { studentId cohortTitle isQualified standing { progress grade attendance } } } }`,
        { id: course.id, minProgress },
        { as },
      );
      return data?.certificatePreview ?? code;
    };
    const standing = { progress: 50, grade: 0, attendance: 0 };
    const shown = {
      qualifiedCount: 1,
      totalCount: 2,
      candidates: [
        { studentId: students[0]!.membershipId, cohortTitle: cohort.title, isQualified: true, standing },
        {
          studentId: students[1]!.membershipId,
          cohortTitle: cohort.title,
          isQualified: false,
          standing: { ...standing, progress: 0 },
        },
      ],
    };
    for (const as of [teacher, await anAdmin(app, { institution: teacher.institution })])
      expect(await preview(as, 50)).toEqual(shown);
    expect(await preview(teacher, 51)).toMatchObject({ qualifiedCount: 0, totalCount: 2 });
    expect(await preview(students[0]!, 50)).toBe('FORBIDDEN');
    const nothing = { qualifiedCount: 0, totalCount: 0, candidates: [] };
    expect(await preview(await aTeacher(app, { institution: teacher.institution }), 50)).toEqual(nothing);
    expect(await preview(await aTeacher(app), 50)).toEqual(nothing);
  });

  test('lets students see what is missing', async () => {
    const { course, teacher, students } = await aClass(app, 1);
    const [lesson] = await lessonsOf(course, 3);
    await complete(lesson!, students[0]!);
    await setRule(app, course, teacher, { minProgress: 80 });
    const read = async (as: Member) => {
      const { data } = await app.graphql(
        `query ($id: ID!) { course(id: $id) { certificateRule { minProgress } viewerCertificateStanding { progress grade attendance } } }`,
        { id: course.id },
        { as },
      );
      return data.course;
    };
    expect(await read(students[0]!)).toEqual({
      certificateRule: { minProgress: 80 },
      viewerCertificateStanding: { progress: 33, grade: 0, attendance: 0 },
    });
    expect((await read(teacher)).viewerCertificateStanding).toBeNull();
  });
});

test('applying a rule takes a fixed number of statements, however many students meet it', async () => {
  /** Counts the statements for a class. Other work of the server may add to them, so the least of some counts. */
  async function countFor(size: number): Promise<number> {
    const counts: number[] = [];
    while (counts.length < 4) {
      const { course, teacher, students } = await aClass(app, size);
      const [lesson] = await lessonsOf(course, 1);
      for (const student of students) await complete(lesson!, student);
      await app.db.query(
        `insert into certificate_rule (institution_id, id, updated_at, course_id, is_automatic, min_progress) values ($1, uuidv7(), now(), $2, true, 100)`,
        [course.institutionId, course.id],
      );
      counts.push(await statementsOf(app, async () => () => apply({ course, teacher })));
      for (const student of students) expect(await statuses(student)).toEqual(['ISSUED']);
    }
    return Math.min(...counts);
  }
  expect(await countFor(4)).toBe(await countFor(1));
});
