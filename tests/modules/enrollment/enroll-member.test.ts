import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationsOf } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAdmin,
  anApiToken,
  anEnrollment,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type InstitutionRow,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import type { GraphqlOptions } from '#tests/support/graphql';
import { enroll, standing } from './calls.ts';
import { withoutLock } from './without-lock.ts';

let app: App;
let school: InstitutionRow;
let admin: Member;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  school = await anInstitution(app, { plan: 'professional' });
  admin = await anAdmin(app, { institution: school });
  teacher = await aTeacher(app, { institution: school });
});
afterAll(() => app.stop());

const aClassmate = () => aStudent(app, { institution: school });

type As = GraphqlOptions['as'];

const FIELDS =
  'enrollment { id status student { id } viewerCan { cancel } cohort { studentCount waitlistCount } }';

const enrollMember = (cohort: { id: string }, student: Member, as: As = admin, waitlistIfFull = false) =>
  app.graphql(
    `mutation ($input: EnrollMemberInput!) { enrollMember(input: $input) { ${FIELDS} } }`,
    { input: { cohortId: cohort.id, studentId: student.membershipId, waitlistIfFull } },
    { as },
  );

const cancelFor = (enrollment: { id: string }, as: As = admin) =>
  app.graphql(
    `mutation ($id: ID!) { cancelMemberEnrollment(input: { id: $id }) { ${FIELDS} } }`,
    { id: enrollment.id },
    { as },
  );

describe('enrolling a student', () => {
  test('gives a seat, notifies the student, and changes nothing when repeated', async () => {
    const cohort = await aCohort(app, { by: teacher, title: 'Evening Group' });
    const student = await aClassmate();
    const answers = [await enrollMember(cohort, student), await enrollMember(cohort, student)];
    for (const { data, errors } of answers) {
      expect(errors).toEqual([]);
      expect(data.enrollMember.enrollment).toMatchObject({
        status: 'ACTIVE',
        student: { id: student.membershipId },
        viewerCan: { cancel: true },
        cohort: { studentCount: 1 },
      });
    }
    expect(await standing(app, cohort)).toMatchObject({ seats: 1, active: [student.accountId] });
    expect(await notificationsOf(app, student)).toMatchObject([{ kind: 'ENROLLMENT', details: [] }]);
    expect(await notificationsOf(app, teacher)).toMatchObject([{ kind: 'STUDENT_ENROLLMENT', count: 1 }]);
  });

  test('works after the registration deadline, but not after the end', async () => {
    const late = await aCohort(app, { by: teacher, registrationDeadline: inDays(-1) });
    expect((await enroll(app, late, await aClassmate())).code).toBe('DEADLINE_PASSED');
    expect((await enrollMember(late, await aClassmate())).errors).toEqual([]);
    const past = await aCohort(app, { by: teacher, startDate: inDays(-9), endDate: inDays(-1) });
    expect((await enrollMember(past, await aClassmate())).code).toBe('DEADLINE_PASSED');
  });

  test('holds a seat with a price until it is paid', async () => {
    const cohort = await aCohort(app, { by: teacher, price: 20 });
    const { data } = await enrollMember(cohort, await aClassmate());
    expect(data.enrollMember.enrollment.status).toBe('PENDING');
    expect(await standing(app, cohort)).toMatchObject({ seats: 0, held: 1 });
  });

  test('respects the seats, and puts the student on the waitlist on request', async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: 1 });
    const [first, second] = [await aClassmate(), await aClassmate()];
    await enrollMember(cohort, first);
    expect((await enrollMember(cohort, second)).code).toBe('COHORT_FULL');
    const { data } = await enrollMember(cohort, second, admin, true);
    expect(data.enrollMember.enrollment).toMatchObject({
      status: 'WAITLISTED',
      cohort: { waitlistCount: 1 },
    });
    expect(await notificationsOf(app, second)).toMatchObject([
      { kind: 'ENROLLMENT', details: ['WAITLISTED'] },
    ]);
  });

  /** Enrolls 30 students concurrently in a cohort of three seats. */
  async function enrollAtOnce() {
    const cohort = await aCohort(app, { by: teacher, capacity: 3 });
    const students = await Promise.all(Array.from({ length: 30 }, aClassmate));
    const answers = await Promise.all(students.map((student) => enrollMember(cohort, student)));
    return { codes: answers.map(({ code }) => code), after: await standing(app, cohort) };
  }

  test('gives the last seats once to concurrent callers', async () => {
    const { codes, after } = await enrollAtOnce();
    expect(codes.filter((code) => code === undefined)).toHaveLength(3);
    expect(codes.filter((code) => code === 'COHORT_FULL')).toHaveLength(27);
    expect(after).toMatchObject({ seats: 3, queue: 0 });
  });

  test('without the lock, more students than seats are enrolled (negative control)', async () => {
    const { after } = await withoutLock(app, enrollAtOnce);
    expect(after.active.length).toBeGreaterThan(3);
  });

  test('refuses staff, removed members and unpublished cohorts', async () => {
    const cohort = await aCohort(app, { by: teacher });
    expect((await enrollMember(cohort, teacher)).code).toBe('CONFLICT');
    const removed = await aClassmate();
    await app.db.query(`update membership set status = 'deactivated' where id = $1`, [removed.membershipId]);
    expect((await enrollMember(cohort, removed)).code).toBe('CONFLICT');
    const draft = await aCohort(app, { by: teacher, isPublished: false });
    expect((await enrollMember(draft, await aClassmate())).code).toBe('CONFLICT');
    expect(await standing(app, cohort)).toMatchObject({ seats: 0 });
  });

  test('is for admins, and for members and cohorts of their own institution', async () => {
    const cohort = await aCohort(app, { by: teacher, isPublic: true });
    const student = await aClassmate();
    for (const actor of [teacher, student])
      expect((await enrollMember(cohort, student, actor)).code).toBe('FORBIDDEN');
    expect((await enrollMember(cohort, student, aVisitor())).code).toBe('UNAUTHENTICATED');
    const stranger = await anAdmin(app);
    expect((await enrollMember(cohort, student, stranger)).code).toBe('NOT_FOUND');
    const own = await aStudent(app, { institution: stranger.institution });
    expect((await enrollMember(cohort, own, stranger)).code).toBe('NOT_FOUND');
    expect(await standing(app, cohort)).toMatchObject({ seats: 0 });
  });
});

