import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationKindsOf, setMailed, notificationsOf } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCourse,
  anAdmin,
  aStudent,
  aTeacher,
  aVisitor,
  insert,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { untilHeld } from './held.ts';
import {
  aCompletedCohort,
  anEndedCohort,
  certificate,
  certificatesOf,
  type Certified,
  check,
  issue,
  issueAll,
} from './calls.ts';

let app: App;
let teacher: Member;
let admin: Member;
let stranger: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app, { firstName: 'Tess', lastName: 'Teacher' });
  admin = await anAdmin(app, { institution: teacher.institution });
  stranger = await aTeacher(app);
});
afterAll(() => app.stop());

const aLearner = (more: object = {}) => aStudent(app, { institution: teacher.institution, ...more });
const aColleague = () => aTeacher(app, { institution: teacher.institution });

/** Creates a student who completed a cohort of the teacher and has the pending certificate. */
async function aPending(
  by = teacher,
  more: object = {},
): Promise<{ student: Member; pending: Certified; cohort: ItemRow; courses: ItemRow[] }> {
  const student = await aLearner(more);
  const ended = await aCompletedCohort(app, by, [student]);
  const [pending] = await certificatesOf(app, student);
  return { student, pending: pending!, ...ended };
}

const NUMBER = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/;

describe('issuing a certificate', () => {
  test('to a student without a name is refused until there is one, and no part of the address is shown', async () => {
    const { student, pending, cohort } = await aPending(teacher, { firstName: '', lastName: '' });
    expect(pending.student.displayName).toBe('Unnamed member');
    const message =
      'A certificate shows a name, and this student has none. Ask for one to be added to the profile first.';
    for (const { code, errors } of [
      await issue(app, pending.id, teacher),
      await issueAll(app, cohort, teacher),
    ])
      expect([code, errors[0]?.message]).toEqual(['CONFLICT', message]);
    const input = { id: student.membershipId, firstName: 'Ada', lastName: 'Byron' };
    await app.graphql(
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { member { id } } }',
      { input },
      { as: student },
    );
    expect((await issue(app, pending.id, teacher)).errors).toEqual([]);
    expect(await certificatesOf(app, student)).toMatchObject([{ studentName: 'Ada Byron' }]);
  });

  test('a teacher of the course issues it, and its student sees it', async () => {
    const { student, pending } = await aPending();
    const { data, errors } = await issue(app, pending.id, teacher, ' 92% ');
    expect(errors).toEqual([]);
    const issued = {
      ...pending,
      status: 'ISSUED',
      number: expect.stringMatching(NUMBER),
      grade: '92%',
      issuedAt: expect.any(String),
      issuedBy: { displayName: 'Tess Teacher' },
      badgeUrl: expect.stringMatching(/^\/credentials\//),
      language: 'EN',
      viewerCan: { issue: false, download: true, revoke: true },
    };
    expect(data.issueCertificate.certificate).toEqual(issued);
    expect(await certificatesOf(app, student)).toEqual([
      { ...issued, viewerCan: { issue: false, download: true, revoke: false } },
    ]);
  });

  test('issuing it twice keeps the first result and publishes one event', async () => {
    const { student, pending } = await aPending();
    const first = await issue(app, pending.id, teacher, 'A');
    const again = await issue(app, pending.id, admin, 'F');
    expect(again.errors).toEqual([]);
    expect(again.data).toEqual(first.data);
    expect(await notificationKindsOf(app, student)).toEqual(['CERTIFICATE']);
  });

  test('two servers issuing it concurrently issue it once', async () => {
    const other = await startApp({ databaseUrl: app.databaseUrl });
    try {
      const { student, pending, cohort } = await aPending();
      const answers = await Promise.all(
        [app, other, app, other, app, other].map((instance, at) =>
          at < 4 ? issue(instance, pending.id, teacher, `try ${at}`) : issueAll(instance, cohort, admin),
        ),
      );
      expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
      const [certified] = await certificatesOf(app, student);
      for (const { data } of answers.slice(0, 4))
        expect(data.issueCertificate.certificate).toMatchObject({ number: certified!.number });
      expect(await notificationKindsOf(app, student)).toEqual(['CERTIFICATE']);
      const { rows } = await app.db.query(
        `select from audit_entry where row_id = $1 and action = 'updated'`,
        [pending.id],
      );
      expect(rows).toHaveLength(1);
    } finally {
      await other.stop();
    }
  });

  test('teachers of the cohort and admins may issue it', async () => {
    const [author, instructor] = [await aColleague(), await aColleague()];
    const courses = [await aCourse(app, { by: author })];
    for (const actor of [instructor, teacher, admin]) {
      const student = await aLearner();
      const { cohort } = await anEndedCohort(app, teacher, [student], { courses });
      const assigned = { cohort_id: cohort.id, membership_id: instructor.membershipId };
      await insert(app, 'cohort_instructor', {
        institution_id: cohort.institutionId,
        id: crypto.randomUUID(),
        ...assigned,
      });
      await completed();
      const [pending] = await certificatesOf(app, actor, `(cohortId: "${cohort.id}")`);
      expect(pending!.viewerCan).toEqual({ issue: true, download: false, revoke: false });
      expect((await issue(app, pending!.id, actor)).errors).toEqual([]);
    }
  });

  test('rejects students, teachers of other courses, outsiders and unverified accounts', async () => {
    const { student, pending } = await aPending();
    const unverified = await aTeacher(app, { institution: teacher.institution, isVerified: false });
    const code = async (as: Parameters<typeof issue>[2]) => (await issue(app, pending.id, as)).code;
    expect(await code(student)).toBe('FORBIDDEN');
    expect(await code(await aColleague())).toBe('NOT_FOUND');
    expect(await code(stranger)).toBe('NOT_FOUND');
    expect(await code(await anAdmin(app))).toBe('NOT_FOUND');
    expect(await code(unverified)).toBe('UNVERIFIED');
    expect(await code(aVisitor())).toBe('UNAUTHENTICATED');
    expect((await issue(app, crypto.randomUUID(), teacher)).code).toBe('NOT_FOUND');
    expect(await certificatesOf(app, student)).toMatchObject([{ status: 'PENDING' }]);
  });

  test('is visible to its student, teachers of the course and admins only', async () => {
    const { student, pending } = await aPending();
    for (const actor of [student, teacher, admin])
      expect((await certificate(app, pending.id, actor)).data.certificate.id).toBe(pending.id);
    const classmate = await aLearner();
    for (const actor of [classmate, await aColleague(), stranger, await anAdmin(app)]) {
      expect((await certificate(app, pending.id, actor)).code).toBe('NOT_FOUND');
      expect((await certificatesOf(app, actor)).map(({ id }) => id)).not.toContain(pending.id);
    }
  });

  test('keeps the texts of the day it was issued', async () => {
    const { student, pending, cohort, courses } = await aPending(teacher, {
      firstName: 'Old',
      lastName: 'Name',
    });
    await app.db.query(`update course set title = 'Renamed' where id = $1`, [courses[0]!.id]);
    await app.db.query(`update membership set last_name = 'Married' where id = $1`, [student.membershipId]);
    await issue(app, pending.id, teacher);
    await app.db.query(`update course set title = 'Again', deleted_at = now() where id = $1`, [
      courses[0]!.id,
    ]);
    await app.db.query(`update cohort set deleted_at = now() where id = $1`, [cohort.id]);
    await app.db.query(`update membership set last_name = 'Else' where id = $1`, [student.membershipId]);
    expect(await certificatesOf(app, student)).toMatchObject([
      {
        courseTitle: 'Renamed',
        studentName: 'Old Married',
        cohortTitle: cohort.title,
        course: null,
        cohort: null,
      },
    ]);
  });

  test('fits a grade of 40 characters on one line', async () => {
    const { pending } = await aPending();
    for (const grade of ['x'.repeat(41), 'two\nlines', 'nothing\u0000'])
      expect(await issue(app, pending.id, teacher, grade)).toMatchObject({
        code: 'INVALID',
        errors: [{ extensions: { fields: [{ field: 'grade' }] } }],
      });
    const { data } = await issue(app, pending.id, teacher, '  ');
    expect(data.issueCertificate.certificate.grade).toBeNull();
  });

  test('killed between the certificate and its event, neither is stored', async () => {
    const { student, pending } = await aPending();
    await untilHeld(app, 'notification', async (kill) => {
      const answer = issue(app, pending.id, teacher);
      await kill();
      expect((await answer).code).toBe('UNAVAILABLE');
    });
    expect(await certificatesOf(app, student)).toEqual([pending]);
    expect(await notificationKindsOf(app, student)).toEqual([]);
    expect((await issue(app, pending.id, teacher)).errors).toEqual([]);
    expect(await notificationKindsOf(app, student)).toEqual(['CERTIFICATE']);
  });
});

