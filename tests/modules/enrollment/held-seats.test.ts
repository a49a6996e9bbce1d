import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationsOf } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type Member,
} from '#tests/support/factories';
import type { GraphqlOptions } from '#tests/support/graphql';
import { whileLocked } from '#tests/support/while-locked';
import { cancel, enroll, standing } from './calls.ts';
import { withoutLock } from './without-lock.ts';

const SEATS = 3;
const PEOPLE = 30;

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
const aPricedCohort = (capacity = SEATS) => aCohort(app, { by: teacher, price: 49, capacity });

const change = (field: 'markEnrollmentPaid' | 'declineEnrollment', id: string, as: GraphqlOptions['as']) =>
  app.graphql(
    `mutation Change($id: ID!) { ${field}(input: { id: $id }) {
      enrollment { status viewerCan { markPaid decline } cohort { studentCount heldCount spotsRemaining } } } }`,
    { id },
    { as: as ?? null },
  );
const markPaid = (id: string) => change('markEnrollmentPaid', id, admin);
const decline = (id: string, as: GraphqlOptions['as'] = teacher) => change('declineEnrollment', id, as);

/** Enrolls many people concurrently and returns the IDs of those who got a place. */
async function enrollAtOnce(cohort: { id: string }, waitlistIfFull: boolean): Promise<string[]> {
  const students = await Promise.all(Array.from({ length: PEOPLE }, aClassmate));
  const answers = await Promise.all(students.map((student) => enroll(app, cohort, student, waitlistIfFull)));
  for (const { code } of answers) expect([undefined, 'COHORT_FULL']).toContain(code);
  return answers.flatMap(({ data }) => data?.enroll?.enrollment.id ?? []);
}

describe(`${PEOPLE} people enroll concurrently for ${SEATS} priced seats`, () => {
  test('holds a seat for each of three, rejects the rest, and every payment gets its seat', async () => {
    const cohort = await aPricedCohort();
    const ids = await enrollAtOnce(cohort, false);
    expect(ids).toHaveLength(SEATS);
    expect(await standing(app, cohort)).toMatchObject({ seats: 0, held: SEATS, queue: 0 });
    const answers = await Promise.all(ids.map(markPaid));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const after = await standing(app, cohort);
    expect(after).toMatchObject({ seats: SEATS, held: 0, pending: [] });
    expect(after.active).toHaveLength(SEATS);
  });

  test('queues the rest on request, and asks nobody in the queue to pay', async () => {
    const cohort = await aPricedCohort();
    const ids = await enrollAtOnce(cohort, true);
    expect(await standing(app, cohort)).toMatchObject({ seats: 0, held: SEATS, queue: PEOPLE - SEATS });
    const answers = await Promise.all(ids.map(markPaid));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(SEATS);
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['CONFLICT']));
    expect((await standing(app, cohort)).active).toHaveLength(SEATS);
  });
});

describe('a held seat', () => {
  test('is neither free nor a student', async () => {
    const cohort = await aPricedCohort();
    await enroll(app, cohort, await aClassmate());
    const { data } = await app.graphql(
      'query C($id: ID!) { cohort(id: $id) { studentCount heldCount spotsRemaining fillRate } }',
      { id: cohort.id },
      { as: teacher },
    );
    expect(data.cohort).toEqual({ studentCount: 0, heldCount: 1, spotsRemaining: 2, fillRate: 33 });
  });

  test('goes to the first student of the waitlist when its student cancels, with a request to pay', async () => {
    const cohort = await aPricedCohort(1);
    const [first, second, third] = [await aClassmate(), await aClassmate(), await aClassmate()];
    for (const student of [first, second, third]) await enroll(app, cohort, student, true);
    await cancel(app, cohort, first);
    expect(await standing(app, cohort)).toMatchObject({
      seats: 0,
      held: 1,
      queue: 1,
      pending: [second.accountId],
      waiting: [third.accountId],
    });
    expect(await notificationsOf(app, second)).toMatchObject([
      { kind: 'WAITLIST_PROMOTION', details: ['AWAITS_PAYMENT'] },
    ]);
    expect(await notificationsOf(app, third)).toEqual([]);
  });

  test('prevents lowering the capacity below it', async () => {
    const cohort = await aPricedCohort(2);
    for (let count = 0; count < 2; count++) await enroll(app, cohort, await aClassmate());
    const answer = await app.graphql(
      'mutation U($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
      { input: { id: cohort.id, capacity: 1 } },
      { as: teacher },
    );
    expect(answer.errors[0]!.extensions.fields).toEqual([
      {
        field: 'capacity',
        message: 'Students enrolled: 0. Yet to pay: 2. You need at least that many seats together.',
      },
    ]);
  });

  test('of a cohort that has ended is offered to nobody', async () => {
    const cohort = await aPricedCohort(1);
    const [first, second] = [await aClassmate(), await aClassmate()];
    for (const student of [first, second]) await enroll(app, cohort, student, true);
    await app.db.query(
      'update cohort set start_date = $2, end_date = $3, registration_deadline = null where id = $1',
      [cohort.id, inDays(-9), inDays(-1)],
    );
    await cancel(app, cohort, first);
    expect(await standing(app, cohort)).toMatchObject({ held: 0, queue: 1, waiting: [second.accountId] });
  });
});

