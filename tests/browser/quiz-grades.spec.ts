import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { aQuiz, submitQuiz } from './support/quizzes.ts';
import { enter } from './support/school.ts';

test('a quiz gives the grade of an activity: the student comes from the activity, the gradebook has the points', async ({
  page,
  newPerson,
  site,
}) => {
  const { address, courseId, school, student } = await aQuiz(site);
  const { id } = await school.activity({ title: 'Check yourself', type: 'QUIZ' });
  await enter(page, school.teacher, `${address}/quiz`);
  await page.getByLabel('Gradebook').selectOption('Check yourself');
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page.getByText('Quiz saved')).toBeVisible();
  await page.goto(`${address}/quiz`);
  await expect(page.getByLabel('Gradebook')).toHaveValue(id);
  await page.goto(`/assignments/submit/${id}`);
  await expect(page.getByRole('link', { name: 'See Attempts' })).toBeVisible();

  const learner = await newPerson();
  await enter(learner, student, `/assignments/submit/${id}`);
  await expect(learner.getByText('Your best attempt is your grade.')).toBeVisible();
  await expectAccessible(learner);
  await learner.getByRole('link', { name: 'Go to the Quiz' }).click();
  await learner.getByRole('button', { name: 'Start Quiz' }).click();
  await learner.getByRole('textbox', { name: 'Your answer to question 1' }).fill('lead');
  await expect(learner.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await submitQuiz(learner);
  await expect(learner.getByText('Not answered · 0 of 4 points')).toBeVisible();

  await page.goto(`/courses/${courseId}/gradebook`);
  const cell = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ hasText: 'Ines' })
    .getByRole('gridcell')
    .last();
  await expect(cell).toHaveText('33');
  await cell.click();
  await page.getByRole('button', { name: 'Open Submission' }).click();
  await expect(page.getByRole('link', { name: 'See Attempts' })).toBeVisible();
  await expect(page.getByLabel('Points')).toHaveValue('33');
});
