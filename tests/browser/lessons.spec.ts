import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { demoPerson, enter } from './support/school.ts';

test('a student opens the next lesson, completes it and goes on by the keyboard', async ({ page }) => {
  await enter(page, demoPerson('student@demo.example'), '/dashboard');
  const card = page.getByRole('region', { name: /^Next: / });
  const title = (await card.getByRole('heading').innerText()).replace('Next: ', '');
  await card.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/lessons\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(page);
  const neighbours = page.getByRole('navigation', { name: 'Lessons before and after' });
  await neighbours.getByRole('button', { name: 'Mark as complete' }).click();
  await expect(neighbours.getByRole('button', { name: 'Completed' })).toHaveAttribute('aria-pressed', 'true');
  const next = await neighbours.getByRole('link', { name: /^Next: / }).getAttribute('aria-label');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 1, name: next!.replace('Next: ', '') })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await neighbours.getByRole('button', { name: 'Completed' }).click();
  await expect(neighbours.getByRole('button', { name: 'Mark as complete' })).toBeVisible();
});

test('a lesson that does not exist says so', async ({ page }) => {
  await enter(page, demoPerson('student@demo.example'), '/lessons/01890000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'This lesson doesn’t exist' })).toBeVisible();
  await expectAccessible(page);
});
