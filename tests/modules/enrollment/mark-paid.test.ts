import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationsOf, unreadCountOf, markAllRead } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAdmin,
  anApiToken,
  anEnrollment,
  aStudent,
  aTeacher,
  aVisitor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import type { GraphqlOptions } from '#tests/support/graphql';
import { enroll, standing } from './calls.ts';

let app: App;
let admin: Member;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
  teacher = await aTeacher(app, { institution: admin.institution });
});
afterAll(() => app.stop());

const aClassmate = () => aStudent(app, { institution: admin.institution });

const markPaid = (enrollment: { id: string }, as: GraphqlOptions['as'] = admin) =>
  app.graphql(
    `mutation Paid($id: ID!) { markEnrollmentPaid(input: { id: $id }) {
      enrollment { id status viewerCan { markPaid } cohort { studentCount spotsRemaining } } } }`,
    { id: enrollment.id },
    { as },
  );

/** Creates a student who asked for a seat that costs money. */
async function aPending(options: { capacity?: number } = {}) {
  const cohort = await aCohort(app, { by: teacher, price: 49, ...options });
  const student = await aClassmate();
  const { data } = await enroll(app, cohort, student);
  return { cohort, student, enrollment: data.enroll.enrollment as { id: string } };
}

const statusOf = async (enrollment: { id: string }) =>
  (await app.db.query('select status from enrollment where id = $1', [enrollment.id])).rows[0]
    .status as string;

