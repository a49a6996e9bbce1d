import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submitOverdueAttempts } from '#modules/quiz/submit-overdue.jobs';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  aLesson,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  aVisitor,
  type Actor,
  type ItemRow,
  type Member,
  inDays,
} from '#tests/support/factories';
import {
  ATTEMPT,
  GRADED_BY_RULE,
  grade,
  keep,
  KEY,
  QUESTION,
  QUESTIONS,
  readAttempt,
  rightAnswers,
  save,
  start,
  submit,
} from './calls.ts';

let app: App;
let teacher: Member;
let admin: Member;
let student: Member;
let classmate: Member;
let course: ItemRow;
let cohort: ItemRow;
let lesson: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  admin = await anAdmin(app, { institution: teacher.institution });
});
afterAll(() => app.stop());

beforeEach(async () => {
  course = await aCourse(app, { by: teacher });
  lesson = await aLesson(app, { course, type: 'quiz' });
  cohort = await aCohort(app, { by: teacher, courses: [course] });
  student = await aLearner();
  classmate = await aLearner();
});

async function aLearner(): Promise<Member> {
  const learner = await aStudent(app, { institution: teacher.institution });
  await anEnrollment(app, { cohort, student: learner });
  return learner;
}

/** Saves the quiz of the lesson. */
async function aQuiz(more: object = {}) {
  const { data, errors } = await save(app, teacher, lesson, more);
  expect(errors).toEqual([]);
  return data.saveQuiz.quiz;
}

async function started(as: Actor, quizId: string) {
  const { data, errors } = await start(app, as, quizId);
  expect(errors).toEqual([]);
  return data.startQuizAttempt.attempt;
}

/** Starts an attempt, answers and submits it. */
async function taken(as: Actor, quizId: string, other: Record<string, object> = {}) {
  const attempt = await started(as, quizId);
  expect((await keep(app, as, attempt.id, rightAnswers(attempt, other))).errors).toEqual([]);
  const { data, errors } = await submit(app, as, attempt.id);
  expect(errors).toEqual([]);
  return data.submitQuizAttempt.attempt;
}

/** Reads the quiz of a lesson with its questions; null if the reader sees none. */
const quizOf = async (id: string, as: Actor) =>
  (
    await app.graphql(
      `query ($id: ID!) { lesson(id: $id) { quiz { id version timeLimitMinutes passPercent isShuffled reveal dueAt
        questions { ${QUESTION} } attempts(first: 1) { totalCount } } } }`,
      { id },
      { as },
    )
  ).data?.lesson?.quiz ?? null;

const isCompleted = async (as: Actor): Promise<boolean> =>
  (await app.graphql('query ($id: ID!) { lesson(id: $id) { isCompleted } }', { id: lesson.id }, { as })).data
    .lesson.isCompleted;