const completed = async () => {
  const { completeEnrollments } = await import('#modules/enrollment/complete.service');
  await completeEnrollments(app.services);
};

describe('issuing all certificates of a cohort', () => {
  test('issues them together, each with its own number and notification', async () => {
    const students = [await aLearner(), await aLearner(), await aLearner()];
    const { cohort } = await aCompletedCohort(app, teacher, students);
    const [first] = await certificatesOf(app, students[0]!);
    await issue(app, first!.id, teacher, 'A');
    expect((await issueAll(app, cohort, teacher)).data.issueCertificates).toEqual({
      issuedCount: 2,
      cohort: { id: cohort.id },
    });
    const all = await certificatesOf(app, teacher, `(cohortId: "${cohort.id}")`);
    expect(all.map(({ status }) => status)).toEqual(['ISSUED', 'ISSUED', 'ISSUED']);
    expect(new Set(all.map(({ number }) => number)).size).toBe(3);
    expect(all.filter(({ grade }) => grade === 'A')).toHaveLength(1);
    for (const student of students) expect(await notificationKindsOf(app, student)).toEqual(['CERTIFICATE']);
    expect((await issueAll(app, cohort, teacher)).data.issueCertificates.issuedCount).toBe(0);
  });

  test('the owner of a course that others teach in their cohort may not issue all', async () => {
    const author = await aColleague();
    const student = await aLearner();
    const courses = [await aCourse(app, { by: teacher }), await aCourse(app, { by: author })];
    const { cohort } = await aCompletedCohort(app, teacher, [student], { courses });
    expect((await issueAll(app, cohort, author)).code).toBe('FORBIDDEN');
    expect(await certificatesOf(app, author, `(cohortId: "${cohort.id}")`)).toEqual([]);
    expect((await issueAll(app, cohort, teacher)).data.issueCertificates.issuedCount).toBe(2);
    expect(await certificatesOf(app, student, '(status: ISSUED)')).toHaveLength(2);
  });

  test('rejects teachers of other courses and outsiders', async () => {
    const { cohort, student } = await aPending();
    expect((await issueAll(app, cohort, await aColleague())).code).toBe('FORBIDDEN');
    expect((await issueAll(app, cohort, student)).code).toBe('FORBIDDEN');
    expect((await issueAll(app, cohort, stranger)).code).toBe('NOT_FOUND');
    expect((await issueAll(app, cohort, await anAdmin(app))).code).toBe('NOT_FOUND');
    expect(await certificatesOf(app, student)).toMatchObject([{ status: 'PENDING' }]);
  });
});

