import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCourse,
  aLesson,
  anEnrollment,
  aStudent,
  aTeacher,
  aVisitor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let student: Member;
let course: ItemRow;
let lesson: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
  course = await aCourse(app, { by: teacher, isPublic: true });
  lesson = await aLesson(app, { course });
  await aLesson(app, { course });
  const cohort = await aCohort(app, { by: teacher, courses: [course] });
  await anEnrollment(app, { cohort, student });
});
afterAll(() => app.stop());

const complete = (as: Pick<Actor, 'accessToken'>, isCompleted = true, id = lesson.id) =>
  app.graphql(
    `mutation C($id: ID!, $isCompleted: Boolean!) { completeLesson(input: { id: $id, isCompleted: $isCompleted }) {
      lesson { id isCompleted viewerCan { complete } course { completedLessonCount progress } } } }`,
    { id, isCompleted },
    { as },
  );

const rows = async () =>
  (await app.db.query('select from lesson_completion where lesson_id = $1', [lesson.id])).rows.length;

test('a student with a seat completes a lesson once and can undo it', async () => {
  const completed = {
    id: lesson.id,
    isCompleted: true,
    viewerCan: { complete: true },
    course: { completedLessonCount: 1, progress: 50 },
  };
  const answers = await Promise.all(Array.from({ length: 5 }, () => complete(student)));
  for (const { data } of answers) expect(data.completeLesson.lesson).toEqual(completed);
  expect(await rows()).toBe(1);
  const { data } = await complete(student, false);
  expect(data.completeLesson.lesson).toEqual({
    ...completed,
    isCompleted: false,
    course: { completedLessonCount: 0, progress: 0 },
  });
  expect((await complete(student, false)).errors).toEqual([]);
  expect(await rows()).toBe(0);
});

test('rejects students without a seat in a cohort of the course', async () => {
  const classmate = await aStudent(app, { institution: teacher.institution });
  const waiting = await aStudent(app, { institution: teacher.institution });
  const cohort = await aCohort(app, { by: teacher, courses: [course] });
  await anEnrollment(app, { cohort, student: waiting, status: 'waitlisted' });
  const gone = await aCohort(app, { by: teacher, courses: [course], deletedAt: new Date() });
  await anEnrollment(app, { cohort: gone, student: classmate });
  for (const actor of [classmate, waiting, teacher]) {
    const { code, errors } = await complete(actor);
    expect([code, errors[0]!.message]).toEqual(['FORBIDDEN', 'Enroll in a cohort with this course first.']);
  }
  expect((await complete(aVisitor())).code).toBe('UNAUTHENTICATED');
  const unverified = await aStudent(app, { institution: teacher.institution, isVerified: false });
  expect((await complete(unverified)).code).toBe('UNVERIFIED');
  expect(await rows()).toBe(0);
});

test('invisible lessons are reported as unknown', async () => {
  const draft = await aLesson(app, { course: await aCourse(app, { by: teacher, status: 'draft' }) });
  expect((await complete(student, true, draft.id)).code).toBe('NOT_FOUND');
  expect((await complete(teacher, true, draft.id)).code).toBe('FORBIDDEN');
  expect((await complete(await aStudent(app))).code).toBe('NOT_FOUND');
  expect((await complete(student, true, crypto.randomUUID())).code).toBe('NOT_FOUND');
});
