import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAccount,
  anEnrollment,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { cancel, enroll, standing } from './calls.ts';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const aClassmate = () => aStudent(app, { institution: teacher.institution });

/** Creates a full cohort with a queue, longest waiting first. */
async function aFullCohort(options: { seats: number; waiting: number; price?: number }) {
  const cohort = await aCohort(app, {
    by: teacher,
    capacity: options.seats,
    ...(options.price !== undefined && { price: options.price }),
  });
  const seated: Member[] = [];
  const waiting: Member[] = [];
  for (let at = 0; at < options.seats; at++)
    seated.push(await enrolled(cohort, 'active', at - 100, options.price));
  for (let at = 0; at < options.waiting; at++)
    waiting.push(await enrolled(cohort, 'waitlisted', at - 50, options.price));
  return { cohort, seated, waiting };
}

async function enrolled(cohort: ItemRow, status: 'active' | 'waitlisted', daysAgo: number, price = 0) {
  const student = await aClassmate();
  await anEnrollment(app, { cohort, student, status, price, enrolledAt: inDays(daysAgo) });
  return student;
}

const raise = (cohort: { id: string }, capacity: number) =>
  app.graphql(
    'mutation Raise($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { capacity studentCount waitlistCount } } }',
    { input: { id: cohort.id, capacity } },
    { as: teacher },
  );

describe('cancelling an enrollment', () => {
  test('frees the seat', async () => {
    const { cohort, seated } = await aFullCohort({ seats: 2, waiting: 0 });
    const { data } = await cancel(app, cohort, seated[0]!);
    expect(data.cancelEnrollment.enrollment).toMatchObject({
      status: 'CANCELLED',
      cohort: { studentCount: 1, spotsRemaining: 1, isEnrolled: false, viewerCan: { enroll: true } },
    });
    expect(await standing(app, cohort)).toMatchObject({ seats: 1, active: [seated[1]!.accountId] });
  });

  test('cancelling again changes nothing, also many times concurrently', async () => {
    const { cohort, seated, waiting } = await aFullCohort({ seats: 3, waiting: 2 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(app, cohort, seated[0]!)));
    expect(new Set(answers.map(({ data }) => data?.cancelEnrollment.enrollment.status))).toEqual(
      new Set(['CANCELLED']),
    );
    const after = await standing(app, cohort);
    expect(after).toMatchObject({ seats: 3, queue: 1, waiting: [waiting[1]!.accountId] });
    expect(after.active).toHaveLength(3);
  });

  test('gives the seat to the student who has waited longest, and mails that student', async () => {
    const { cohort, seated, waiting } = await aFullCohort({ seats: 2, waiting: 3 });
    const { data } = await cancel(app, cohort, seated[0]!);
    expect(data.cancelEnrollment.enrollment.cohort).toMatchObject({ studentCount: 2, waitlistCount: 2 });
    expect(await standing(app, cohort)).toMatchObject({
      seats: 2,
      queue: 2,
      active: [seated[1]!.accountId, waiting[0]!.accountId],
      waiting: [waiting[1]!.accountId, waiting[2]!.accountId],
    });
    const [mail] = await app.mailTo(waiting[0]!.email);
    expect(mail!.subject).toContain(cohort.title);
    expect(app.mails().filter(({ to }) => to.includes(waiting[1]!.email))).toEqual([]);
  });

  test('leaving the queue moves the others up and frees no seat', async () => {
    const { cohort, waiting } = await aFullCohort({ seats: 1, waiting: 3 });
    await cancel(app, cohort, waiting[0]!);
    expect(await standing(app, cohort)).toMatchObject({ seats: 1, queue: 2 });
    const { data } = await enroll(app, cohort, waiting[2]!);
    expect(data.enroll.enrollment.waitlistPosition).toBe(2);
  });

  test('is rejected once the cohort is completed, and reported as unknown without an enrollment', async () => {
    const cohort = await aCohort(app, { by: teacher, isPublic: true });
    const student = await aClassmate();
    await anEnrollment(app, { cohort, student, status: 'completed' });
    expect(await cancel(app, cohort, student)).toMatchObject({ code: 'CONFLICT' });
    for (const who of [await aClassmate(), await anAccount(app), teacher])
      expect(await cancel(app, cohort, who)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await cancel(app, cohort, aVisitor())).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await standing(app, cohort)).toMatchObject({ seats: 1, completed: [student.accountId] });
  });

  test('works from outside the institution', async () => {
    const cohort = await aCohort(app, { by: teacher, isPublic: true });
    for (const guest of [await anAccount(app), await aTeacher(app)]) {
      await enroll(app, cohort, guest);
      const { data } = await cancel(app, cohort, guest);
      expect(data.cancelEnrollment.enrollment.status).toBe('CANCELLED');
    }
    expect(await standing(app, cohort)).toMatchObject({ seats: 0, active: [] });
  });

  test('all students cancelling concurrently promote one each, in order', async () => {
    const { cohort, seated, waiting } = await aFullCohort({ seats: 12, waiting: 8 });
    await Promise.all(seated.slice(0, 5).map((student) => cancel(app, cohort, student)));
    const after = await standing(app, cohort);
    expect(after).toMatchObject({ seats: 12, queue: 3 });
    expect(after.waiting).toEqual(waiting.slice(5).map(({ accountId }) => accountId));
    expect(new Set(after.active)).toEqual(
      new Set([...seated.slice(5), ...waiting.slice(0, 5)].map(({ accountId }) => accountId)),
    );
  });

  test('seats and counters stay consistent while others enroll', async () => {
    const { cohort, seated } = await aFullCohort({ seats: 10, waiting: 4 });
    const newcomers = await Promise.all(Array.from({ length: 20 }, aClassmate));
    await Promise.all([
      ...seated.slice(0, 8).map((student) => cancel(app, cohort, student)),
      ...newcomers.map((student) => enroll(app, cohort, student, true)),
    ]);
    const after = await standing(app, cohort);
    expect(after.active).toHaveLength(10);
    expect(after.waiting).toHaveLength(16);
    expect(after).toMatchObject({ seats: 10, queue: 16 });
  });
});

