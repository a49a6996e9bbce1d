import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCoTeacher,
  aCourse,
  aLesson,
  anEnrollment,
  aStudent,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { notificationsOf } from './calls.ts';
import { addInstructor, aSeat, atMinute, inMinutes, MINUTE, remind, remindersOf } from './reminder-calls.ts';

let app: App;
let teacher: Member;
let stranger: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  stranger = await aTeacher(app);
});
afterAll(() => app.stop());

describe('reminders of a live lesson', () => {
  const aRunning = (courses: ItemRow[]) =>
    aCohort(app, { by: teacher, courses, startDate: inDays(-5), endDate: inDays(20) });
  const move = (lesson: { id: string }, to: Date) => {
    const startsAt = `${to.toISOString().slice(0, 16)}:00Z`;
    const end = new Date(to.getTime() + 15 * MINUTE).toISOString();
    const day = startsAt.slice(0, 10);
    const endsAt = end.startsWith(day) ? end : `${day}T23:59:59Z`;
    return app.graphql(
      'mutation U($input: UpdateLessonInput!) { updateLesson(input: $input) { lesson { id } } }',
      { input: { id: lesson.id, startsAt, endsAt, timeZone: 'UTC' } },
      { as: teacher },
    );
  };

  test('are sent once to students with a seat where it is taught, and to its teachers', async () => {
    const owner = await aTeacher(app, { institution: teacher.institution });
    const course = await aCourse(app, { by: owner });
    const cohorts = [await aRunning([course]), await aRunning([course])];
    const instructor = await aTeacher(app, { institution: teacher.institution });
    await addInstructor(app, teacher, cohorts[0]!, instructor);
    const [coTeacher, former] = [
      await aTeacher(app, { institution: teacher.institution }),
      await aStudent(app, { institution: teacher.institution }),
    ];
    for (const member of [coTeacher, former]) await aCoTeacher(app, { course, member });
    const startsAt = inMinutes(30);
    const lesson = await aLesson(app, { course, startsAt, title: 'Questions' });
    const student = await aStudent(app, { institution: teacher.institution });
    for (const cohort of cohorts) await anEnrollment(app, { cohort, student });
    const over = await aCohort(app, {
      by: teacher,
      courses: [course],
      startDate: inDays(-50),
      endDate: inDays(-1),
    });
    const others = [
      await aSeat(app, teacher, cohorts[0]!, 'waitlisted'),
      await aSeat(app, teacher, over),
      await aSeat(app, teacher, await aRunning([await aCourse(app, { by: owner })])),
      former,
      stranger,
    ];
    for (let time = 0; time < 2; time++) await remind(app);
    for (const member of [student, instructor, owner, coTeacher])
      expect(await remindersOf(app, member)).toMatchObject([
        {
          subjectId: lesson.id,
          subjectTitle: 'Questions',
          details: ['LESSON'],
          startsAt: startsAt.toISOString(),
        },
      ]);
    for (const member of others) expect(await remindersOf(app, member)).toEqual([]);
    expect(await app.mailTo(student.email)).toMatchObject([
      { subject: expect.stringMatching(/^"Questions" starts at/) as string },
    ]);
  });

  test('are not sent for drafts, self-paced lessons and videos', async () => {
    const [draft, course] = [
      await aCourse(app, { by: teacher, status: 'draft' }),
      await aCourse(app, { by: teacher }),
    ];
    const student = await aSeat(app, teacher, await aRunning([draft, course]));
    await aLesson(app, { course: draft, startsAt: inMinutes(30) });
    await aLesson(app, { course, startsAt: inMinutes(30), type: 'video' });
    await aLesson(app, { course, startsAt: inMinutes(90) });
    await remind(app);
    expect(await remindersOf(app, student)).toEqual([]);
  });

  test('a moved lesson is announced as a change, and reminded of again before its new time', async () => {
    const course = await aCourse(app, { by: teacher });
    const cohort = await aRunning([course]);
    const student = await aSeat(app, teacher, cohort);
    const lesson = await aLesson(app, { course, startsAt: atMinute(30) });
    await remind(app);
    const later = atMinute(45);
    expect((await move(lesson, later)).errors).toEqual([]);
    for (let time = 0; time < 2; time++) await remind(app);
    expect((await remindersOf(app, student)).map(({ startsAt }) => startsAt)).toEqual([
      later.toISOString(),
      expect.any(String),
    ]);
    expect(await notificationsOf(app, student, '(kind: COHORT_CHANGE)')).toMatchObject([
      { subjectId: cohort.id, details: ['MEETINGS'], count: 1 },
    ]);
  });

  test('a lesson that is moved away or deleted in time sends no reminder, and announces the change', async () => {
    const course = await aCourse(app, { by: teacher });
    const cohort = await aRunning([course]);
    const student = await aSeat(app, teacher, cohort);
    const [moved, deleted] = [
      await aLesson(app, { course, startsAt: atMinute(30) }),
      await aLesson(app, { course, startsAt: atMinute(30) }),
    ];
    await move(moved, inDays(3));
    await app.graphql(
      'mutation D($id: ID!) { deleteLesson(input: { id: $id }) { id } }',
      { id: deleted.id },
      { as: teacher },
    );
    await remind(app);
    expect(await remindersOf(app, student)).toEqual([]);
    expect(await notificationsOf(app, student)).toMatchObject([
      { kind: 'COHORT_CHANGE', subjectTitle: cohort.title, details: ['MEETINGS'], count: 2 },
    ]);
    expect((await app.mailTo(student.email, 2)).map(({ subject }) => subject)).toContain(
      `The meetings of "${cohort.title}" changed`,
    );
  });

  test('changed texts, and changes of past lessons, notify nobody', async () => {
    const course = await aCourse(app, { by: teacher });
    const student = await aSeat(app, teacher, await aRunning([course]));
    const [coming, past] = [
      await aLesson(app, { course, startsAt: inDays(2) }),
      await aLesson(app, { course, startsAt: inDays(-2) }),
    ];
    await app.graphql(
      'mutation U($input: UpdateLessonInput!) { updateLesson(input: $input) { lesson { id } } }',
      { input: { id: coming.id, title: 'Renamed' } },
      { as: teacher },
    );
    await app.graphql(
      'mutation D($id: ID!) { deleteLesson(input: { id: $id }) { id } }',
      { id: past.id },
      { as: teacher },
    );
    expect(await notificationsOf(app, student)).toEqual([]);
  });
});
