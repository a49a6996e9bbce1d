import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSUMERS } from '#app/modules';
import { statementsFor } from '#platform/domain-event/publish';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anEnrollment,
  aStudent,
  aTeacher,
  inDays,
  type Member,
} from '#tests/support/factories';
import { notificationsOf } from './calls.ts';
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

describe('notifications about a new activity', () => {
  const dueIn = (days: number) => {
    const day = inDays(days).toISOString().slice(0, 10);
    return { startsAt: `${day}T09:00:00Z`, dueAt: `${day}T10:00:00Z` };
  };
  const INPUT = {
    title: 'Essay',
    description: 'Write',
    type: 'ASSIGNMENT',
    ...dueIn(20),
    points: 10,
    instructions: 'In your own words.',
  };
  const add = (courseId: string, as: Member, more: object = {}) =>
    app.graphql(
      'mutation C($input: CreateActivityInput!) { createActivity(input: $input) { activity { id } } }',
      { input: { ...INPUT, courseId, ...more } },
      { as },
    );

  test('a due date in the past notifies and mails nobody', async () => {
    const course = await aCourse(app, { by: teacher });
    const cohort = await aCohort(app, { by: teacher, courses: [course] });
    const seated = await aClassmate();
    await anEnrollment(app, { cohort, student: seated });
    const past = { ...dueIn(-2), allowPastDueDate: true };
    const { data, errors } = await add(course.id, teacher, past);
    expect(errors).toEqual([]);
    await app.graphql(
      'mutation U($input: UpdateActivityInput!) { updateActivity(input: $input) { activity { id } } }',
      { input: { id: data.createActivity.activity.id, title: 'Essay for the record' } },
      { as: teacher },
    );
    expect(await notificationsOf(app, seated)).toEqual([]);
    // Mails leave in order: the one about the next activity is the only one.
    await add(course.id, teacher, { title: 'Due later' });
    expect(await app.mailTo(seated.email)).toMatchObject([{ subject: 'New assignment: "Due later"' }]);
  });

  test('students with a seat in a cohort of the course are notified once, and nobody else', async () => {
    const course = await aCourse(app, { by: teacher });
    const [cohort, twin, elsewhere] = [
      await aCohort(app, { by: teacher, courses: [course] }),
      await aCohort(app, { by: teacher, courses: [course] }),
      await aCohort(app, { by: teacher }),
    ];
    const over = await aCohort(app, {
      by: teacher,
      courses: [course],
      startDate: inDays(-60),
      endDate: inDays(-1),
    });
    const [seated, waiting, done, other] = [
      await aClassmate(),
      await aClassmate(),
      await aClassmate(),
      await aClassmate(),
    ];
    for (const place of [cohort, twin]) await anEnrollment(app, { cohort: place, student: seated });
    await anEnrollment(app, { cohort, student: waiting, status: 'waitlisted' });
    await anEnrollment(app, { cohort: over, student: done });
    await anEnrollment(app, { cohort: elsewhere, student: other });
    const { data, errors } = await add(course.id, teacher);
    expect(errors).toEqual([]);
    expect(await notificationsOf(app, seated)).toMatchObject([
      { kind: 'ACTIVITY', subjectId: data.createActivity.activity.id, subjectTitle: 'Essay' },
    ]);
    for (const actor of [waiting, done, other, stranger])
      expect(await notificationsOf(app, actor)).toEqual([]);
    expect(await app.mailTo(seated.email)).toMatchObject([{ subject: 'New assignment: "Essay"' }]);
  });

  test('it reaches open screens of the recipients, and is created once however often it is read', async () => {
    const course = await aCourse(app, { by: teacher });
    const student = await aClassmate();
    await anEnrollment(app, {
      cohort: await aCohort(app, { by: teacher, courses: [course] }),
      student,
    });
    const events = app.subscribe(
      'subscription { notificationAdded { notification { kind subjectTitle } viewer { unreadNotificationCount } } }',
      {},
      { as: student },
    );
    await events.ready;
    const { data } = await add(course.id, teacher);
    expect((await events.next()).value?.data).toEqual({
      notificationAdded: {
        notification: { kind: 'ACTIVITY', subjectTitle: 'Essay' },
        viewer: { unreadNotificationCount: 1 },
      },
    });
    const { id: institutionId } = teacher.institution;
    const ids = [data.createActivity.activity.id as string];
    const event = aDomainEvent({
      type: 'activity.created',
      institutionId,
      ids,
      actorId: teacher.accountId,
    });
    await runAgain(app, institutionId, statementsFor({ consumers: CONSUMERS }, event));
    expect(await notificationsOf(app, student)).toHaveLength(1);
    expect(await app.mailTo(student.email)).toHaveLength(1);
    await events.return();
  });

  test('students who gave up the seat, have not paid, or whose cohort is deleted are not notified', async () => {
    const course = await aCourse(app, { by: teacher });
    const [cohort, gone] = [
      await aCohort(app, { by: teacher, courses: [course] }),
      await aCohort(app, { by: teacher, courses: [course], deletedAt: inDays(-1) }),
    ];
    const others = [await aClassmate(), await aClassmate(), await aClassmate()];
    await anEnrollment(app, { cohort, student: others[0]!, status: 'cancelled' });
    await anEnrollment(app, { cohort, student: others[1]!, status: 'pending' });
    await anEnrollment(app, { cohort: gone, student: others[2]! });
    await add(course.id, teacher);
    for (const student of others) expect(await notificationsOf(app, student)).toEqual([]);
  });

  test('a rejected activity notifies nobody', async () => {
    const course = await aCourse(app, { by: teacher });
    const cohort = await aCohort(app, { by: teacher, courses: [course] });
    const student = await aClassmate();
    await anEnrollment(app, { cohort, student });
    const { errors } = await add(course.id, await aColleague());
    expect(errors).toHaveLength(1);
    expect(await notificationsOf(app, student)).toEqual([]);
  });
});