describe('marking an enrollment as paid', () => {
  test('gives the student the seat, and repeating changes nothing', async () => {
    const { cohort, student, enrollment } = await aPending();
    expect(await standing(app, cohort)).toMatchObject({ seats: 0, pending: [student.accountId] });
    for (let time = 0; time < 2; time++) {
      const { data, errors } = await markPaid(enrollment);
      expect(errors).toEqual([]);
      expect(data.markEnrollmentPaid.enrollment).toEqual({
        id: enrollment.id,
        status: 'ACTIVE',
        viewerCan: { markPaid: false },
        cohort: { studentCount: 1, spotsRemaining: 9 },
      });
    }
    expect(await standing(app, cohort)).toMatchObject({ seats: 1, active: [student.accountId], pending: [] });
  });

  test('the owner may do so as well', async () => {
    const owner = await aTeacher(app, { isOwner: true });
    const cohort = await aCohort(app, { by: owner, price: 10 });
    const student = await aStudent(app, { institution: owner.institution });
    const enrollment = await anEnrollment(app, { cohort, student, status: 'pending', price: 10 });
    expect((await markPaid(enrollment, owner)).errors).toEqual([]);
    expect(await statusOf(enrollment)).toBe('active');
  });

  test('notifies the student by mail and in place of the unpaid notification', async () => {
    const { cohort, student, enrollment } = await aPending();
    expect(await notificationsOf(app, student)).toMatchObject([
      { kind: 'ENROLLMENT', details: ['AWAITS_PAYMENT'] },
    ]);
    await markAllRead(app, student);
    for (let time = 0; time < 2; time++) await markPaid(enrollment);
    expect(await notificationsOf(app, student)).toMatchObject([
      { kind: 'ENROLLMENT', subjectId: cohort.id, details: ['PAID'], isRead: false },
    ]);
    expect(await unreadCountOf(app, student)).toBe(1);
    expect((await app.mailTo(student.email, 2)).map(({ subject }) => subject).toSorted()).toEqual([
      `Pay to confirm your seat in "${cohort.title}"`,
      `Your seat in "${cohort.title}" is confirmed`,
    ]);
  });

  test('writes both states to the audit log', async () => {
    const { enrollment } = await aPending();
    const { headers } = await markPaid(enrollment);
    const { rows } = await app.db.query(
      `select noun, action, before, after, account_id from audit_entry where request_id = $1 and noun = 'enrollment'`,
      [headers['x-request-id']],
    );
    expect(rows).toMatchObject([
      {
        noun: 'enrollment',
        action: 'updated',
        before: { status: 'pending' },
        after: { status: 'active' },
        account_id: admin.accountId,
      },
    ]);
  });

  test('is visible in the cohort, the student and the seats alike', async () => {
    const cohort = await aCohort(app, { by: teacher, price: 49 });
    const student = await aClassmate();
    const enrollment = await anEnrollment(app, { cohort, student, status: 'pending' }); // publishes nothing
    const seats = app.subscribe(
      'subscription S($ids: [ID!]) { cohortChanged(ids: $ids) { cohort { studentCount viewerEnrollment { status } } } }',
      { ids: [cohort.id] },
      { as: student },
    );
    const changes = app.subscribe(
      'subscription { notificationAdded { notification { details } viewer { unreadNotificationCount } } }',
      {},
      { as: student },
    );
    await Promise.all([seats.ready, changes.ready]);
    await markPaid(enrollment);
    expect((await seats.next()).value?.data).toEqual({
      cohortChanged: { cohort: { studentCount: 1, viewerEnrollment: { status: 'ACTIVE' } } },
    });
    expect((await changes.next()).value?.data).toMatchObject({
      notificationAdded: { notification: { details: ['PAID'] } },
    });
  });

  test('works with a token that may write enrollments', async () => {
    const { enrollment } = await aPending();
    await app.db.query(`update institution set plan = 'professional' where id = $1`, [admin.institution.id]);
    const reader = await anApiToken(app, { by: admin, scopes: ['enrollments:read', 'cohorts:write'] });
    expect((await markPaid(enrollment, reader)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
    const writer = await anApiToken(app, {
      by: admin,
      scopes: ['enrollments:read', 'enrollments:write', 'cohorts:read'],
    });
    expect((await markPaid(enrollment, writer)).errors).toEqual([]);
  });
});

describe('rejected payments', () => {
  test('rejects everybody else and changes nothing', async () => {
    const { student, enrollment } = await aPending();
    const [stranger, outsider] = [await anAdmin(app), await aTeacher(app, { isOwner: true })];
    const codeFor = async (as: GraphqlOptions['as']) =>
      (await markPaid(enrollment, as)).errors.map(({ extensions }) => extensions.code);
    for (const actor of [teacher, student, await aClassmate()])
      expect(await codeFor(actor)).toEqual(['FORBIDDEN']);
    for (const actor of [stranger, outsider]) expect(await codeFor(actor)).toEqual(['NOT_FOUND']);
    expect(await codeFor(aVisitor())).toEqual(['UNAUTHENTICATED']);
    expect(await statusOf(enrollment)).toBe('pending');
  });

  test.each(['waitlisted', 'cancelled', 'failed'] as const)(
    'rejects an enrollment that is %s',
    async (status) => {
      const cohort = await aCohort(app, { by: teacher, price: 10 });
      const enrollment = await anEnrollment(app, { cohort, student: await aClassmate(), status });
      expect((await markPaid(enrollment)).errors).toMatchObject([
        { message: 'This enrollment isn’t waiting for a payment.', extensions: { code: 'CONFLICT' } },
      ]);
      expect(await statusOf(enrollment)).toBe(status);
    },
  );

  test('either fails or succeeds, never both, while the student cancels concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      const { cohort, student, enrollment } = await aPending();
      await Promise.all([
        markPaid(enrollment),
        app.graphql(
          'mutation C($id: ID!) { cancelEnrollment(input: { cohortId: $id }) { enrollment { id } } }',
          { id: cohort.id },
          { as: student },
        ),
      ]);
      const after = await standing(app, cohort);
      expect([after.seats, after.active, after.cancelled]).toEqual([0, [], [student.accountId]]);
    }
  });

  test('rejects an enrollment whose cohort is deleted', async () => {
    const { cohort, enrollment } = await aPending();
    await app.graphql(
      'mutation D($id: ID!) { deleteCohort(input: { id: $id }) { id } }',
      { id: cohort.id },
      { as: teacher },
    );
    expect((await markPaid(enrollment)).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect(await statusOf(enrollment)).toBe('cancelled');
  });
});

describe('teachers who may see the students of a cohort', () => {
  const seen = async (cohort: ItemRow, as: Member) => {
    const { data } = await app.graphql(
      `query E($id: ID!) { cohort(id: $id) { viewerCan { seeEnrollments }
        enrollments { nodes { status viewerCan { markPaid } } } } }`,
      { id: cohort.id },
      { as },
    );
    const { viewerCan, enrollments } = data.cohort;
    return { maySee: viewerCan.seeEnrollments, nodes: enrollments.nodes };
  };

  test('see unpaid enrollments, and only an admin may mark them as paid', async () => {
    const { cohort, student } = await aPending();
    const pending = (mayMark: boolean) => [{ status: 'PENDING', viewerCan: { markPaid: mayMark } }];
    expect(await seen(cohort, admin)).toEqual({ maySee: true, nodes: pending(true) });
    expect(await seen(cohort, teacher)).toEqual({ maySee: true, nodes: pending(false) });
    const colleague = await aTeacher(app, { institution: admin.institution });
    expect(await seen(cohort, colleague)).toEqual({ maySee: false, nodes: [] });
    await app.graphql(
      'mutation A($c: ID!, $m: ID!) { addCohortInstructor(input: { cohortId: $c, memberId: $m }) { cohort { id } } }',
      { c: cohort.id, m: colleague.membershipId },
      { as: teacher },
    );
    expect(await seen(cohort, colleague)).toEqual({ maySee: true, nodes: pending(false) });
    expect(await seen(cohort, student)).toEqual({ maySee: false, nodes: pending(false) });
    expect(await seen(cohort, await aClassmate())).toEqual({ maySee: false, nodes: [] });
  });
});
