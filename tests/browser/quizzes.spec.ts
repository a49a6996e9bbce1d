import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, ask, demoPerson, enter } from './support/school.ts';
import type { Site } from './support/site.ts';

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

/** Submits the open attempt. */
async function submitIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Quiz' }).click();
}

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
  await submitIn(page);
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
  await submitIn(other);
  const result = other.getByRole('region', { name: 'Result of attempt 1' });
  await expect(result).toContainText('4 of 4 points (100%)');
  await expect(result.getByText('Passed')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Completed' })).toBeVisible();
});