describe('the editor', () => {
  test('saves all types of questions and reads them back', async () => {
    const quiz = await aQuiz();
    expect(quiz).toMatchObject({ version: 1, points: 60, questionCount: 6 });
    expect(quiz.questions.map(({ type }: { type: string }) => type)).toEqual(
      QUESTIONS.map(({ type }) => type),
    );
    expect(quiz.questions[1]).toMatchObject({ correctChoices: [0, 2], explanation: KEY });
    expect(quiz.questions[2].options).toEqual(['True', 'False']);
    expect(quiz.questions[4]).toMatchObject({ correctNumber: 7.7654321, tolerance: 0.0123 });
  });

  test('refuses a stale version, also of a second new quiz', async () => {
    const { questions } = await aQuiz();
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
    const { questions } = await aQuiz();
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
    const { id, questions } = await aQuiz({ reveal: 'AFTER_ATTEMPT', questions: GRADED_BY_RULE });
    const attempt = await taken(student, id);
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
    const { questions } = await aQuiz({ timeLimitMinutes: 30, maxAttempts: 2, isShuffled: true });
    await taken(student, (await quizOf(lesson.id, teacher)).id);
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
    const original = await quizOf(lesson.id, teacher);
    const copy = await quizOf(data.duplicateCourse.course.lessons.nodes[0].id, teacher);
    const content = (question: object) => ({ ...question, id: null });
    expect(copy).toMatchObject({ version: 1, reveal: 'NEVER', dueAt: null, attempts: { totalCount: 0 } });
    expect([copy.timeLimitMinutes, copy.passPercent, copy.isShuffled]).toEqual([30, 60, true]);
    expect(copy.questions.map(content)).toEqual(original.questions.map(content));
    expect(copy.questions[0]).toMatchObject({ prompt: 'Changed?', correctChoices: [1], explanation: KEY });
    expect(original.attempts.totalCount).toBe(1);
    const shared = copy.questions.filter(({ id }: { id: string }) => JSON.stringify(original).includes(id));
    expect(shared).toEqual([]);
    expect(await quizOf(data.duplicateCourse.course.lessons.nodes[0].id, student)).toBeNull();
  });

  test('deleting the lesson deletes its quiz and the attempts', async () => {
    const { id } = await aQuiz();
    await taken(student, id);
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

describe('an attempt', () => {
  test('is graded by the server, and passing completes the lesson', async () => {
    const { id } = await aQuiz({ questions: GRADED_BY_RULE });
    const failed = await taken(student, id, {
      'One?': { choices: [0] },
      'Some?': { choices: [0] },
      'Much?': { givenNumber: 7.8 },
    });
    expect(failed).toMatchObject({ number: 1, score: 20, maxScore: 50, isPassed: false, state: 'GRADED' });
    expect(await isCompleted(student)).toBe(false);
    expect(await taken(student, id)).toMatchObject({ number: 2, score: 50, isPassed: true });
    expect(await isCompleted(student)).toBe(true);
    expect(await isCompleted(classmate)).toBe(false);
  });

  test('without answers gets no points', async () => {
    const { id } = await aQuiz();
    const attempt = await started(student, id);
    const { data } = await submit(app, student, attempt.id);
    expect(data.submitQuizAttempt.attempt).toMatchObject({ score: 0, isPassed: false, state: 'GRADED' });
  });

  test('waits for a teacher of the cohort to grade its essay', async () => {
    const { id } = await aQuiz({ passPercent: 95 });
    const attempt = await taken(student, id);
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
    expect(await isCompleted(student)).toBe(false);
    await grade(app, teacher, essay, 9, 'Good.');
    expect(await isCompleted(student)).toBe(true);
    const { data } = await readAttempt(app, student, attempt.id);
    expect(data.quizAttempt).toMatchObject({ score: 59, isPassed: true, state: 'GRADED' });
    expect(data.quizAttempt.answers[5]).toMatchObject({ points: 9, feedback: 'Good.' });
  });

  test('keeps drafts on the server, and none after it is submitted', async () => {
    const { id } = await aQuiz();
    const attempt = await started(student, id);
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
    const { id } = await aQuiz();
    const attempt = await started(student, id);
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
    const { id } = await aQuiz();
    const seatless = await aStudent(app, { institution: teacher.institution });
    expect((await start(app, seatless, id)).code).toBe('FORBIDDEN');
    expect((await start(app, teacher, id)).code).toBe('FORBIDDEN');
    expect((await start(app, await aStudent(app), id)).code).toBe('NOT_FOUND');
    expect((await start(app, aVisitor(), id)).code).toBe('UNAUTHENTICATED');
    const attempt = await started(student, id);
    for (const as of [classmate, teacher, admin, await aStudent(app)]) {
      expect((await keep(app, as, attempt.id, rightAnswers(attempt))).code).toBe('NOT_FOUND');
      expect((await submit(app, as, attempt.id)).code).toBe('NOT_FOUND');
    }
    expect((await readAttempt(app, classmate, attempt.id)).code).toBe('NOT_FOUND');
    expect((await readAttempt(app, teacher, attempt.id)).errors).toEqual([]);
  });

  test('waits for the release of its lesson', async () => {
    const { id } = await aQuiz();
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
    const { id } = await aQuiz({ maxAttempts: 2 });
    await taken(student, id);
    await taken(student, id);
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
    const { id } = await aQuiz({ maxAttempts: null });
    await taken(student, id);
    const { data } = await app.graphql(
      'query ($id: ID!) { quiz(id: $id) { attemptsLeft } }',
      { id },
      { as: student },
    );
    expect(data.quiz).toEqual({ attemptsLeft: null });
  });

  test('started twenty times at once is one attempt, with each question once', async () => {
    const { id } = await aQuiz({ maxAttempts: 1 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(app, student, id)));
    for (const { errors } of answers) expect(errors).toEqual([]);
    const ids = new Set(answers.map(({ data }) => data.startQuizAttempt.attempt.id));
    expect(ids.size).toBe(1);
    const { data } = await readAttempt(app, student, [...ids][0]);
    expect(data.quizAttempt.answers).toHaveLength(6);
  });

  test('without the unique indexes, starts at once make many (negative control)', async () => {
    const { id } = await aQuiz();
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
      const answers = await Promise.all(Array.from({ length: 20 }, () => start(app, student, id)));
      const ids = new Set(answers.map(({ data }) => data.startQuizAttempt.attempt.id));
      expect(ids.size).toBeGreaterThan(1);
    } finally {
      await app.db.query('delete from quiz_attempt where quiz_id = $1', [id]);
      await app.db.query(
        `${indexes[0]!.definition}; alter table quiz_attempt add constraint "${name}" ${definition}`,
      );
    }
  });

  test('submitted by two tabs at once is graded once', async () => {
    const { id } = await aQuiz({ questions: GRADED_BY_RULE });
    const attempt = await started(student, id);
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
    const { id } = await aQuiz({ isShuffled: true, questions });
    const order = async (as: Actor) =>
      (await started(as, id)).answers.map(
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
    const { id } = await aQuiz({ timeLimitMinutes: 30 });
    expect(minutes(await started(student, id))).toBe(30);
    const dueAt = new Date(Date.now() + 600_000);
    await save(app, teacher, lesson, { version: 1, timeLimitMinutes: 30, dueAt });
    expect(minutes(await started(classmate, id))).toBe(10);
  });

  test('over: answers are refused, and a job submits what was kept', async () => {
    const { id } = await aQuiz({ timeLimitMinutes: 30, questions: GRADED_BY_RULE });
    const attempt = await started(student, id);
    const other = await started(classmate, id);
    await keep(app, student, attempt.id, rightAnswers(attempt));
    await endNow(attempt.id);
    expect((await keep(app, student, attempt.id, rightAnswers(attempt))).code).toBe('DEADLINE_PASSED');
    await Promise.all([submitOverdueAttempts(app.services), submitOverdueAttempts(app.services)]);
    const { data } = await readAttempt(app, student, attempt.id);
    expect(data.quizAttempt).toMatchObject({ state: 'GRADED', score: 50 });
    expect(data.quizAttempt.submittedAt).toBe(data.quizAttempt.endsAt);
    expect(await isCompleted(student)).toBe(true);
    expect((await readAttempt(app, classmate, other.id)).data.quizAttempt.state).toBe('OPEN');
  });

  test('over: starting again submits the former attempt first', async () => {
    const { id } = await aQuiz({ timeLimitMinutes: 30 });
    const former = await started(student, id);
    await endNow(former.id);
    expect(await started(student, id)).toMatchObject({ number: 2, state: 'OPEN' });
    expect((await readAttempt(app, student, former.id)).data.quizAttempt.state).toBe('GRADED');
  });

  test('past due: no attempt starts', async () => {
    const { id } = await aQuiz({ dueAt: new Date(Date.now() - 1000) });
    expect((await start(app, student, id)).code).toBe('DEADLINE_PASSED');
  });
});

describe('what is right', () => {
  const SECRETS = new RegExp(`${KEY}|7\\.7654321|0\\.0123|"correctChoices":\\[`);

  /** Everything that the schema tells the student about the quiz, as text. */
  async function everything(as: Actor, quizId: string, attemptId: string): Promise<string> {
    const answers = await Promise.all([
      app.graphql(
        `query ($lesson: ID!, $quiz: ID!, $attempt: ID!) {
          lesson(id: $lesson) { quiz { ...Whole } } quiz(id: $quiz) { ...Whole }
          quizAttempt(id: $attempt) { ${ATTEMPT} quiz { ...Whole } } node(id: $attempt) { ... on QuizAttempt { ${ATTEMPT} } } }
        fragment Whole on Quiz { id points questionCount questions { ${QUESTION} }
          viewerAttempt { ${ATTEMPT} } attempts(first: 10) { nodes { ${ATTEMPT} } } }`,
        { lesson: lesson.id, quiz: quizId, attempt: attemptId },
        { as },
      ),
      start(app, as, quizId),
      keep(app, as, attemptId, []),
      submit(app, as, attemptId),
    ]);
    expect(answers[0].errors).toEqual([]);
    return answers.map(({ text }) => text).join('\n');
  }

  test('never leaves the server before the quiz reveals it', async () => {
    const { id, questions } = await aQuiz();
    const attempt = await started(student, id);
    const open = await everything(student, id, attempt.id);
    expect(open).toContain('One?');
    expect(open).not.toMatch(SECRETS);
    const after = await everything(student, id, attempt.id);
    expect(after).not.toMatch(SECRETS);
    const { data } = await readAttempt(app, student, attempt.id);
    expect(data.quizAttempt.answers.map(({ points }: { points: number | null }) => points)).toEqual([
      null,
      null,
      null,
      null,
      null,
      0, // an essay without a word
    ]);
    // Each question by its ID, asked or not.
    for (const question of questions) {
      const nodes = (as: Actor) =>
        app.graphql(
          `query ($id: ID!) { node(id: $id) { ... on QuizQuestion { ${QUESTION} } } }`,
          { id: question.id },
          { as },
        );
      expect((await nodes(student)).text).not.toMatch(SECRETS);
      expect((await nodes(classmate)).data.node).toBeNull();
    }
    // The canary is alive: staff read it.
    expect((await everything(teacher, id, attempt.id)).match(SECRETS)).not.toBeNull();
  });

  test('is shown after the attempt, to its student only', async () => {
    const { id } = await aQuiz({ reveal: 'AFTER_ATTEMPT', questions: GRADED_BY_RULE });
    const attempt = await started(student, id);
    expect((await readAttempt(app, student, attempt.id)).text).not.toMatch(SECRETS);
    await submit(app, student, attempt.id);
    const { data } = await readAttempt(app, student, attempt.id);
    expect(data.quizAttempt.answers[0]).toMatchObject({
      points: 0,
      question: { correctChoices: [1], explanation: KEY },
    });
    const other = await started(classmate, id);
    expect((await readAttempt(app, classmate, other.id)).text).not.toMatch(SECRETS);
  });

  test('is shown after the due date', async () => {
    const dueAt = new Date(Date.now() + 600_000);
    const { id } = await aQuiz({ reveal: 'AFTER_DUE', dueAt });
    const attempt = await taken(student, id);
    expect((await readAttempt(app, student, attempt.id)).text).not.toMatch(SECRETS);
    await app.db.query(`update quiz set due_at = now() - interval '1 second' where id = $1`, [id]);
    expect((await readAttempt(app, student, attempt.id)).text).toMatch(SECRETS);
  });

  test('and what students write are not in the audit log', async () => {
    const { id } = await aQuiz();
    await taken(student, id, { 'Why?': { text: 'canary-of-the-essay' } });
    const { rows } = await app.db.query<{ text: string }>(
      `select coalesce(string_agg(e::text, ''), '') as text from audit_entry e where institution_id = $1`,
      [teacher.institution.id],
    );
    expect(rows[0]!.text).toContain('quiz_question');
    expect(rows[0]!.text).not.toMatch(new RegExp(`${KEY}|7\\.7654321|canary-of-the-essay`));
  });
});

test('teachers list the attempts of their students by state', async () => {
  const { id } = await aQuiz();
  await taken(student, id);
  await started(classmate, id);
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
