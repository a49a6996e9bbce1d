import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationsOf } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import { anAdmin, aStudent, aTeacher, aVisitor, insert, type Member } from '#tests/support/factories';
import { aCompletedCohort, certificatesOf, type Certified, check, issue, issueAll, revoke } from './calls.ts';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app, { firstName: 'Tess', lastName: 'Teacher' });
});
afterAll(() => app.stop());

interface Holder {
  student: Member;
  issued: Certified;
}

/** Creates a student with an issued certificate. */
async function aHolder(more: object = {}): Promise<Holder & { cohort: { id: string } }> {
  const student = await aStudent(app, { institution: teacher.institution, ...more });
  const { cohort } = await aCompletedCohort(app, teacher, [student]);
  const [pending] = await certificatesOf(app, student);
  const { data } = await issue(app, pending!.id, teacher, 'A');
  return { student, cohort, issued: data.issueCertificate.certificate as Certified };
}

describe('revoking a certificate', () => {
  test('makes it invalid with a public reason, and the student gets to know', async () => {
    const { student, issued } = await aHolder({ firstName: 'Ana', lastName: 'Silva' });
    const { data, errors } = await revoke(app, issued.id, teacher, ' Plagiarism ');
    expect(errors).toEqual([]);
    expect(data.revokeCertificate.certificate).toEqual({
      ...issued,
      status: 'REVOKED',
      revokedAt: expect.any(String),
      revokedBy: { displayName: 'Tess Teacher' },
      revocationReason: 'Plagiarism',
      badgeUrl: null,
      viewerCan: { issue: true, download: false, revoke: false },
    });
    expect((await check(app, issued.number!, aVisitor())).data.checkCertificate).toMatchObject({
      status: 'REVOKED',
      studentName: 'Ana Silva',
      revokedAt: expect.any(String),
      revocationReason: 'Plagiarism',
      badgeUrl: null,
    });
    expect(await notificationsOf(app, student)).toMatchObject([
      { kind: 'CERTIFICATE_REVOKED', subjectId: issued.id, subjectTitle: issued.courseTitle },
      { kind: 'CERTIFICATE' },
    ]);
    await expect
      .poll(async () => (await app.mailTo(student.email)).map(({ subject }) => subject), { timeout: 20_000 })
      .toContain(`Your certificate for "${issued.courseTitle}" was revoked`);
    const mail = app
      .mails()
      .find(({ to, subject }) => to.includes(student.email) && subject.includes('revoked'));
    expect(mail!.text).toContain('Reason: Plagiarism');
    const { rows } = await app.db.query(
      `select after->>'status' as status from audit_entry where row_id = $1 order by id desc limit 1`,
      [issued.id],
    );
    expect(rows).toEqual([{ status: 'revoked' }]);
    const answer = await fetch(`${app.url}/exports/certificates/${issued.id}`, {
      headers: { authorization: `Bearer ${student.accessToken}` },
    });
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining('This certificate was revoked.'),
    ]);
  });

  test('twice keeps the first reason and publishes one message', async () => {
    const { issued } = await aHolder();
    await insert(app, 'webhook_endpoint', {
      institution_id: teacher.institution.id,
      id: crypto.randomUUID(),
      url: 'http://127.0.0.1:9/hooks',
      events: ['certificate.revoked'],
    });
    const [first, again] = [
      await revoke(app, issued.id, teacher),
      await revoke(app, issued.id, teacher, 'Other'),
    ];
    expect(again.data).toEqual(first.data);
    const { rows } = await app.db.query<{ payload: string }>(
      `select payload from webhook_delivery where type = 'certificate.revoked'`,
    );
    expect(rows.map(({ payload }) => (JSON.parse(payload) as { data: object }).data)).toMatchObject([
      { id: issued.id, status: 'revoked', number: issued.number, revocationReason: 'Plagiarism' },
    ]);
  });

  test('takes a reason and an issued certificate', async () => {
    const student = await aStudent(app, { institution: teacher.institution });
    await aCompletedCohort(app, teacher, [student]);
    const [pending] = await certificatesOf(app, student);
    expect(await revoke(app, pending!.id, teacher)).toMatchObject({ code: 'CONFLICT' });
    const { issued } = await aHolder();
    for (const reason of ['', '   ', 'x'.repeat(301)])
      expect(await revoke(app, issued.id, teacher, reason)).toMatchObject({
        code: 'INVALID',
        errors: [{ extensions: { fields: [{ field: 'reason' }] } }],
      });
  });

  test('is for those who may issue it', async () => {
    const { student, issued } = await aHolder();
    const code = async (as: Parameters<typeof revoke>[2]) => (await revoke(app, issued.id, as)).code;
    expect(await code(student)).toBe('FORBIDDEN');
    expect(await code(await aTeacher(app, { institution: teacher.institution }))).toBe('NOT_FOUND');
    expect(await code(await anAdmin(app))).toBe('NOT_FOUND');
    expect(await code(aVisitor())).toBe('UNAUTHENTICATED');
    expect(
      (await revoke(app, issued.id, await anAdmin(app, { institution: teacher.institution }))).errors,
    ).toEqual([]);
  });
});

describe('issuing a revoked certificate again', () => {
  test('makes another one with a number of its own; the old number stays revoked', async () => {
    const { student, issued, cohort } = await aHolder();
    await revoke(app, issued.id, teacher);
    expect((await issueAll(app, cohort, teacher)).data.issueCertificates.issuedCount).toBe(0);
    const { data, errors } = await issue(app, issued.id, teacher, 'B');
    expect(errors).toEqual([]);
    const another = data.issueCertificate.certificate as Certified;
    expect(another).toMatchObject({ status: 'ISSUED', grade: 'B', courseTitle: issued.courseTitle });
    expect([another.id, another.number]).not.toEqual([issued.id, issued.number]);
    expect((await issue(app, issued.id, teacher)).data.issueCertificate.certificate).toEqual(another);
    const [latest, former] = await certificatesOf(app, student);
    expect([latest!.id, former!.id]).toEqual([another.id, issued.id]);
    const [, seen] = await certificatesOf(app, teacher, `(cohortId: "${cohort.id}")`);
    expect(seen).toMatchObject({ status: 'REVOKED', viewerCan: { issue: false } });
    expect((await check(app, issued.number!)).data.checkCertificate.status).toBe('REVOKED');
    expect((await check(app, another.number!)).data.checkCertificate.status).toBe('ISSUED');
    const course = await app.graphql(
      'query ($id: ID!) { course(id: $id) { viewerCertificate { id } } }',
      { id: issued.course!.id },
      { as: student },
    );
    expect(course.data.course.viewerCertificate).toEqual({ id: another.id });
  });

  test('at the same time from two servers makes one', async () => {
    const other = await startApp({ databaseUrl: app.databaseUrl });
    try {
      const { student, issued } = await aHolder();
      await revoke(app, issued.id, teacher);
      const answers = await Promise.all([app, other, app, other].map((of) => issue(of, issued.id, teacher)));
      expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
      expect(await certificatesOf(app, student)).toHaveLength(2);
    } finally {
      await other.stop();
    }
  });
});
