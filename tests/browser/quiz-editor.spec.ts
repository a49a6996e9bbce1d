import type { Page } from '@playwright/test';
import { expectAccessible, violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, ask, demoPerson, enter } from './support/school.ts';
import type { Site } from './support/site.ts';

const admin = demoPerson('admin@demo.example');
const teacher = demoPerson('teacher@demo.example');
const student = demoPerson('student@demo.example');

interface QuizLesson {
  id: string;
  title: string;
  courseId: string;
  courseTitle: string;
}

/** Returns a lesson of the demo data by its title. */
async function lessonNamed(site: Site, title: string): Promise<QuizLesson> {
  const { courses } = await ask<{
    courses: {
      nodes: { id: string; title: string; sections: { lessons: { id: string; title: string }[] }[] }[];
    };
  }>(
    site,
    '{ courses(first: 10) { nodes { id title sections { lessons { id title } } } } }',
    {},
    await accessTokenOf(site, admin),
  );
  for (const course of courses.nodes)
    for (const lesson of course.sections.flatMap(({ lessons }) => lessons))
      if (lesson.title === title) return { ...lesson, courseId: course.id, courseTitle: course.title };
  throw new Error(`The demo data has no lesson "${title}"`);
}

/** Books a paid seat for the demo student in a new cohort of a course. */
async function seatStudent(site: Site, courseId: string): Promise<void> {
  const token = await accessTokenOf(site, admin);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const { createCohort } = await ask<{ createCohort: { cohort: { id: string } } }>(
    site,
    'mutation ($input: CreateCohortInput!) { createCohort(input: $input) { cohort { id } } }',
    {
      input: {
        title: 'Quiz takers',
        description: 'Everyone answers.',
        startDate: day(2),
        endDate: day(30),
        registrationDeadline: day(1),
        capacity: 4,
        courseIds: [courseId],
      },
    },
    token,
  );
  const { members } = await ask<{ members: { nodes: { id: string }[] } }>(
    site,
    '{ members(role: STUDENT, search: "Maya", first: 1) { nodes { id } } }',
    {},
    token,
  );
  const { enrollMember } = await ask<{ enrollMember: { enrollment: { id: string; status: string } } }>(
    site,
    'mutation ($input: EnrollMemberInput!) { enrollMember(input: $input) { enrollment { id status } } }',
    { input: { cohortId: createCohort.cohort.id, studentId: members.nodes[0]!.id } },
    token,
  );
  const { id, status } = enrollMember.enrollment;
  if (status === 'PENDING')
    await ask(
      site,
      'mutation ($id: ID!) { markEnrollmentPaid(input: { id: $id }) { enrollment { id } } }',
      { id },
      token,
    );
}

/** Answers by the texts of their questions. */
const ANSWERS: Record<string, object> = {
  'Which write wins?': { choices: [1] },
  'What can be merged?': { choices: [0, 2] },
  'A queue keeps its order.': { choices: [0] },
  'What is the name of a copy?': { text: ' REPLICA ' },
  'How many copies are safe?': { givenNumber: 3.4 },
  'Describe a conflict you had.': { text: 'Two phones, one note.' },
};

/** Takes the quiz of a lesson as the demo student, without a browser. */
async function takeQuiz(site: Site, lessonId: string): Promise<void> {
  const token = await accessTokenOf(site, student);
  const { lesson } = await ask<{ lesson: { quiz: { id: string } } }>(
    site,
    'query ($id: ID!) { lesson(id: $id) { quiz { id } } }',
    { id: lessonId },
    token,
  );
  const { startQuizAttempt } = await ask<{
    startQuizAttempt: { attempt: { id: string; answers: { question: { id: string; prompt: string } }[] } };
  }>(
    site,
    'mutation ($quizId: ID!) { startQuizAttempt(input: { quizId: $quizId }) { attempt { id answers { question { id prompt } } } } }',
    { quizId: lesson.quiz.id },
    token,
  );
  const { id, answers } = startQuizAttempt.attempt;
  await ask(
    site,
    'mutation ($input: SaveQuizAnswersInput!) { saveQuizAnswers(input: $input) { attempt { id } } }',
    {
      input: {
        id,
        answers: answers.map(({ question: { id: questionId, prompt } }) =>
          Object.assign({ questionId }, ANSWERS[prompt]),
        ),
      },
    },
    token,
  );
  await ask(
    site,
    'mutation ($id: ID!) { submitQuizAttempt(input: { id: $id }) { attempt { id } } }',
    { id },
    token,
  );
}

