import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aLesson,
  aTeacher,
  aVisitor,
  anAdmin,
  inDays,
  type Actor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { GRADED_BY_RULE, KEY, QUESTIONS, readAttempt, save } from './calls.ts';
import { aClassroom, aQuiz, quizOf, started, taken } from './classroom.ts';

let app: App;
let teacher: Member;
let admin: Member;
let course: ItemRow;
let lesson: ItemRow;
let student: Member;
let classmate: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  admin = await anAdmin(app, { institution: teacher.institution });
});
afterAll(() => app.stop());

beforeEach(async () => void ({ course, lesson, student, classmate } = await aClassroom(app, teacher)));

describe('the editor', () => {
  test('saves all types of questions and reads them back', async () => {
    const quiz = await aQuiz(app, teacher, lesson);
    expect(quiz).toMatchObject({ version: 1, points: 60, questionCount: 6 });
    expect(quiz.questions.map(({ type }: { type: string }) => type)).toEqual(
      QUESTIONS.map(({ type }) => type),
    );
    expect(quiz.questions[1]).toMatchObject({ correctChoices: [0, 2], explanation: KEY });
    expect(quiz.questions[2].options).toEqual(['True', 'False']);
    expect(quiz.questions[4]).toMatchObject({ correctNumber: 7.7654321, tolerance: 0.0123 });
  });

  test('refuses a stale version, also of a second new quiz', async () => {
    const { questions } = await aQuiz(app, teacher, lesson);
    expect(await save(app, teacher, lesson)).toMatchObject({
      code: 'CONFLICT',
      errors: [{ extensions: { currentVersion: 1 } }],
    });
    const answers = await Promise.all(
      [1, 2, 3].map(() => save(app, teacher, lesson, { version: 1, questions })),
    );
    expect(answers.map(({ code }) => code ?? 'saved').toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'saved']);
  });

  test('keeps, changes, adds, moves and removes questions', async () => {
    const { questions } = await aQuiz(app, teacher, lesson);
    const [first, second, third] = questions;
    const changed = { ...second, prompt: 'Changed?' };
    const added = { ...QUESTIONS[0], prompt: 'New?' };
    const { data } = await save(app, teacher, lesson, {
      version: 1,
      questions: [third, changed, first, added],
    });
    const { version, questionCount, questions: saved } = data.saveQuiz.quiz;
    expect([version, questionCount]).toEqual([2, 4]);
    expect(saved.map(({ prompt }: { prompt: string }) => prompt)).toEqual([
      'True?',
      'Changed?',
      'One?',
      'New?',
    ]);
    expect(saved.slice(0, 3).map(({ id }: { id: string }) => id)).toEqual([third.id, second.id, first.id]);
  });

  test('leaves what attempts asked as it was', async () => {
    const { id, questions } = await aQuiz(app, teacher, lesson, {
      reveal: 'AFTER_ATTEMPT',
      questions: GRADED_BY_RULE,
    });
    const attempt = await taken(app, student, id);
    const changed = { ...questions[0], prompt: 'Changed?', correctChoices: [2] };
    const { data } = await save(app, teacher, lesson, { version: 1, questions: [changed] });
    expect(data.saveQuiz.quiz.questions).toMatchObject([{ prompt: 'Changed?', correctChoices: [2] }]);
    const { data: read } = await readAttempt(app, student, attempt.id);
    expect(
      read.quizAttempt.answers.map(({ question }: { question: { prompt: string } }) => question.prompt),
    ).toEqual(['One?', 'Some?', 'True?', 'Word?', 'Much?']);
    expect(read.quizAttempt).toMatchObject({ score: 50, maxScore: 50 });
  });

  test.each([
    [{ questions: [] }, 'questions'],
    [{ questions: Array.from({ length: 101 }, () => QUESTIONS[0]) }, 'questions'],
    [{ questions: [{ ...QUESTIONS[0], options: ['a'] }] }, 'questions.0.options'],
    [{ questions: [{ ...QUESTIONS[0], options: ['a', 'a'] }] }, 'questions.0.options'],
    [{ questions: [{ ...QUESTIONS[0], correctChoices: [] }] }, 'questions.0.correctChoices'],
    [{ questions: [{ ...QUESTIONS[0], correctChoices: [0, 1] }] }, 'questions.0.correctChoices'],
    [{ questions: [{ ...QUESTIONS[0], correctChoices: [3] }] }, 'questions.0.correctChoices'],
    [{ questions: [{ ...QUESTIONS[3], acceptedTexts: [] }] }, 'questions.0.acceptedTexts'],
    [{ questions: [{ ...QUESTIONS[4], correctNumber: null }] }, 'questions.0.correctNumber'],
    [{ questions: [{ ...QUESTIONS[0], prompt: ' ' }] }, 'questions.0.prompt'],
    [{ questions: [{ ...QUESTIONS[0], points: 0 }] }, 'questions.0.points'],
    [{ passPercent: 101 }, 'passPercent'],
    [{ timeLimitMinutes: 0 }, 'timeLimitMinutes'],
    [{ maxAttempts: 101 }, 'maxAttempts'],
    [{ reveal: 'AFTER_DUE' }, 'dueAt'],
  ])('rejects %o', async (more, field) => {
    const { code, errors } = await save(app, teacher, lesson, more);
    expect([code, errors[0]!.extensions.fields?.[0]?.field]).toEqual(['INVALID', field]);
  });

  test('is for those who edit the course, and for lessons of the type quiz', async () => {
    const other = await aTeacher(app, { institution: teacher.institution });
    expect((await save(app, other, lesson)).code).toBe('FORBIDDEN');
    expect((await save(app, student, lesson)).code).toBe('FORBIDDEN');
    expect((await save(app, await aTeacher(app), lesson)).code).toBe('NOT_FOUND');
    expect((await save(app, aVisitor(), lesson)).code).toBe('UNAUTHENTICATED');
    expect((await save(app, teacher, await aLesson(app, { course, type: 'video' }))).code).toBe('INVALID');
    expect((await save(app, admin, lesson)).errors).toEqual([]);
  });

  test('copying the course copies the quiz with its current questions, and nothing of students or dates', async () => {
    const { questions } = await aQuiz(app, teacher, lesson, {
      timeLimitMinutes: 30,
      maxAttempts: 2,
      isShuffled: true,
    });
    await taken(app, student, (await quizOf(app, lesson.id, teacher)).id);
    const changed = { ...questions[0], prompt: 'Changed?' };
    const dueAt = inDays(3);
    const settings = { version: 1, reveal: 'AFTER_DUE', dueAt, timeLimitMinutes: 30, isShuffled: true };
    await save(app, teacher, lesson, { ...settings, questions: [changed, ...questions.slice(1)] });
    const { data, text, errors } = await app.graphql(
      `mutation ($id: ID!) { duplicateCourse(input: { id: $id }) { course { lessons(first: 5) { nodes { id } } } } }`,
      { id: course.id },
      { as: teacher },
    );
    expect(errors).toEqual([]);
    expect(text).not.toContain(KEY);
    const original = await quizOf(app, lesson.id, teacher);
    const copy = await quizOf(app, data.duplicateCourse.course.lessons.nodes[0].id, teacher);
    const content = (question: object) => ({ ...question, id: null });
    expect(copy).toMatchObject({ version: 1, reveal: 'NEVER', dueAt: null, attempts: { totalCount: 0 } });
    expect([copy.timeLimitMinutes, copy.passPercent, copy.isShuffled]).toEqual([30, 60, true]);
    expect(copy.questions.map(content)).toEqual(original.questions.map(content));
    expect(copy.questions[0]).toMatchObject({ prompt: 'Changed?', correctChoices: [1], explanation: KEY });
    expect(original.attempts.totalCount).toBe(1);
    const shared = copy.questions.filter(({ id }: { id: string }) => JSON.stringify(original).includes(id));
    expect(shared).toEqual([]);
    expect(await quizOf(app, data.duplicateCourse.course.lessons.nodes[0].id, student)).toBeNull();
  });

  test('deleting the lesson deletes its quiz and the attempts', async () => {
    const { id } = await aQuiz(app, teacher, lesson);
    await taken(app, student, id);
    const { errors } = await app.graphql(
      'mutation ($id: ID!) { deleteLesson(input: { id: $id }) { id } }',
      { id: lesson.id },
      { as: teacher },
    );
    expect(errors).toEqual([]);
    const { rows } = await app.db.query('select from quiz_attempt where quiz_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});

test('teachers list the attempts of their students by state', async () => {
  const { id } = await aQuiz(app, teacher, lesson);
  await taken(app, student, id);
  await started(app, classmate, id);
  const list = async (as: Actor, state: string | null) =>
    (
      await app.graphql(
        `query ($id: ID!, $state: QuizAttemptState) { quiz(id: $id) { attempts(first: 10, state: $state) { nodes { student { id } viewerCan { grade } } } } }`,
        { id, state },
        { as },
      )
    ).data.quiz.attempts.nodes.map((node: { student: { id: string } }) => node.student.id);
  expect(await list(teacher, null)).toEqual([classmate.membershipId, student.membershipId]);
  expect(await list(teacher, 'AWAITS_GRADING')).toEqual([student.membershipId]);
  expect(await list(student, null)).toEqual([student.membershipId]);
  const other = await aTeacher(app, { institution: teacher.institution });
  expect(await list(other, null)).toEqual([]);
});
