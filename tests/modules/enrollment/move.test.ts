import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationsOf } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  aLesson,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  inDays,
  insert,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { whileLocked } from '#tests/support/while-locked';
import { v7 as uuidv7 } from 'uuid';
import { enroll, standing } from './calls.ts';
import { withoutLock } from './without-lock.ts';

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

const move = (enrollment: { id: string }, cohort: { id: string }, as: Member = admin) =>
  app.graphql(
    `mutation Move($id: ID!, $cohortId: ID!) { moveEnrollment(input: { id: $id, cohortId: $cohortId }) {
      enrollment { id status progress price { amount } movedFrom { id } cohort { id } viewerCan { move } }
      formerEnrollment { id status viewerCan { move } } } }`,
    { id: enrollment.id, cohortId: cohort.id },
    { as },
  );

/** A cohort of the teacher. */
const cohortOf = (options: Partial<Parameters<typeof aCohort>[1]> = {}) =>
  aCohort(app, { by: teacher, ...options });

describe('moving a student', () => {
  test('takes the payment and the completed lessons along, and gives the seat to the waitlist', async () => {
    const course = await aCourse(app, { by: teacher });
    const lesson = await aLesson(app, { course });
    const from = await cohortOf({ courses: [course], price: 49, capacity: 1 });
    const to = await cohortOf({ courses: [course], price: 99 });
    const [student, waiting] = [await aClassmate(), await aClassmate()];
    const paid = await anEnrollment(app, { cohort: from, student, price: 49 });
    await anEnrollment(app, { cohort: from, student: waiting, status: 'waitlisted', price: 0 });
    await insert(app, 'enrollment_completion', {
      institution_id: from.institutionId,
      id: uuidv7(),
      enrollment_id: paid.id,
      lesson_id: lesson.id,
      membership_id: student.membershipId,
    });
    const { data, errors } = await move(paid, to);
    expect(errors).toEqual([]);
    const { enrollment, formerEnrollment } = data.moveEnrollment;
    expect(enrollment).toMatchObject({
      status: 'ACTIVE',
      progress: 100,
      movedFrom: { id: paid.id },
      cohort: { id: to.id },
      viewerCan: { move: true },
    });
    expect(formerEnrollment).toMatchObject({ id: paid.id, status: 'CANCELLED', viewerCan: { move: false } });
    const price = await app.db.query('select price::text from enrollment where id = any($1) order by id', [
      [paid.id, enrollment.id],
    ]);
    expect(price.rows[0]).toEqual(price.rows[1]); // not that of the other cohort
    expect(await standing(app, from)).toMatchObject({
      seats: 1,
      queue: 0,
      active: [waiting.accountId],
      cancelled: [student.accountId],
    });
    expect(await standing(app, to)).toMatchObject({ seats: 1, active: [student.accountId] });
  });

  test('notifies the student of the move only', async () => {
    const [from, to] = [await cohortOf(), await cohortOf()];
    const student = await aClassmate();
    const enrollment = await anEnrollment(app, { cohort: from, student });
    await move(enrollment, to);
    await expect
      .poll(() => notificationsOf(app, student))
      .toMatchObject([{ kind: 'ENROLLMENT', subjectId: to.id, details: ['MOVED'] }]);
    await expect
      .poll(() =>
        app
          .mails()
          .filter((mail) => mail.to.includes(student.email))
          .map(({ subject }) => subject),
      )
      .toEqual([`You were moved to "${to.title}"`]);
  });

  test('with a held seat asks for the price of the other cohort', async () => {
    const [from, to, free] = [await cohortOf({ price: 49 }), await cohortOf({ price: 99 }), await cohortOf()];
    const [one, two] = [await aClassmate(), await aClassmate()];
    const pending = { cohort: from, status: 'pending', price: 49 } as const;
    const { data } = await move(await anEnrollment(app, { ...pending, student: one }), to);
    expect(data.moveEnrollment.enrollment).toMatchObject({ price: { amount: 9900 } });
    const gratis = await move(await anEnrollment(app, { ...pending, student: two }), free);
    expect(gratis.data.moveEnrollment.enrollment).toMatchObject({ status: 'ACTIVE', price: { amount: 0 } });
    expect(await standing(app, from)).toMatchObject({ held: 0, seats: 0 });
  });

  test('from a waitlist gives a free seat, or the end of the other waitlist', async () => {
    const [from, to] = [await cohortOf({ capacity: 1 }), await cohortOf({ capacity: 1 })];
    await anEnrollment(app, { cohort: from, student: await aClassmate() });
    const [one, two] = [await aClassmate(), await aClassmate()];
    const waiting = { cohort: from, status: 'waitlisted' } as const;
    const first = await move(await anEnrollment(app, { ...waiting, student: one }), to);
    expect(first.data.moveEnrollment.enrollment.status).toBe('ACTIVE');
    const second = await move(await anEnrollment(app, { ...waiting, student: two }), to);
    expect(second.data.moveEnrollment.enrollment.status).toBe('WAITLISTED');
    expect(await standing(app, to)).toMatchObject({ seats: 1, queue: 1, waiting: [two.accountId] });
    expect(await standing(app, from)).toMatchObject({ queue: 0 });
  });

  test('is repeated without a change', async () => {
    const [from, to] = [await cohortOf(), await cohortOf()];
    const enrollment = await anEnrollment(app, { cohort: from, student: await aClassmate() });
    const once = (await move(enrollment, to)).data.moveEnrollment.enrollment.id;
    expect((await move(enrollment, to)).data.moveEnrollment.enrollment.id).toBe(once);
    expect(await standing(app, to)).toMatchObject({ seats: 1 });
  });
});