const question = (page: Page, number: number) =>
  page.getByRole('listitem', { name: `Question ${number}`, exact: true });

/** Adds a question of a type, or fills the first. */
async function write(page: Page, number: number, type: string, prompt: string) {
  if (number > 1) await page.getByRole('button', { name: 'Add Question' }).click();
  const group = question(page, number);
  await group.getByLabel('Type').selectOption(type);
  await group.getByRole('textbox', { name: 'Question' }).fill(prompt);
  await group.getByLabel('Points').fill('2');
  return group;
}

test('a teacher makes a quiz with all types of questions, a student takes it, and the teacher grades the essay', async ({
  page,
  site,
}) => {
  const lesson = await lessonNamed(site, 'Check: conflicts');
  await seatStudent(site, lesson.courseId);
  await enter(page, admin, `/course/${lesson.courseId}`);
  await page.getByText('Working offline').click();
  await page.getByRole('link', { name: `Edit Quiz: ${lesson.title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Quiz' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page.getByText('Enter the question.')).toBeVisible();
  await expect(page.getByText('Enter the option.').first()).toBeVisible();
  await page.getByLabel('Time limit in minutes').fill('15');
  await page.getByLabel('Attempts per student').fill('2');
  await page.getByLabel('Show right answers and explanations').selectOption('After the due date');

  const single = await write(page, 1, 'Single choice', 'Which write wins?');
  await single.getByRole('textbox', { name: 'Option 1' }).fill('The first');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The last');
  await page.keyboard.press('Enter');
  await page.keyboard.type('None');
  await single.getByRole('radio', { name: 'Option 2 is right' }).check();
  const multiple = await write(page, 2, 'Multiple choice', 'What can be merged?');
  await multiple.getByRole('textbox', { name: 'Option 1' }).fill('Counters');
  await multiple.getByRole('textbox', { name: 'Option 2' }).fill('Pictures');
  await multiple.getByRole('button', { name: 'Add Option' }).click();
  await page.keyboard.type('Sets');
  await multiple.getByRole('checkbox', { name: 'Option 1 is right' }).check();
  await multiple.getByRole('checkbox', { name: 'Option 3 is right' }).check();
  const trueFalse = await write(page, 3, 'True or false', 'A queue keeps its order.');
  await trueFalse.getByRole('radio', { name: 'True' }).check();
  const short = await write(page, 4, 'Short text', 'What is the name of a copy?');
  await short.getByLabel('Accepted answers').fill('replica\na replica');
  const number = await write(page, 5, 'Number', 'How many copies are safe?');
  await number.getByLabel('Right number').fill('3');
  await number.getByLabel('Tolerance').fill('0.5');
  await write(page, 6, 'Essay', 'Describe a conflict you had.');
  await expect(page.getByText('6 questions · 12 points')).toBeVisible();
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page.getByText('Set the due date after which answers are shown.')).toBeVisible();
  await page.getByLabel('Show right answers and explanations').selectOption('As soon as a student submits');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page.getByText('Quiz saved')).toBeVisible();
  await page.waitForURL(`**/course/${lesson.courseId}`);

  await takeQuiz(site, lesson.id);
  await page.goto(`/lessons/${lesson.id}`);
  await page.getByRole('link', { name: 'See Attempts' }).click();
  await expect(page.getByText('1 attempt · 1 to grade')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Grade: Maya Lindqvist, attempt 1' }).click();
  const work = page.getByRole('dialog', { name: 'Maya Lindqvist, attempt 1' });
  await expect(work.getByText('Two phones, one note.')).toBeVisible();
  await expect(work.getByText('1 answer left to grade in this attempt.')).toBeVisible();
  await expect(work.getByLabel('Points'), 'the first essay to grade has the focus').toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(work.getByText('The maximum is 2 points.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await work.getByLabel('Points').fill('1');
  await work.getByLabel('Feedback').fill('How did you merge them?');
  await work.getByRole('button', { name: 'Save Grade' }).click();
  await expect(work.getByText('Everything in this attempt is graded: 11 of 12 points.')).toBeVisible();
  await expect(work.getByText('How did you merge them?')).toBeVisible();
  await page.keyboard.press('Escape');
  const row = page.getByRole('row', { name: /Maya Lindqvist/ });
  await expect(row).toContainText('11 of 12');
  await expect(row).toContainText('Passed');
  await expect(page.getByText('1 attempt · 0 to grade')).toBeVisible();
});

test('a teacher moves, removes and restores questions, and keeps a draft', async ({ page, site }) => {
  const { id } = await lessonNamed(site, 'Check: state or props?');
  await enter(page, teacher, `/lessons/${id}/quiz`);
  const prompt = (number: number) => question(page, number).getByRole('textbox', { name: 'Question' });
  const first = await prompt(1).inputValue();
  const second = await prompt(2).inputValue();
  await prompt(1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(prompt(2)).toHaveValue(first);
  await expect(prompt(2), 'the focus moves with the question').toBeFocused();
  await expect(prompt(1)).toHaveValue(second);
  await expect(question(page, 1).getByRole('checkbox', { name: 'Option 4 is right' })).toBeChecked();
  await page.getByRole('button', { name: 'Move question 2 up' }).click();
  await expect(prompt(1)).toHaveValue(first);
  await expect(page.getByRole('button', { name: 'Move question 1 down' })).toBeFocused();

  await page.getByRole('button', { name: 'Remove question 1' }).click();
  await expect(page.getByText('5 questions · 10 points')).toBeVisible();
  await expect(prompt(1)).toHaveValue(second);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('6 questions · 12 points')).toBeVisible();
  await expect(prompt(1)).toHaveValue(first);
  await expect(question(page, 1).getByRole('radio', { name: 'Option 2 is right' })).toBeChecked();

  await prompt(1).fill('Where does it belong?');
  await page.reload();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(prompt(1)).toHaveValue('Where does it belong?');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(prompt(1)).toHaveValue(first);
});

test('two teachers edit one quiz: other fields are merged, and for the same ones the second chooses', async ({
  page,
  site,
}) => {
  const { id } = await lessonNamed(site, 'Check: errors people can act on');
  const editor = `/lessons/${id}/quiz`;
  await enter(page, teacher, editor);
  const percent = page.getByLabel('Percent needed to pass');
  const stored = Number(await percent.inputValue());
  const saveAsAdmin = async (version: number, passPercent: number) =>
    ask(
      site,
      'mutation ($input: SaveQuizInput!) { saveQuiz(input: $input) { quiz { id } } }',
      {
        input: {
          lessonId: id,
          version,
          passPercent,
          isShuffled: false,
          reveal: 'NEVER',
          questions: [{ type: 'ESSAY', prompt: 'Why?', points: 5 }],
        },
      },
      await accessTokenOf(site, admin),
    );
  const save = page.getByRole('button', { name: 'Save Quiz' });

  await percent.fill('75');
  await saveAsAdmin(1, stored);
  await save.click();
  await expect(page.getByText('Quiz saved')).toBeVisible();
  await page.goto(editor);
  await expect(page.getByText('1 question · 5 points')).toBeVisible();
  await expect(percent).toHaveValue('75');

  await percent.fill('70');
  await saveAsAdmin(3, 50);
  await save.click();
  await expect(page.getByText('Someone else changed this quiz')).toBeVisible();
  await page.getByRole('button', { name: 'Load newer version' }).click();
  await expect(percent).toHaveValue('50');
  await percent.fill('80');
  await save.click();
  await expect(page.getByText('Quiz saved')).toBeVisible();
});

test('a student cannot open the editor', async ({ page, site }) => {
  const { id } = await lessonNamed(site, 'Check: state or props?');
  await enter(page, student, `/lessons/${id}/quiz`);
  await page.waitForURL('**/unauthorized');
});