test('the student is notified of a certificate, by mail as well unless that is turned off', async () => {
  const { student, pending } = await aPending();
  await issue(app, pending.id, teacher);
  expect(await notificationsOf(app, student)).toMatchObject([
    {
      kind: 'CERTIFICATE',
      subjectId: pending.id,
      subjectTitle: pending.courseTitle,
      actor: { displayName: 'Tess Teacher' },
    },
  ]);
  const [mail] = await app.mailTo(student.email);
  expect(mail!.subject).toBe(`Your certificate for "${pending.courseTitle}"`);
  const { student: quiet, pending: second } = await aPending();
  await setMailed(app, 'CERTIFICATE', false, quiet);
  await issue(app, second.id, teacher);
  const { student: last, pending: third } = await aPending();
  await issue(app, third.id, teacher);
  await app.mailTo(last.email);
  expect(app.mails().filter(({ to }) => to.includes(quiet.email))).toEqual([]);
  expect(await notificationKindsOf(app, quiet)).toEqual(['CERTIFICATE']);
});

describe('checking a certificate number', () => {
  test('anyone with the number sees what was certified, however it is typed', async () => {
    const { pending } = await aPending(teacher, { firstName: 'Ana', lastName: 'Silva' });
    const { data } = await issue(app, pending.id, teacher, 'A');
    const { number, issuedAt } = data.issueCertificate.certificate;
    const proof = {
      number,
      issuedAt,
      studentName: 'Ana Silva',
      courseTitle: pending.courseTitle,
      institutionName: teacher.institution.name,
      grade: 'A',
      language: 'EN',
      status: 'ISSUED',
      revokedAt: null,
      revocationReason: null,
      badgeUrl: `/credentials/${number}`,
    };
    for (const typed of [number, number.toLowerCase().replaceAll('-', ' '), ` ${number} `])
      for (const actor of [aVisitor(), stranger, teacher])
        expect((await check(app, typed, actor)).data).toEqual({ checkCertificate: proof });
  });

  test('an unknown number returns nothing, and a malformed one is rejected', async () => {
    expect((await check(app, '0000-0000-0000')).data).toEqual({ checkCertificate: null });
    for (const number of ['', 'ABC', 'ILOU-ILOU-ILOU', "' or 1=1 --"])
      expect((await check(app, number)).code).toBe('INVALID');
  });

  test('the public role reads the row with that number and no other', async () => {
    const [{ pending }, other] = [await aPending(), await aPending()];
    const { data } = await issue(app, pending.id, teacher);
    await issue(app, other.pending.id, teacher);
    const client = await app.db.connect();
    try {
      await client.query('begin; set local role lyceum_public');
      expect((await client.query('select id from certificate')).rows).toEqual([]);
      await client.query(`select set_config('app.certificate', $1, true)`, [
        data.issueCertificate.certificate.number,
      ]);
      expect((await client.query('select id from certificate')).rows).toEqual([{ id: pending.id }]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
