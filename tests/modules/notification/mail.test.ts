import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancel, enroll } from '#tests/modules/enrollment/calls';
import { changeRole } from '#tests/modules/membership/calls';
import { type App, startApp } from '#tests/support/app';
import { aCohort, anAdmin, aStudent, aTeacher, inDays, type Member } from '#tests/support/factories';
import { notificationKindsOf, setMailed } from './calls.ts';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const aClassmate = (more: object = {}) => aStudent(app, { institution: teacher.institution, ...more });
const aColleague = () => aTeacher(app, { institution: teacher.institution });

async function preferencesOf(as: Member): Promise<Record<string, boolean>> {
  const { data } = await app.graphql('{ notificationPreferences { kind isMailed } }', {}, { as });
  return Object.fromEntries(
    data.notificationPreferences.map(({ kind, isMailed }: { kind: string; isMailed: boolean }) => [
      kind,
      isMailed,
    ]),
  );
}

/** Jobs run in the order in which they were queued: once this mail is there, those before it are, too. */
async function mailsSoFar(to: Member) {
  const marker = await aClassmate();
  await enroll(app, await aCohort(app, { by: teacher }), marker);
  await app.mailTo(marker.email);
  return app.mails().filter((mail) => mail.to.includes(to.email));
}

/** Returns the path of the unsubscribe link for a kind of mail. */
const wayOut = (source: string) => {
  const [, url] = /^List-Unsubscribe:\s*<([^>]+)>/im.exec(source.replaceAll(/\r?\n[ \t]+/g, ' ')) ?? [];
  const { pathname, search } = new URL(url!);
  return pathname + search;
};

