import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSUMERS } from '#app/modules';
import { statementsFor } from '#platform/domain-event/publish';
import { cancel, enroll } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  inDays,
  type Member,
} from '#tests/support/factories';
import { notificationKindsOf, markAllRead, notificationsOf } from './calls.ts';
import { aDomainEvent, runAgain } from './run-again.ts';

let app: App;
let teacher: Member;
let stranger: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  stranger = await aTeacher(app);
});
afterAll(() => app.stop());

const aClassmate = (more: object = {}) => aStudent(app, { institution: teacher.institution, ...more });
const aColleague = () => aTeacher(app, { institution: teacher.institution });

const teaches = async (cohort: { id: string }, member: Member) => {
  const { errors } = await app.graphql(
    'mutation A($cohortId: ID!, $memberId: ID!) { addCohortInstructor(input: { cohortId: $cohortId, memberId: $memberId }) { cohort { id } } }',
    { cohortId: cohort.id, memberId: member.membershipId },
    { as: teacher },
  );
  expect(errors).toEqual([]);
};

const update = (cohort: { id: string }, input: object, as: Member = teacher) =>
  app.graphql(
    'mutation U($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
    { input: { id: cohort.id, ...input } },
    { as },
  );

const remove = (cohort: { id: string }) =>
  app.graphql(
    'mutation D($id: ID!) { deleteCohort(input: { id: $id }) { id } }',
    { id: cohort.id },
    { as: teacher },
  );

describe('enrollment notifications', () => {
  test('notify the student and the teachers of the cohort, and nobody else', async () => {
    const [author, instructor, admin, bystander] = [
      await aColleague(),
      await aColleague(),
      await anAdmin(app, { institution: teacher.institution }),
      await aClassmate(),
    ];
    const cohort = await aCohort(app, { by: author });
    await app.graphql(
      'mutation A($c: ID!, $m: ID!) { addCohortInstructor(input: { cohortId: $c, memberId: $m }) { cohort { id } } }',
      { c: cohort.id, m: instructor.membershipId },
      { as: author },
    );
    const student = await aClassmate({ firstName: 'Ana', lastName: 'Silva' });
    await enroll(app, cohort, student);
    const about = { subjectId: cohort.id, subjectTitle: cohort.title, count: 1, isRead: false };
    expect(await notificationsOf(app, student)).toEqual([
      {
        ...about,
        id: expect.any(String),
        kind: 'ENROLLMENT',
        details: [],
        startsAt: null,
        timeZone: null,
        actor: null,
      },
    ]);
    for (const staff of [author, instructor])
      expect(await notificationsOf(app, staff)).toMatchObject([
        { ...about, kind: 'STUDENT_ENROLLMENT', actor: { displayName: 'Ana Silva' } },
      ]);
    for (const other of [admin, bystander, stranger]) expect(await notificationsOf(app, other)).toEqual([]);
    const { rows } = await app.db.query('select recipient_id from notification where subject_id = $1', [
      cohort.id,
    ]);
    expect(rows).toHaveLength(3);
  });

  test('enrolling again sends no second notification', async () => {
    const cohort = await aCohort(app, { by: await aColleague() });
    const student = await aClassmate();
    await enroll(app, cohort, student);
    await enroll(app, cohort, student);
    expect(await notificationKindsOf(app, student)).toEqual(['ENROLLMENT']);
  });

  test('a retried statement is notified and counted once', async () => {
    const author = await aColleague();
    const cohort = await aCohort(app, { by: author });
    const student = await aClassmate();
    const { data } = await enroll(app, cohort, student);
    const { id: institutionId } = teacher.institution;
    const ids = [data.enroll.enrollment.id as string];
    const again = statementsFor(
      { consumers: CONSUMERS },
      aDomainEvent({ type: 'enrollment.created', institutionId, ids, actorId: student.accountId }),
    );
    await runAgain(app, institutionId, again);
    expect(await notificationKindsOf(app, student)).toEqual(['ENROLLMENT']);
    expect(await notificationsOf(app, author)).toMatchObject([{ count: 1 }]);
  });

  test('a rejected enrollment notifies nobody', async () => {
    const author = await aColleague();
    const cohort = await aCohort(app, { by: author, capacity: 1 });
    await anEnrollment(app, { cohort, student: await aClassmate() });
    const late = await aClassmate();
    const { errors } = await enroll(app, cohort, late);
    expect(errors).toMatchObject([{ extensions: { code: 'COHORT_FULL' } }]);
    for (const actor of [late, author]) expect(await notificationsOf(app, actor)).toEqual([]);
  });

  test('many enrollments share one unread notification per cohort, and a new one once it is read', async () => {
    const author = await aColleague();
    const [cohort, other] = [await aCohort(app, { by: author }), await aCohort(app, { by: author })];
    for (let number = 0; number < 3; number++) await enroll(app, cohort, await aClassmate());
    const last = await aClassmate({ firstName: 'Bo', lastName: 'Berg' });
    await enroll(app, cohort, last);
    await enroll(app, other, await aClassmate());
    expect(await notificationsOf(app, author)).toMatchObject([
      { subjectId: other.id, count: 1 },
      { subjectId: cohort.id, count: 4, actor: { displayName: 'Bo Berg' } },
    ]);
    await markAllRead(app, author);
    await enroll(app, cohort, await aClassmate());
    expect(await notificationsOf(app, author)).toMatchObject([
      { subjectId: cohort.id, count: 1, isRead: false },
      { subjectId: other.id, isRead: true },
      { subjectId: cohort.id, count: 4, isRead: true },
    ]);
  });

  test('an unpaid enrollment says so, and a place in the queue is not an enrollment', async () => {
    const priced = await aCohort(app, { by: teacher, price: 20 });
    const full = await aCohort(app, { by: teacher, capacity: 1 });
    await anEnrollment(app, { cohort: full, student: await aClassmate() });
    const [payer, waiting] = [await aClassmate(), await aClassmate()];
    await enroll(app, priced, payer);
    await enroll(app, full, waiting, true);
    expect(await notificationsOf(app, payer)).toMatchObject([
      { kind: 'ENROLLMENT', details: ['AWAITS_PAYMENT'] },
    ]);
    expect(await notificationsOf(app, waiting)).toEqual([]);
  });

  test("an enrollment from outside is notified in the cohort's institution", async () => {
    const author = await aColleague();
    const cohort = await aCohort(app, { by: author, isPublic: true });
    const guest = await aStudent(app, { institution: stranger.institution });
    await enroll(app, cohort, guest);
    expect(await notificationKindsOf(app, author)).toEqual(['STUDENT_ENROLLMENT']);
    expect(await notificationsOf(app, guest)).toEqual([]); // its session is of another institution
    const { rows } = await app.db.query(
      'select n.kind from notification n join membership m on m.id = n.recipient_id where m.account_id = $1 and m.institution_id = $2',
      [guest.accountId, teacher.institution.id],
    );
    expect(rows).toEqual([{ kind: 'enrollment' }]);
  });
});

