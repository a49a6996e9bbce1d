import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { aQuiz, submitQuiz } from './support/quizzes.ts';
import { accessTokenOf, ask, demoPerson, enter } from './support/school.ts';
import type { Site } from './support/site.ts';
import { operationOf } from './support/traffic.ts';

const student = demoPerson('student@demo.example');

interface QuizLessons {
  myCourses: { nodes: { lessons: { nodes: { id: string; title: string }[] } }[] };
}

/** Returns the address of a quiz lesson of the student. */
async function addressOf(site: Site, title: string): Promise<string> {
  const { myCourses } = await ask<QuizLessons>(
    site,
    'query { myCourses(first: 50) { nodes { lessons(type: QUIZ) { nodes { id title } } } } }',
    {},
    await accessTokenOf(site, student),
  );
  const lessons = myCourses.nodes.flatMap(({ lessons: { nodes } }) => nodes);
  return `/lessons/${lessons.find((lesson) => lesson.title === title)!.id}`;
}

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

test('a student takes a quiz of all types, reloads, submits it and sees the result', async ({
  page,
  site,
}) => {
  await enter(page, student, await addressOf(site, 'Check: state or props?'));
  const rules = page.getByRole('region', { name: 'Quiz', exact: true });
  await expect(rules).toContainText('20 minutes');
  await expect(rules).toContainText('3 of 3');
  await expectAccessible(page);
  await rules.getByRole('button', { name: 'Start Quiz' }).click();

  const attempt = page.getByRole('region', { name: 'Attempt 1' });
  await expect(attempt.getByRole('timer')).toHaveText(/^(20|19):\d\d$/);
  await attempt.getByRole('radio', { name: 'In the component that holds the list' }).check();
  await attempt.getByRole('checkbox', { name: 'Its state changes' }).check();
  await attempt.getByRole('checkbox', { name: 'Its parent renders' }).check();
  await attempt.getByRole('checkbox', { name: 'Its context changes' }).check();
  await attempt.getByRole('radio', { name: 'False' }).check();
  await attempt.getByRole('textbox', { name: 'Your answer to question 4' }).fill(' KEY ');
  await saved(page);
  await expectAccessible(page);

  await page.reload();
  await expect(attempt.getByRole('radio', { name: 'False' })).toBeChecked();
  await expect(attempt.getByRole('checkbox', { name: 'Its context changes' })).toBeChecked();
  await expect(attempt.getByRole('textbox', { name: 'Your answer to question 4' })).toHaveValue('KEY');
  const number = attempt.getByRole('textbox', { name: 'Your answer to question 5' });
  await number.fill('six');
  await expect(attempt.getByText('Enter a number, such as 12 or 0.5.')).toBeVisible();
  await number.fill('6');
  await attempt.getByRole('button', { name: 'Submit Quiz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit your answers?' });
  await expect(dialog).toContainText('1 question has no answer:');
  await expect(dialog.getByRole('listitem')).toHaveText('Question 6');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await attempt
    .getByRole('textbox', { name: 'Your answer to question 6' })
    .fill('The term of the search sits too low.');
  await attempt.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(dialog).not.toContainText('no answer');
  await dialog.getByRole('button', { name: 'Submit Quiz' }).click();

  const result = page.getByRole('region', { name: 'Result of attempt 1' });
  await expect(result).toContainText('A teacher reads your essay answers.');
  await expect(result).toContainText('Right · 3 of 3 points');
  await expect(result).toContainText('Without a stable key, state can stick to the wrong row.');
  await expect(result.getByText('Waiting for grading')).toHaveCount(2);
  await expect(rules).toContainText('2 of 3');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('region', { name: 'Attempt 2' })).toBeVisible();
  await submitQuiz(page);
  const empty = page.getByRole('region', { name: 'Result of attempt 2' });
  await expect(empty.getByText('Not answered · 0 of 4 points'), 'an essay without a word').toBeVisible();
  await expect(empty.getByText(/^Not answered ·/)).toHaveCount(6);
  await expect(empty.getByText(/^Wrong|^Waiting/)).toHaveCount(0);
});

