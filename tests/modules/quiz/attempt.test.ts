import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submitOverdueAttempts } from '#modules/quiz/submit-overdue.jobs';
import { type App, startApp } from '#tests/support/app';
import {
  aStudent,
  aTeacher,
  aVisitor,
  anAdmin,
  inDays,
  type Actor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { whileLocked } from '#tests/support/while-locked';
import {
  GRADED_BY_RULE,
  grade,
  keep,
  QUESTIONS,
  readAttempt,
  rightAnswers,
  save,
  start,
  submit,
} from './calls.ts';
import { aClassroom, aQuiz, isCompleted, started, taken } from './classroom.ts';

let app: App;
let teacher: Member;
let admin: Member;
let lesson: ItemRow;
let student: Member;
let classmate: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  admin = await anAdmin(app, { institution: teacher.institution });
});
afterAll(() => app.stop());

beforeEach(async () => void ({ lesson, student, classmate } = await aClassroom(app, teacher)));

describe('an attempt', () => {
  test('is graded by the server, and passing completes the lesson', async () => {
    const { id } = await aQuiz(app, teacher, lesson, { questions: GRADED_BY_RULE });
    const failed = await taken(app, student, id, {
      'One?': { choices: [0] },
      'Some?': { choices: [0] },
      'Much?': { givenNumber: 7.8 },
    });
    expect(failed).toMatchObject({ number: 1, score: 20, maxScore: 50, isPassed: false, state: 'GRADED' });
    expect(await isCompleted(app, lesson, student)).toBe(false);
    expect(await taken(app, student, id)).toMatchObject({ number: 2, score: 50, isPassed: true });
    expect(await isCompleted(app, lesson, student)).toBe(true);
    expect(await isCompleted(app, lesson, classmate)).toBe(false);
  });

  test('without answers gets no points', async () => {
    const { id } = await aQuiz(app, teacher, lesson);
    const attempt = await started(app, student, id);
    const { data } = await submit(app, student, attempt.id);
    expect(data.submitQuizAttempt.attempt).toMatchObject({ score: 0, isPassed: false, state: 'GRADED' });
  });

  test('waits for a teacher of the cohort to grade its essay', async () => {
    const { id } = await aQuiz(app, teacher, lesson, { passPercent: 95 });
    const attempt = await taken(app, student, id);
    expect(attempt).toMatchObject({ score: null, isPassed: null, state: 'AWAITS_GRADING' });
    const essay = attempt.answers[5].id;
    expect((await grade(app, classmate, essay, 10)).code).toBe('FORBIDDEN');
    const other = await aTeacher(app, { institution: teacher.institution });
    expect((await grade(app, other, essay, 10)).code).toBe('NOT_FOUND');
    expect((await grade(app, await aTeacher(app), essay, 10)).code).toBe('NOT_FOUND');
    expect((await grade(app, teacher, essay, 11)).code).toBe('INVALID');
    expect((await grade(app, teacher, essay, 6)).data.gradeQuizAnswer.attempt).toMatchObject({
      score: 56,
      isPassed: false,
    });
    expect(await isCompleted(app, lesson, student)).toBe(false);
    await grade(app, teacher, essay, 9, 'Good.');
    expect(await isCompleted(app, lesson, student)).toBe(true);
    const { data } = await readAttempt(app, student, attempt.id);
    expect(data.quizAttempt).toMatchObject({ score: 59, isPassed: true, state: 'GRADED' });
    expect(data.quizAttempt.answers[5]).toMatchObject({ points: 9, feedback: 'Good.' });
  });

  test('keeps drafts on the server, and none after it is submitted', async () => {
    const { id } = await aQuiz(app, teacher, lesson);
    const attempt = await started(app, student, id);
    const answers = rightAnswers(attempt);
    await keep(app, student, attempt.id, answers.slice(0, 2));
    await keep(app, student, attempt.id, answers.slice(3, 4));
    const { data } = await readAttempt(app, student, attempt.id);
    const kept = data.quizAttempt.answers.map((answer: { choices: number[]; text: string }) => [
      answer.choices,
      answer.text,
    ]);
    expect(kept).toEqual([
      [[1], ''],
      [[0, 2], ''],
      [[], ''],
      [[], 'hOOk'],
      [[], ''],
      [[], ''],
    ]);
    await submit(app, student, attempt.id);
    expect((await keep(app, student, attempt.id, answers)).code).toBe('CONFLICT');
  });

  test('ignores answers that do not fit, and questions of others', async () => {
    const { id } = await aQuiz(app, teacher, lesson);
    const attempt = await started(app, student, id);
    const [first] = rightAnswers(attempt);
    const stranger = { questionId: attempt.id, text: 'x' };
    await keep(app, student, attempt.id, [
      { ...first, choices: [9, 2], text: 'x', givenNumber: 1 },
      stranger,
    ]);
    const { data } = await readAttempt(app, student, attempt.id);
    expect(data.quizAttempt.answers[0]).toMatchObject({ choices: [2], text: '', givenNumber: null });
  });

  test('needs a seat, and belongs to its student', async () => {
    const { id } = await aQuiz(app, teacher, lesson);
    const seatless = await aStudent(app, { institution: teacher.institution });
    expect((await start(app, seatless, id)).code).toBe('FORBIDDEN');
    expect((await start(app, teacher, id)).code).toBe('FORBIDDEN');
    expect((await start(app, await aStudent(app), id)).code).toBe('NOT_FOUND');
    expect((await start(app, aVisitor(), id)).code).toBe('UNAUTHENTICATED');
    const attempt = await started(app, student, id);
    for (const as of [classmate, teacher, admin, await aStudent(app)]) {
      expect((await keep(app, as, attempt.id, rightAnswers(attempt))).code).toBe('NOT_FOUND');
      expect((await submit(app, as, attempt.id)).code).toBe('NOT_FOUND');
    }
    expect((await readAttempt(app, classmate, attempt.id)).code).toBe('NOT_FOUND');
    expect((await readAttempt(app, teacher, attempt.id)).errors).toEqual([]);
  });

  test('waits for the release of its lesson', async () => {
    const { id } = await aQuiz(app, teacher, lesson);
    const release = (at: Date) =>
      app.db.query('update lesson l set release_at = $2 from quiz q where q.lesson_id = l.id and q.id = $1', [
        id,
        at,
      ]);
    await release(inDays(3));
    expect((await start(app, student, id)).code).toBe('CONFLICT');
    await release(inDays(-1));
    expect((await start(app, student, id)).errors).toEqual([]);
  });

  test('is limited in number', async () => {
    const { id } = await aQuiz(app, teacher, lesson, { maxAttempts: 2 });
    await taken(app, student, id);
    await taken(app, student, id);
    expect((await start(app, student, id)).code).toBe('CONFLICT');
    const { data } = await app.graphql(
      'query ($id: ID!) { lesson(id: $id) { quiz { attemptsLeft viewerAttempt { number } } } }',
      { id: lesson.id },
      { as: student },
    );
    expect(data.lesson.quiz).toEqual({ attemptsLeft: 0, viewerAttempt: { number: 2 } });
    expect((await start(app, classmate, id)).errors).toEqual([]);
  });

  test('without a limit has no number of attempts left', async () => {
    const { id } = await aQuiz(app, teacher, lesson, { maxAttempts: null });
    await taken(app, student, id);
    const { data } = await app.graphql(
      'query ($id: ID!) { quiz(id: $id) { attemptsLeft } }',
      { id },
      { as: student },
    );
    expect(data.quiz).toEqual({ attemptsLeft: null });
  });

  test('started twenty times at once is one attempt, with each question once', async () => {
    const { id } = await aQuiz(app, teacher, lesson, { maxAttempts: 1 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(app, student, id)));
    for (const { errors } of answers) expect(errors).toEqual([]);
    const ids = new Set(answers.map(({ data }) => data.startQuizAttempt.attempt.id));
    expect(ids.size).toBe(1);
    const { data } = await readAttempt(app, student, [...ids][0]);
    expect(data.quizAttempt.answers).toHaveLength(6);
  });

  test('without the unique indexes, two starts at once make two (negative control)', async () => {
    const { id } = await aQuiz(app, teacher, lesson);
    const { rows } = await app.db.query<{ name: string; definition: string }>(
      `select c.conname as name, pg_get_constraintdef(c.oid) as definition from pg_constraint c
       where c.conrelid = 'quiz_attempt'::regclass and c.contype = 'u'`,
    );
    const [{ name, definition }] = rows as [{ name: string; definition: string }];
    const { rows: indexes } = await app.db.query<{ definition: string }>(
      `select pg_get_indexdef('quiz_attempt_open'::regclass) as definition`,
    );
    await app.db.query(`drop index quiz_attempt_open; alter table quiz_attempt drop constraint "${name}"`);
    try {
      const starts = () => Promise.all([0, 1].map(() => start(app, student, id)));
      const answers = await whileLocked(
        app,
        { lock: 'lock table quiz_attempt in share mode', until: 2 },
        starts,
      );
      const ids = new Set(answers.map(({ data }) => data.startQuizAttempt.attempt.id));
      expect(ids.size).toBe(2);
    } finally {
      await app.db.query('delete from quiz_attempt where quiz_id = $1', [id]);
      await app.db.query(
        `${indexes[0]!.definition}; alter table quiz_attempt add constraint "${name}" ${definition}`,
      );
    }
  });

  test('submitted by two tabs at once is graded once', async () => {
    const { id } = await aQuiz(app, teacher, lesson, { questions: GRADED_BY_RULE });
    const attempt = await started(app, student, id);
    await keep(app, student, attempt.id, rightAnswers(attempt));
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(app, student, attempt.id)));
    const times = new Set(answers.map(({ data }) => data.submitQuizAttempt.attempt.submittedAt));
    expect(times.size).toBe(1);
    const { rows } = await app.db.query<{ count: number }>(
      `select count(*)::int as count from audit_entry where row_id = $1 and after -> 'submitted_at' is not null`,
      [attempt.id],
    );
    expect(rows[0]!.count).toBe(1);
  });

  test('asks in an order of its own when shuffled', async () => {
    const questions = Array.from({ length: 30 }, (_, n) => ({ ...QUESTIONS[0], prompt: `Question ${n}` }));
    const { id } = await aQuiz(app, teacher, lesson, { isShuffled: true, questions });
    const order = async (as: Actor) =>
      (await started(app, as, id)).answers.map(
        ({ question }: { question: { prompt: string } }) => question.prompt,
      );
    const [mine, theirs] = [await order(student), await order(classmate)];
    expect(mine).not.toEqual(theirs);
    expect(mine.toSorted()).toEqual(theirs.toSorted());
  });
});