describe('is refused, and changes nothing,', () => {
  const refused = async (
    to: ItemRow,
    code: string,
    status: 'active' | 'completed' | 'cancelled' = 'active',
  ) => {
    const from = await cohortOf();
    const student = await aClassmate();
    const enrollment = await anEnrollment(app, { cohort: from, student, status });
    const before = [await standing(app, from), await standing(app, to)];
    expect((await move(enrollment, to)).code).toBe(code);
    expect([await standing(app, from), await standing(app, to)]).toEqual(before);
  };

  test('to a full cohort, an ended one and a draft', async () => {
    const full = await cohortOf({ capacity: 1 });
    await anEnrollment(app, { cohort: full, student: await aClassmate() });
    await refused(full, 'COHORT_FULL');
    const ended = { startDate: inDays(-20), endDate: inDays(-1), registrationDeadline: inDays(-21) };
    await refused(await cohortOf(ended), 'DEADLINE_PASSED');
    await refused(await cohortOf({ isPublished: false }), 'CONFLICT');
  });

  test('after completion or cancellation, and to a cohort in which the student is', async () => {
    await refused(await cohortOf(), 'CONFLICT', 'completed');
    await refused(await cohortOf(), 'CONFLICT', 'cancelled');
    const [from, to] = [await cohortOf(), await cohortOf()];
    const student = await aClassmate();
    const enrollment = await anEnrollment(app, { cohort: from, student });
    await anEnrollment(app, { cohort: to, student });
    expect((await move(enrollment, to)).code).toBe('CONFLICT');
  });

  test('to teachers, students and other institutions', async () => {
    const [from, to] = [await cohortOf(), await cohortOf()];
    const student = await aClassmate();
    const enrollment = await anEnrollment(app, { cohort: from, student });
    for (const as of [teacher, student]) expect((await move(enrollment, to, as)).code).toBe('FORBIDDEN');
    expect((await move(enrollment, to, await anAdmin(app))).code).toBe('NOT_FOUND');
    const foreign = await aCohort(app, { by: await aTeacher(app) });
    expect((await move(enrollment, foreign)).code).toBe('NOT_FOUND');
  });
});

describe('two moves and an enrollment at once for the last seat', () => {
  /**
   * Runs it some times. Returns the codes of the answers and the seats that are taken, of each time.
   * @param atOnce runs the calls
   */
  const rush = (times: number, atOnce = <Result>(calls: () => Promise<Result>) => calls()) =>
    Promise.all(
      Array.from({ length: times }, async () => {
        const to = await cohortOf({ capacity: 1 });
        const froms = [await cohortOf({ capacity: 1 }), await cohortOf({ capacity: 1 })];
        const seats = await Promise.all(
          froms.map(async (cohort) => anEnrollment(app, { cohort, student: await aClassmate() })),
        );
        const other = await aClassmate();
        const answers = await atOnce(() =>
          Promise.all([...seats.map((seat) => move(seat, to)), enroll(app, to, other)]),
        );
        const left = await Promise.all(froms.map(async (cohort) => (await standing(app, cohort)).seats));
        return {
          codes: answers.map(({ code }) => code),
          seats: (await standing(app, to)).active.length,
          left: left.reduce((sum, count) => sum + count),
          moved: answers.slice(0, 2).filter(({ code }) => code === undefined).length,
        };
      }),
    );

  test('one gets it, and the others keep what they had', async () => {
    for (const { codes, seats, left, moved } of await rush(4)) {
      expect(codes.filter((code) => code === 'COHORT_FULL')).toHaveLength(2);
      expect(codes).toContain(undefined);
      expect({ seats, left }).toEqual({ seats: 1, left: 2 - moved });
    }
  });

  test('without the lock several get it (negative control)', async () => {
    const held = { lock: 'lock table enrollment in share mode', until: 3 };
    const [outcome] = await withoutLock(app, () => rush(1, (calls) => whileLocked(app, held, calls)));
    expect(outcome!.seats).toBeGreaterThan(1);
  });
});

test('twelve moves at once into three seats take each once, and moves in opposite directions wait for no deadlock', async () => {
  const [from, to] = [await cohortOf({ capacity: 20 }), await cohortOf({ capacity: 3 })];
  const enrollments = await Promise.all(
    Array.from({ length: 12 }, async () => anEnrollment(app, { cohort: from, student: await aClassmate() })),
  );
  const codes = (await Promise.all(enrollments.map((enrollment) => move(enrollment, to)))).map(
    ({ code }) => code,
  );
  expect(codes.filter((code) => code === undefined)).toHaveLength(3);
  expect(codes.filter((code) => code === 'COHORT_FULL')).toHaveLength(9);
  expect(await standing(app, to)).toMatchObject({ seats: 3 });
  expect(await standing(app, from)).toMatchObject({ seats: 9 });

  const [left, right] = [await cohortOf({ capacity: 20 }), await cohortOf({ capacity: 20 })];
  const both = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => ({
      to: at % 2 ? left : right,
      enrollment: await anEnrollment(app, { cohort: at % 2 ? right : left, student: await aClassmate() }),
    })),
  );
  const answers = await Promise.all(both.map((one) => move(one.enrollment, one.to)));
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect(await standing(app, left)).toMatchObject({ seats: 6 });
  expect(await standing(app, right)).toMatchObject({ seats: 6 });
});