test('two tabs share one attempt, and passing completes the lesson', async ({ page, site }) => {
  await enter(page, student, await addressOf(site, 'Check: reading charts'));
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const attempt = page.getByRole('region', { name: 'Attempt 1' });
  await expect(other.getByRole('region', { name: 'Attempt 1' })).toBeVisible();
  await attempt.getByRole('textbox', { name: 'Your answer to question 1' }).fill('25');
  await attempt.getByRole('checkbox', { name: 'An axis that does not begin at zero' }).check();
  await attempt.getByRole('checkbox', { name: 'Bars of different widths' }).check();
  await saved(page);
  await other.reload();
  await expect(other.getByRole('textbox', { name: 'Your answer to question 1' })).toHaveValue('25');
  await submitQuiz(other);
  const result = other.getByRole('region', { name: 'Result of attempt 1' });
  await expect(result).toContainText('4 of 4 points (100%)');
  await expect(result.getByText('Passed')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Completed' })).toBeVisible();
});

/** Comes back to a tab, as far as its page can tell. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('what one tab saves shows in the other when the student comes back, and the result at once', async ({
  page,
  site,
}) => {
  const { address, student: ines } = await aQuiz(site);
  await enter(page, ines, address);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  const metal = page.getByRole('textbox', { name: 'Your answer to question 1' });
  await expect(metal).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(address);
  await metal.fill('lead');
  await saved(page);
  const why = other.getByRole('textbox', { name: 'Your answer to question 2' });
  await why.fill('It melts early.');
  await comeBack(other);
  await expect(other.getByRole('textbox', { name: 'Your answer to question 1' })).toHaveValue('lead');
  await expect(why, 'nothing typed here is lost').toHaveValue('It melts early.');
  await saved(other);
  await submitQuiz(other);
  await expect(other.getByRole('region', { name: 'Result of attempt 1' })).toBeVisible();

  const result = page.getByRole('region', { name: 'Result of attempt 1' });
  await expect(result).toContainText('Right · 2 of 2 points');
  await expect(result).toContainText('It melts early.');
  await expect(page.getByRole('button', { name: 'Submit Quiz' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('region', { name: 'Attempt 2' })).toBeVisible();
  await other.getByRole('button', { name: 'Try Again' }).click();
  await expect(other.getByRole('region', { name: 'Attempt 2' }), 'the same attempt').toBeVisible();
  await submitQuiz(page);
  await expect(page.getByRole('region', { name: 'Result of attempt 2' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Result of attempt 2' })).toBeVisible();
});

test('an answer that was not saved says so, is sent again, and holds back the submission', async ({
  page,
  site,
}) => {
  const { address, student: ines } = await aQuiz(site);
  await enter(page, ines, address);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  let isDown = true;
  let refused = 0;
  await page.route('**/graphql', async (route) => {
    if (!isDown || operationOf(route.request()) !== 'SaveQuizAnswers') return route.fallback();
    refused++;
    return route.abort('connectionfailed');
  });
  await page.getByRole('textbox', { name: 'Your answer to question 1' }).fill('lead');
  const notSaved = page.getByRole('status').filter({ hasText: 'Not saved. We try again.' });
  await expect(notSaved).toBeVisible();
  await expectAccessible(page);
  await submitQuiz(page);
  await expect(page.getByText('We couldn’t submit the quiz. Please try again.').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(refused).toBeGreaterThan(1);
  isDown = false;
  await saved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your answer to question 1' })).toHaveValue('lead');
  await submitQuiz(page);
  await expect(page.getByRole('region', { name: 'Result of attempt 1' })).toContainText(
    'Right · 2 of 2 points',
  );
});