describe('cancelling for a student', () => {
  test('frees the seat for the first of the waitlist and notifies both', async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: 1 });
    const [first, second] = [await aClassmate(), await aClassmate()];
    const { data } = await enrollMember(cohort, first);
    await enrollMember(cohort, second, admin, true);
    for (let time = 0; time < 2; time++) {
      const cancelled = await cancelFor(data.enrollMember.enrollment);
      expect(cancelled.errors).toEqual([]);
      expect(cancelled.data.cancelMemberEnrollment.enrollment).toMatchObject({
        status: 'CANCELLED',
        viewerCan: { cancel: false },
      });
    }
    expect(await standing(app, cohort)).toMatchObject({
      active: [second.accountId],
      cancelled: [first.accountId],
    });
    expect(await notificationsOf(app, first)).toMatchObject([{ kind: 'ENROLLMENT', details: ['DECLINED'] }]);
    expect((await notificationsOf(app, second))[0]).toMatchObject({ kind: 'WAITLIST_PROMOTION' });
  });

  test('is refused for completed enrollments and to everyone but admins', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const student = await aClassmate();
    const completed = await anEnrollment(app, { cohort, student, status: 'completed' });
    expect((await cancelFor(completed)).code).toBe('CONFLICT');
    const seat = await anEnrollment(app, { cohort, student: await aClassmate() });
    for (const actor of [teacher, student]) expect((await cancelFor(seat, actor)).code).toBe('FORBIDDEN');
    expect((await cancelFor(seat, await anAdmin(app))).code).toBe('NOT_FOUND');
    expect(await standing(app, cohort)).toMatchObject({ seats: 2, cancelled: [] });
  });
});

describe('an API token', () => {
  const scopes = ['enrollments:read', 'enrollments:write', 'members:read', 'cohorts:read'] as const;

  test('enrolls and cancels, and the audit log names it', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const token = await anApiToken(app, { by: admin, scopes });
    const { data, errors } = await enrollMember(cohort, await aClassmate(), token);
    expect(errors).toEqual([]);
    const { id } = data.enrollMember.enrollment;
    expect((await cancelFor({ id }, token)).errors).toEqual([]);
    const { rows } = await app.db.query(
      'select operation, token_id from audit_entry where row_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([
      { operation: 'enrollMember', token_id: token.tokenId },
      { operation: 'cancelMemberEnrollment', token_id: token.tokenId },
    ]);
  });

  test('needs its scope, and a creator who is an admin', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const student = await aClassmate();
    const reader = await anApiToken(app, { by: admin, scopes: ['enrollments:read', 'cohorts:write'] });
    expect((await enrollMember(cohort, student, reader)).code).toBe('FORBIDDEN');
    const former = await anAdmin(app, { institution: school });
    const token = await anApiToken(app, { by: former, scopes });
    await app.db.query(`update membership set role = 'instructor' where id = $1`, [former.membershipId]);
    expect((await enrollMember(cohort, student, token)).code).toBe('FORBIDDEN');
    expect(await standing(app, cohort)).toMatchObject({ seats: 0 });
  });
});

describe('enrolling many students', () => {
  const enrollAll = (cohort: ItemRow, students: Member[], as: As) =>
    app.graphql(
      `mutation ($items: [EnrollMemberInput!]!) { enrollMembers(input: { items: $items }) {
        results { index error { code } enrollment { status student { id } } } } }`,
      { items: students.map(({ membershipId }) => ({ cohortId: cohort.id, studentId: membershipId })) },
      { as },
    );

  test('gives each a result, and a failure does not affect the others', async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: 2 });
    const students = [await aClassmate(), await aClassmate(), await aClassmate()];
    const { data, errors } = await enrollAll(cohort, [teacher, ...students], admin);
    expect(errors).toEqual([]);
    expect(data.enrollMembers.results).toEqual([
      { index: 0, error: { code: 'CONFLICT' }, enrollment: null },
      ...students.slice(0, 2).map(({ membershipId }, at) => ({
        index: at + 1,
        error: null,
        enrollment: { status: 'ACTIVE', student: { id: membershipId } },
      })),
      { index: 3, error: { code: 'COHORT_FULL' }, enrollment: null },
    ]);
    expect(await standing(app, cohort)).toMatchObject({ seats: 2 });
  });

  test('works with a token that may only write, which reads no results', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const writer = await anApiToken(app, { by: admin, scopes: ['enrollments:write'] });
    const { data } = await enrollAll(cohort, [await aClassmate()], writer);
    expect(data.enrollMembers.results).toEqual([{ index: 0, error: null, enrollment: null }]);
    expect(await standing(app, cohort)).toMatchObject({ seats: 1 });
  });
});