describe('increasing the capacity', () => {
  test('gives new seats to the queue in order of arrival', async () => {
    const { cohort, waiting } = await aFullCohort({ seats: 1, waiting: 4 });
    const { data } = await raise(cohort, 4);
    expect(data.updateCohort.cohort).toEqual({ capacity: 4, studentCount: 4, waitlistCount: 1 });
    expect((await standing(app, cohort)).waiting).toEqual([waiting[3]!.accountId]);
    for (const student of waiting.slice(0, 3)) expect(await app.mailTo(student.email)).toHaveLength(1);
  });

  test('offers seats of a priced cohort to one person per seat until they pay or give up', async () => {
    const { cohort, waiting } = await aFullCohort({ seats: 1, waiting: 3, price: 10 });
    await raise(cohort, 2);
    const [first, second, third] = waiting.map(({ accountId }) => accountId);
    expect(await standing(app, cohort)).toMatchObject({
      seats: 1,
      pending: [first],
      waiting: [second, third],
    });
    expect((await app.mailTo(waiting[0]!.email))[0]!.subject).toContain('Pay to confirm your seat');
    await raise(cohort, 2); // nothing new to offer
    expect(await standing(app, cohort)).toMatchObject({ pending: [first], waiting: [second, third] });
    await cancel(app, cohort, waiting[0]!);
    expect(await standing(app, cohort)).toMatchObject({
      seats: 1,
      queue: 1,
      pending: [second],
      waiting: [third],
    });
  });
});

test('enrolling and cancelling in a loop is limited to ten rounds an hour, and so are its mails', async () => {
  const cohort = await aCohort(app, { by: teacher });
  const other = await aCohort(app, { by: teacher });
  const student = await aClassmate();
  for (let round = 0; round < 10; round++) {
    const place = round % 2 === 0 ? cohort : other;
    expect((await enroll(app, place, student)).status).toBe(200);
    expect((await cancel(app, place, student)).status).toBe(200);
  }
  expect((await cancel(app, cohort, student)).status).toBe(200); // changes nothing
  await enroll(app, cohort, student);
  const refused = await cancel(app, cohort, student);
  expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(refused.errors[0]!.message).toBe('You’ve cancelled too many enrollments. Try again in an hour.');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  expect(await standing(app, cohort)).toMatchObject({ seats: 1 });
  const classmate = await aClassmate();
  await enroll(app, cohort, classmate);
  expect((await cancel(app, cohort, classmate)).status).toBe(200);
});