for (const [name, minutes] of [
  ['ahead', 5],
  ['behind', -5],
] as const)
  test(`the server's clock ends an attempt on a device five minutes ${name}, and keeps its answers`, async ({
    page,
    site,
  }) => {
    const { address, student: ines, dueAt } = await aQuiz(site, { dueIn: 18 });
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await enter(page, ines, address);
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    const timer = page.getByRole('timer');
    await expect(timer, 'the time that the server gives').toHaveText(/^0:(0[2-9]|1[0-8])$/);
    await page.getByRole('textbox', { name: 'Your answer to question 1' }).fill('lead');
    await saved(page);
    await page.getByRole('textbox', { name: 'Your answer to question 2' }).fill('It melts early.');
    const result = page.getByRole('region', { name: 'Result of attempt 1' });
    await expect(result).toBeVisible({ timeout: 30_000 });
    expect(Date.now(), 'not before its time').toBeGreaterThan(Date.parse(dueAt!));
    await expect(result).toContainText('Right · 2 of 2 points');
    await expect(result).toContainText('It melts early.');
    await expect(page.getByText('The due date of this quiz has passed.')).toBeVisible();
  });

test('a grade shows at once to the student, and new work to the teacher', async ({
  page,
  newPerson,
  site,
}) => {
  const { address, lessonId, school, student: ines } = await aQuiz(site);
  const teaching = await newPerson();
  await enter(teaching, school.teacher, `${address}/quiz/attempts`);
  await expect(teaching.getByText('No attempts yet.')).toBeVisible();
  await enter(page, ines, address);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.getByRole('textbox', { name: 'Your answer to question 2' }).fill('It melts early.');
  await saved(page);
  await submitQuiz(page);
  const result = page.getByRole('region', { name: 'Result of attempt 1' });
  await expect(result.getByText('Waiting for grading')).toHaveCount(2);

  await teaching.getByRole('button', { name: 'Grade: Ines, attempt 1' }).click();
  const work = teaching.getByRole('dialog', { name: 'Ines, attempt 1' });
  await work.getByLabel('Points').fill('4');
  await work.getByRole('button', { name: 'Save Grade' }).click();
  await expect(result).toContainText('4 of 6 points (66%)');
  await expect(result).toContainText('Passed');
  await expect(page.getByText('Your quiz Check: type was graded.')).toBeVisible();
  await page.goto('/notifications');
  await page.getByRole('link', { name: /Your quiz Check: type was graded\./ }).click();
  await page.waitForURL(`**/lessons/${lessonId}`);
});

test('numbers have a comma in German, in the field, the result and the work that a teacher sees', async ({
  page,
  newPerson,
  site,
}) => {
  const question = {
    type: 'NUMBER',
    prompt: 'How wide is it?',
    points: 2,
    correctNumber: 11.5,
    tolerance: 0.25,
  };
  const { address, school, student: ines } = await aQuiz(site, { further: [question] });
  const german = { name: 'language', value: 'de', url: site.origin };
  await page.context().addCookies([german]);
  await enter(page, ines, address);
  await page.getByRole('button', { name: 'Quiz starten' }).click();
  const width = page.getByRole('textbox', { name: 'Ihre Antwort auf Frage 3' });
  await width.fill('11,75');
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible();
  await page.reload();
  await expect(width).toHaveValue('11,75');
  await page.getByRole('button', { name: 'Quiz abgeben' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quiz abgeben' }).click();
  const result = page.getByRole('region', { name: 'Ergebnis von Versuch 1' });
  await expect(result.getByText('11,75', { exact: true })).toBeVisible();
  await expect(result).toContainText('11,5, plus oder minus 0,25');

  const teaching = await newPerson();
  await teaching.context().addCookies([german]);
  await enter(teaching, school.teacher, `${address}/quiz/attempts`);
  await teaching.getByRole('button', { name: /Ines, Versuch 1/ }).click();
  const work = teaching.getByRole('dialog');
  await expect(work.getByText('11,75', { exact: true })).toBeVisible();
  await expect(work).toContainText('11,5 ± 0,25');
});

test('an earlier result that failed to load can be retried', async ({ page, site }) => {
  const { address, student: ines } = await aQuiz(site);
  await enter(page, ines, address);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await submitQuiz(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await submitQuiz(page);
  await expect(page.getByRole('region', { name: 'Result of attempt 2' })).toBeVisible();
  await page.reload(); // nothing of the first attempt is in the cache then
  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === 'OwnQuizAttempt' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Show attempt 1' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t load the quiz.' });
  await expect(failure).toBeVisible();
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'Result of attempt 1' })).toBeVisible();
});