describe('the time', () => {
  const endNow = (id: string) =>
    app.db.query(`update quiz_attempt set ends_at = now() - interval '1 second' where id = $1`, [id]);

  test('ends by the limit or the due date, whichever is first', async () => {
    const minutes = (attempt: { startedAt: string; endsAt: string }) =>
      Math.round((Date.parse(attempt.endsAt) - Date.parse(attempt.startedAt)) / 60_000);
    const { id } = await aQuiz(app, teacher, lesson, { timeLimitMinutes: 30 });
    expect(minutes(await started(app, student, id))).toBe(30);
    const dueAt = new Date(Date.now() + 600_000);
    await save(app, teacher, lesson, { version: 1, timeLimitMinutes: 30, dueAt });
    expect(minutes(await started(app, classmate, id))).toBe(10);
  });

  test('over: answers are refused, and a job submits what was kept', async () => {
    const { id } = await aQuiz(app, teacher, lesson, { timeLimitMinutes: 30, questions: GRADED_BY_RULE });
    const attempt = await started(app, student, id);
    const other = await started(app, classmate, id);
    await keep(app, student, attempt.id, rightAnswers(attempt));
    await endNow(attempt.id);
    expect((await keep(app, student, attempt.id, rightAnswers(attempt))).code).toBe('DEADLINE_PASSED');
    await Promise.all([submitOverdueAttempts(app.services), submitOverdueAttempts(app.services)]);
    const { data } = await readAttempt(app, student, attempt.id);
    expect(data.quizAttempt).toMatchObject({ state: 'GRADED', score: 50 });
    expect(data.quizAttempt.submittedAt).toBe(data.quizAttempt.endsAt);
    expect(await isCompleted(app, lesson, student)).toBe(true);
    expect((await readAttempt(app, classmate, other.id)).data.quizAttempt.state).toBe('OPEN');
  });

  test('over: starting again submits the former attempt first', async () => {
    const { id } = await aQuiz(app, teacher, lesson, { timeLimitMinutes: 30 });
    const former = await started(app, student, id);
    await endNow(former.id);
    expect(await started(app, student, id)).toMatchObject({ number: 2, state: 'OPEN' });
    expect((await readAttempt(app, student, former.id)).data.quizAttempt.state).toBe('GRADED');
  });

  test('past due: no attempt starts', async () => {
    const { id } = await aQuiz(app, teacher, lesson, { dueAt: new Date(Date.now() - 1000) });
    expect((await start(app, student, id)).code).toBe('DEADLINE_PASSED');
  });
});