test('a seat that becomes free notifies the student who gets it and the teachers, not the rest of the queue', async () => {
  const author = await aColleague();
  const cohort = await aCohort(app, { by: author, capacity: 1 });
  const [seated, first, second] = [await aClassmate(), await aClassmate(), await aClassmate()];
  for (const student of [seated, first, second]) await enroll(app, cohort, student, true);
  await markAllRead(app, author);
  await cancel(app, cohort, seated);
  expect(await notificationKindsOf(app, first)).toEqual(['WAITLIST_PROMOTION']);
  expect(await notificationsOf(app, second)).toEqual([]);
  expect(await notificationKindsOf(app, seated)).toEqual(['ENROLLMENT']);
  expect(await notificationsOf(app, author)).toMatchObject([{ count: 1, isRead: false }, { isRead: true }]);
});

describe('notifications about a changed cohort', () => {
  test('changed dates notify enrolled and waiting students, once for all that is unread', async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: 1 });
    const [seated, waiting, gone] = [await aClassmate(), await aClassmate(), await aClassmate()];
    await anEnrollment(app, { cohort, student: seated });
    await anEnrollment(app, { cohort, student: waiting, status: 'waitlisted' });
    await anEnrollment(app, { cohort, student: gone, status: 'cancelled' });
    await update(cohort, { startDate: inDays(12).toISOString() });
    const expected = {
      kind: 'COHORT_CHANGE',
      subjectId: cohort.id,
      actor: { displayName: `${teacher.firstName} ${teacher.lastName}` },
    };
    for (const student of [seated, waiting])
      expect(await notificationsOf(app, student)).toMatchObject([
        { ...expected, details: ['START_DATE'], count: 1 },
      ]);
    await update(cohort, { endDate: inDays(60).toISOString(), title: 'Later' });
    expect(await notificationsOf(app, seated)).toMatchObject([
      { ...expected, subjectTitle: 'Later', details: ['END_DATE', 'START_DATE'], count: 2 },
    ]);
    expect(await notificationsOf(app, gone)).toEqual([]);
  });

  test('other changes, and saving without a change, notify nobody', async () => {
    const start = inDays(10);
    const cohort = await aCohort(app, { by: teacher, startDate: start });
    const student = await aClassmate();
    await anEnrollment(app, { cohort, student });
    await update(cohort, { title: 'Renamed', capacity: 20, startDate: start.toISOString() });
    expect(await notificationsOf(app, student)).toEqual([]);
  });

  test('a rejected change notifies nobody', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const student = await aClassmate();
    await anEnrollment(app, { cohort, student });
    const { errors } = await update(cohort, { startDate: inDays(90).toISOString() }); // after its end
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID' } }]);
    expect(await notificationsOf(app, student)).toEqual([]);
  });
});

test('deleting a cohort notifies everyone who lost a place', async () => {
  const cohort = await aCohort(app, { by: teacher });
  const [seated, waiting, gone] = [await aClassmate(), await aClassmate(), await aClassmate()];
  await anEnrollment(app, { cohort, student: seated });
  await anEnrollment(app, { cohort, student: waiting, status: 'waitlisted' });
  await anEnrollment(app, { cohort, student: gone, status: 'cancelled' });
  await remove(cohort);
  for (const student of [seated, waiting]) {
    expect(await notificationsOf(app, student)).toMatchObject([
      { kind: 'COHORT_DELETION', subjectTitle: cohort.title },
    ]);
    expect(await app.mailTo(student.email)).toMatchObject([{ subject: `"${cohort.title}" was deleted` }]);
  }
  expect(await notificationsOf(app, gone)).toEqual([]);
});

test('teachers are not notified of their own actions', async () => {
  const author = await aColleague();
  const cohort = await aCohort(app, { by: author });
  await teaches(await aCohort(app, { by: teacher }), author);
  const student = await aClassmate();
  const { data } = await enroll(app, cohort, student);
  await app.db.query('delete from notification where subject_id = $1', [cohort.id]);
  const { id: institutionId } = teacher.institution;
  const ids = [data.enroll.enrollment.id as string];
  await runAgain(
    app,
    institutionId,
    statementsFor(
      { consumers: CONSUMERS },
      aDomainEvent({ type: 'enrollment.created', institutionId, ids, actorId: author.accountId }),
    ),
  );
  expect(await notificationKindsOf(app, student)).toEqual(['ENROLLMENT']);
  expect(await notificationsOf(app, author)).toEqual([]);
});
