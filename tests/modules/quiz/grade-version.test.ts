import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { QuizAttempt } from '#modules/quiz/quiz-attempt.entity';
import { readWithoutLock } from '#tests/modules/lesson/without-lock';
import { type App, startApp } from '#tests/support/app';
import { expectOneOfTen } from '#tests/support/concurrent-changes';
import { anAdmin, aTeacher, type Member } from '#tests/support/factories';
import { grade, readAttempt } from './calls.ts';
import { aClassroom, aQuiz, taken } from './classroom.ts';

let app: App;
let ines: Member;
let rui: Member;
beforeAll(async () => {
  app = await startApp();
  ines = await aTeacher(app, { firstName: 'Ines' });
  rui = await anAdmin(app, { institution: ines.institution, firstName: 'Rui' });
});
afterAll(() => app.stop());

let attemptId: string;
let essay: string;
beforeEach(async () => {
  const { lesson, student } = await aClassroom(app, ines);
  const attempt = await taken(app, student, (await aQuiz(app, ines, lesson)).id);
  attemptId = attempt.id;
  essay = attempt.answers[5].id;
});

const stored = async () => (await readAttempt(app, ines, attemptId)).data.quizAttempt.answers[5];

test('the grade of a colleague that a teacher has not seen stays, and is replaced once it is seen', async () => {
  expect((await grade(app, ines, essay, 6, 'Good.', 1)).errors).toEqual([]);
  expect(await grade(app, rui, essay, 9, 'Great.', 1)).toMatchObject({
    code: 'CONFLICT',
    errors: [{ extensions: { currentVersion: 2 } }],
  });
  expect(await stored()).toMatchObject({ points: 6, feedback: 'Good.', version: 2 });
  expect((await grade(app, rui, essay, 9, 'Great.', 2)).errors).toEqual([]);
  expect(await stored()).toMatchObject({ points: 9, feedback: 'Great.', version: 3 });
});

test('without a version a grade replaces the former one, and the same grade keeps the version', async () => {
  await grade(app, ines, essay, 6);
  expect((await grade(app, rui, essay, 6, null, 1)).errors).toEqual([]);
  expect(await stored()).toMatchObject({ points: 6, version: 2 });
  expect((await grade(app, rui, essay, 7)).errors).toEqual([]);
  expect(await stored()).toMatchObject({ points: 7, version: 3 });
});

test('exactly one of ten concurrent grades of one version is saved', async () => {
  await expectOneOfTen((points) => grade(app, points % 2 ? ines : rui, essay, points, null, 1));
});

test('two grades of one version are saved without the lock of the attempt (negative control)', async () => {
  const stop = readWithoutLock(2, QuizAttempt);
  const both = [grade(app, ines, essay, 6, null, 1), grade(app, rui, essay, 9, null, 1)];
  const answers = await Promise.all(both).finally(stop);
  expect(answers.map(({ code }) => code)).toEqual([undefined, undefined]);
});
