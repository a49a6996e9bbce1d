import { violations } from './support/accessible.ts';
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
  expect(await violations(page)).toEqual([]);
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

test('a student edits one review on two devices, and neither replaces the other unseen', async ({
  page,
  newPerson,
}) => {
  const student = demoPerson('student@demo.example');
  await enter(page, student, '/courses');
  await page.getByRole('link', { name: COURSE }).click();
  const phone = await newPerson();
  await enter(phone, student, new URL(page.url()).pathname);
  for (const device of [page, phone]) {
    await device.getByRole('button', { name: 'Write a review' }).click();
    const form = device.getByRole('form', { name: 'Write a review' });
    await form.getByRole('radio', { name: '4 stars' }).focus();
    await device.keyboard.press('ArrowRight'); // chooses the next one
    await form
      .getByRole('textbox', { name: 'Your review' })
      .fill(device === page ? 'Typed here.' : 'And there.');
  }
  await page.getByRole('button', { name: 'Post review' }).click();
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByRole('article').filter({ hasText: 'Typed here.' })).toBeVisible();

  await phone.getByRole('button', { name: 'Post review' }).click();
  await expect(phone.getByText('You changed this review on another device')).toBeVisible();
  expect(await violations(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Keep typing' }).click();
  await phone.getByRole('textbox', { name: 'Your review' }).fill('Typed here, and there.');
  await phone.getByRole('button', { name: 'Post review' }).click();
  const merged = phone.getByRole('article').filter({ hasText: 'Typed here, and there.' });
  await expect(merged).toBeVisible();

  // The other device still shows the first text, and does not delete the second one.
  const own = reviews.getByRole('article').filter({ hasText: 'Typed here.' });
  await own.getByRole('button', { name: /^Actions for the review/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(own).toHaveCount(0);
  await page.goto('/dashboard'); // leaving sends the deletion
  await page.goBack();
  await expect(page.getByRole('article').filter({ hasText: 'Typed here, and there.' })).toBeVisible();

  await merged.getByRole('button', { name: /^Actions for the review/ }).click();
  await phone.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(merged).toHaveCount(0);
});
