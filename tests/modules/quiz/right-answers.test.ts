import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aTeacher, type Actor, type ItemRow, type Member } from '#tests/support/factories';
import { ATTEMPT, GRADED_BY_RULE, keep, KEY, QUESTION, readAttempt, start, submit } from './calls.ts';
import { aClassroom, aQuiz, started, taken } from './classroom.ts';

let app: App;
let teacher: Member;
let lesson: ItemRow;
let student: Member;
let classmate: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

beforeEach(async () => void ({ lesson, student, classmate } = await aClassroom(app, teacher)));

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
    const { id, questions } = await aQuiz(app, teacher, lesson);
    const attempt = await started(app, student, id);
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
    const { id } = await aQuiz(app, teacher, lesson, { reveal: 'AFTER_ATTEMPT', questions: GRADED_BY_RULE });
    const attempt = await started(app, student, id);
    expect((await readAttempt(app, student, attempt.id)).text).not.toMatch(SECRETS);
    await submit(app, student, attempt.id);
    const { data } = await readAttempt(app, student, attempt.id);
    expect(data.quizAttempt.answers[0]).toMatchObject({
      points: 0,
      question: { correctChoices: [1], explanation: KEY },
    });
    const other = await started(app, classmate, id);
    expect((await readAttempt(app, classmate, other.id)).text).not.toMatch(SECRETS);
  });

  test('is shown after the due date', async () => {
    const dueAt = new Date(Date.now() + 600_000);
    const { id } = await aQuiz(app, teacher, lesson, { reveal: 'AFTER_DUE', dueAt });
    const attempt = await taken(app, student, id);
    expect((await readAttempt(app, student, attempt.id)).text).not.toMatch(SECRETS);
    await app.db.query(`update quiz set due_at = now() - interval '1 second' where id = $1`, [id]);
    expect((await readAttempt(app, student, attempt.id)).text).toMatch(SECRETS);
  });

  test('and what students write are not in the audit log', async () => {
    const { id } = await aQuiz(app, teacher, lesson);
    await taken(app, student, id, { 'Why?': { text: 'canary-of-the-essay' } });
    const { rows } = await app.db.query<{ text: string }>(
      `select coalesce(string_agg(e::text, ''), '') as text from audit_entry e where institution_id = $1`,
      [teacher.institution.id],
    );
    expect(rows[0]!.text).toContain('quiz_question');
    expect(rows[0]!.text).not.toMatch(new RegExp(`${KEY}|7\\.7654321|canary-of-the-essay`));
  });
});