describe('declining an enrollment', () => {
  test('gives the held seat to the next student, and its student is notified', async () => {
    const cohort = await aPricedCohort(1);
    const [first, second] = [await aClassmate(), await aClassmate()];
    const { data } = await enroll(app, cohort, first);
    await enroll(app, cohort, second, true);
    const { id } = data.enroll.enrollment;
    for (let time = 0; time < 2; time++) {
      const answer = await decline(id);
      expect(answer.errors).toEqual([]);
      expect(answer.data.declineEnrollment.enrollment).toEqual({
        status: 'CANCELLED',
        viewerCan: { markPaid: false, decline: false },
        cohort: { studentCount: 0, heldCount: 1, spotsRemaining: 0 },
      });
    }
    expect(await standing(app, cohort)).toMatchObject({
      cancelled: [first.accountId],
      pending: [second.accountId],
    });
    expect(await notificationsOf(app, first)).toMatchObject([{ kind: 'ENROLLMENT', details: ['DECLINED'] }]);
    const subjects = (await app.mailTo(first.email, 2)).map(({ subject }) => subject);
    expect(subjects).toContain(`Your enrollment in "${cohort.title}" was cancelled`);
  });

  test('removes a waiting student from the queue', async () => {
    const cohort = await aPricedCohort(1);
    await enroll(app, cohort, await aClassmate());
    const { data } = await enroll(app, cohort, await aClassmate(), true);
    expect((await decline(data.enroll.enrollment.id, admin)).errors).toEqual([]);
    expect(await standing(app, cohort)).toMatchObject({ held: 1, queue: 0, waiting: [] });
  });

  test('is rejected if the student has a seat', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const enrollment = await anEnrollment(app, { cohort, student: await aClassmate() });
    expect(await decline(enrollment.id)).toMatchObject({ code: 'CONFLICT' });
  });

  test('is limited to admins and teachers of the cohort', async () => {
    const cohort = await aPricedCohort();
    const student = await aClassmate();
    const { data } = await enroll(app, cohort, student);
    const { id } = data.enroll.enrollment;
    const colleague = await aTeacher(app, { institution: admin.institution });
    for (const [as, code] of [
      [student, 'FORBIDDEN'],
      [colleague, 'FORBIDDEN'],
      [await anAdmin(app), 'NOT_FOUND'],
      [aVisitor(), 'UNAUTHENTICATED'],
    ] as const)
      expect(await decline(id, as)).toMatchObject({ code });
    expect(await standing(app, cohort)).toMatchObject({ held: 1, pending: [student.accountId] });
    await app.db.query('update cohort set deleted_at = now() where id = $1', [cohort.id]);
    expect(await decline(id)).toMatchObject({ code: 'FORBIDDEN' }); // its teacher no longer sees it
  });
});

/**
 * Negative control: the race is real. Runs the product's own statement without its lock and without the table's
 * constraint.
 */
test('without the lock, more students than seats are asked to pay (negative control)', async () => {
  await withoutLock(app, async () => {
    const cohort = await aPricedCohort();
    const held = { lock: 'lock table enrollment in share mode', until: SEATS + 1 };
    await whileLocked(app, held, () => enrollAtOnce(cohort, false));
    expect((await standing(app, cohort)).pending.length).toBeGreaterThan(SEATS);
  });
});
