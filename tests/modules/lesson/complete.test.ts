import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCourse,
  aLesson,
  anAttempt,
  anEnrollment,
  aQuiz,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
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
  lesson = await aLesson(app, { course, type: 'exercise' });
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

/** Returns the error of completing a lesson by hand, and whether its field said that it can be. */
async function tryToComplete({ id }: ItemRow) {
  const { data } = await app.graphql(
    'query ($id: ID!) { lesson(id: $id) { isCompletable } }',
    { id },
    { as: student },
  );
  const { code, errors } = await complete(student, true, id);
  return { isCompletable: data.lesson.isCompletable as boolean, code, message: errors[0]?.message };
}

test('a live lesson is completed by hand from its start on', async () => {
  const live = await aLesson(app, { course, startsAt: inDays(1) });
  expect(await tryToComplete(live)).toEqual({
    isCompletable: false,
    code: 'CONFLICT',
    message: 'You can complete this lesson once it has started.',
  });
  await app.db.query('update lesson set starts_at = now() where id = $1', [live.id]);
  expect(await tryToComplete(live)).toMatchObject({ isCompletable: true, code: undefined });
});

test('a lesson with a quiz is completed by hand after an attempt, or once the quiz has closed', async () => {
  const lessons = await Promise.all([1, 2, 3].map(() => aLesson(app, { course, type: 'quiz' })));
  const [tried, closed, empty] = lessons as [ItemRow, ItemRow, ItemRow];
  const refused = {
    isCompletable: false,
    code: 'CONFLICT',
    message: 'Take the quiz to complete this lesson.',
  };
  const quiz = await aQuiz(app, { lesson: tried });
  expect(await tryToComplete(tried)).toEqual(refused);
  const attempt = await anAttempt(app, { quiz, student });
  expect(await tryToComplete(tried)).toEqual(refused);
  await app.db.query('update quiz_attempt set submitted_at = now() where id = $1', [attempt.id]);
  expect(await tryToComplete(tried)).toMatchObject({ isCompletable: true, code: undefined });
  const { id } = await aQuiz(app, { lesson: closed });
  await app.db.query('update quiz set due_at = $2 where id = $1', [id, inDays(1)]);
  expect(await tryToComplete(closed)).toEqual(refused);
  await app.db.query('update quiz set due_at = $2 where id = $1', [id, inDays(-1)]);
  expect(await tryToComplete(closed)).toMatchObject({ isCompletable: true, code: undefined });
  expect(await tryToComplete(empty)).toMatchObject({ isCompletable: true, code: undefined });
});

test('invisible lessons are reported as unknown', async () => {
  const draft = await aLesson(app, { course: await aCourse(app, { by: teacher, status: 'draft' }) });
  expect((await complete(student, true, draft.id)).code).toBe('NOT_FOUND');
  expect((await complete(teacher, true, draft.id)).code).toBe('FORBIDDEN');
  expect((await complete(await aStudent(app))).code).toBe('NOT_FOUND');
  expect((await complete(student, true, crypto.randomUUID())).code).toBe('NOT_FOUND');
});