describe('default mail settings', () => {
  test('a student receives mails about all own notifications, with an unsubscribe link', async () => {
    const cohort = await aCohort(app, { by: teacher, title: 'Spring', capacity: 1 });
    const [first, second] = [await aClassmate({ firstName: 'Ana' }), await aClassmate()];
    await enroll(app, cohort, first);
    await enroll(app, cohort, second, true);
    const [mail] = await app.mailTo(first.email);
    expect(mail).toMatchObject({ subject: 'You’re enrolled in "Spring"' });
    expect(mail!.text).toContain('Hello Ana,');
    expect(mail!.text).toContain(`/cohorts/${cohort.id}`);
    expect(mail!.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(mail!.text).toContain(wayOut(mail!.source));
    await app.graphql(
      'mutation U($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
      { input: { id: cohort.id, startDate: inDays(11).toISOString() } },
      { as: teacher },
    );
    expect((await app.mailTo(first.email, 2))[1]).toMatchObject({ subject: 'The dates of "Spring" changed' });
    await cancel(app, cohort, first);
    expect((await app.mailTo(second.email, 2)).map(({ subject }) => subject)).toContain(
      'You have a seat in "Spring"',
    );
  });

  test('a teacher receives no mails about enrollments', async () => {
    const author = await aColleague();
    await enroll(app, await aCohort(app, { by: author }), await aClassmate());
    expect(await mailsSoFar(author)).toEqual([]);
    expect(await notificationKindsOf(app, author)).toEqual(['STUDENT_ENROLLMENT']);
  });

  test('a creator who became a student learns of no more students', async () => {
    const author = await aColleague();
    const cohort = await aCohort(app, { by: author });
    await changeRole(app, author, 'STUDENT', await anAdmin(app, { institution: teacher.institution }));
    await enroll(app, cohort, await aClassmate());
    expect(await notificationKindsOf(app, author)).not.toContain('STUDENT_ENROLLMENT');
  });
});

describe('a mail toggle', () => {
  test('is offered for the notifications of a role, and keeps its value', async () => {
    const student = await aClassmate();
    expect(await preferencesOf(student)).toEqual({
      ENROLLMENT: true,
      WAITLIST_PROMOTION: true,
      COHORT_CHANGE: true,
      COHORT_DELETION: true,
      ACTIVITY: true,
      CERTIFICATE: true,
      CERTIFICATE_REVOKED: true,
      EXTENSION: true,
      GRADE: true,
      QUIZ_GRADE: true,
      DISCUSSION_REPLY: true,
      EVENT_PUBLISHED: true,
      EVENT_REGISTRATION: true,
      EVENT_PROMOTION: true,
      EVENT_CHANGE: true,
      EVENT_CANCELLATION: true,
      EVENT_REMINDER: true,
      REFUND: true,
      WORK_DUE: true,
    });
    for (const staff of [await aColleague(), await anAdmin(app, { institution: teacher.institution })])
      expect(await preferencesOf(staff)).toEqual({
        STUDENT_ENROLLMENT: false,
        COHORT_CHANGE: true,
        IMPORT_FINISHED: true,
        PLAN_USE: true,
        PLAN_CHANGE: true,
        PAYMENT_FAILURE: true,
        DISCUSSION_REPLY: true,
        CO_TEACHING: true,
        REVIEW: true,
        EVENT_REGISTRATION: true,
        EVENT_PROMOTION: true,
        EVENT_BOOKING: true,
        EVENT_CHANGE: true,
        EVENT_CANCELLATION: true,
        EVENT_REMINDER: true,
      });
    for (const isMailed of [false, false, true, false]) {
      const { data } = await setMailed(app, 'ENROLLMENT', isMailed, student);
      expect(data.setNotificationPreference.preference).toEqual({ kind: 'ENROLLMENT', isMailed });
      expect(await preferencesOf(student)).toMatchObject({ ENROLLMENT: isMailed, COHORT_CHANGE: true });
    }
    expect(await preferencesOf(await aClassmate())).toMatchObject({ ENROLLMENT: true });
  });

  test('turned off, it stops the mail and keeps the notification', async () => {
    const student = await aClassmate();
    await setMailed(app, 'ENROLLMENT', false, student);
    await enroll(app, await aCohort(app, { by: teacher }), student);
    expect(await notificationKindsOf(app, student)).toEqual(['ENROLLMENT']);
    expect(await mailsSoFar(student)).toEqual([]);
  });

  test('turned on, it sends the mail to teachers', async () => {
    const author = await aColleague();
    await setMailed(app, 'STUDENT_ENROLLMENT', true, author);
    const cohort = await aCohort(app, { by: author, title: 'Knots' });
    await enroll(app, cohort, await aClassmate({ firstName: 'Bo', lastName: 'Berg' }));
    expect(await app.mailTo(author.email)).toMatchObject([{ subject: 'Bo Berg enrolled in "Knots"' }]);
  });
});

describe('unsubscribing from a mail', () => {
  const aMailed = async () => {
    const student = await aClassmate();
    await enroll(app, await aCohort(app, { by: teacher }), student);
    const [mail] = await app.mailTo(student.email);
    return { student, path: wayOut(mail!.source) };
  };

  test('opening the page changes nothing; its button unsubscribes from that kind without a sign-in', async () => {
    const { student, path } = await aMailed();
    const page = await app.request('GET', path);
    expect(page.status).toBe(200);
    expect(page.body).toContain('Stop emails about your enrollments?');
    expect(page.body).toContain('<form method="post">');
    expect(await preferencesOf(student)).toMatchObject({ ENROLLMENT: true });
    const answer = await app.request('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('We won’t email you about your enrollments');
    expect(await preferencesOf(student)).toEqual({
      ENROLLMENT: false,
      WAITLIST_PROMOTION: true,
      COHORT_CHANGE: true,
      COHORT_DELETION: true,
      ACTIVITY: true,
      CERTIFICATE: true,
      CERTIFICATE_REVOKED: true,
      EXTENSION: true,
      GRADE: true,
      QUIZ_GRADE: true,
      DISCUSSION_REPLY: true,
      EVENT_PUBLISHED: true,
      EVENT_REGISTRATION: true,
      EVENT_PROMOTION: true,
      EVENT_CHANGE: true,
      EVENT_CANCELLATION: true,
      EVENT_REMINDER: true,
      REFUND: true,
      WORK_DUE: true,
    });
  });

  test('a mail program unsubscribes in one request, repeatedly', async () => {
    const { student, path } = await aMailed();
    for (const body of ['List-Unsubscribe=One-Click', 'List-Unsubscribe=One-Click']) {
      const answer = await fetch(app.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
      expect(answer.status).toBe(200);
    }
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(app.url + path, { method: 'POST', body: form })).status).toBe(200);
    expect(await preferencesOf(student)).toMatchObject({ ENROLLMENT: false });
  });

  test('rejects links without a valid signature', async () => {
    const { student, path } = await aMailed();
    const other = await aClassmate();
    const forged = [
      path.replace(student.membershipId, other.membershipId),
      path.replace('.enrollment.', '.cohort-change.'),
      path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A'),
      `${path}.more`,
      '/unsubscribe?token=nothing',
      '/unsubscribe',
    ];
    for (const address of forged)
      for (const method of ['GET', 'POST']) {
        const answer = await app.request(method, address);
        expect(answer.status).toBe(404);
        expect(answer.body).toContain('This link isn’t valid');
      }
    for (const someone of [student, other])
      expect(Object.values(await preferencesOf(someone))).not.toContain(false);
  });
});
