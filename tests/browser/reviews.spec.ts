import { expect, test } from './support/fixtures.ts';
import { demoPerson, enter } from './support/school.ts';

const COURSE = 'React from the Ground Up';

test('a student reviews a course, the teacher replies, and a visitor reads both', async ({
  page,
  newPerson,
}) => {
  await enter(page, demoPerson('student@demo.example'), '/courses');
  await page.getByRole('link', { name: COURSE }).click();
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('form', { name: 'Write a review' });
  await form.getByRole('button', { name: 'Post review' }).click();
  await expect(form.getByRole('group', { name: 'Rating' })).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText('Choose 1 to 5 stars.')).toBeVisible();
  await form.getByRole('radio', { name: '3 stars' }).focus();
  await page.keyboard.press('ArrowRight'); // chooses the next one
  await form.getByRole('textbox', { name: 'Your review' }).fill('The group kept me going.');
  await form.getByRole('button', { name: 'Post review' }).click();
  const own = reviews.getByRole('article').filter({ hasText: 'The group kept me going.' });
  await expect(own.getByRole('img', { name: '4 stars' })).toBeVisible();
  await expect(reviews.getByRole('button', { name: 'Write a review' })).toHaveCount(0);
  const address = page.url();

  const teacher = await newPerson();
  await enter(teacher, demoPerson('teacher@demo.example'), new URL(address).pathname);
  const read = teacher.getByRole('article').filter({ hasText: 'The group kept me going.' });
  await read.getByRole('button', { name: /^Helpful/ }).click();
  await expect(read.getByRole('button', { name: 'Helpful (1)' })).toHaveAttribute('aria-pressed', 'true');
  await read.getByRole('button', { name: /^Actions for the review/ }).click();
  await teacher.getByRole('menuitem', { name: 'Reply' }).click();
  await read.getByRole('textbox', { name: 'Your reply' }).fill('So glad to hear it.');
  await read.getByRole('button', { name: 'Post reply' }).click();
  await expect(read.getByText('So glad to hear it.')).toBeVisible();

  const visitor = await newPerson();
  await visitor.goto(address);
  const shown = visitor.getByRole('article').filter({ hasText: 'The group kept me going.' });
  await expect(shown.getByText('Helpful (1)')).toBeVisible();
  await expect(shown.getByText('So glad to hear it.')).toBeVisible();

  await own.getByRole('button', { name: /^Actions for the review/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(own).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own).toBeVisible();
});
