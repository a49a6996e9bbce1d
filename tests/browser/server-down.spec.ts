import { DEMO_PASSWORD } from '#app/demo/accounts';
import { expect, test } from './support/fixtures.ts';
import { enter } from './support/school.ts';

const STUDENT = { email: 'student@demo.example', password: DEMO_PASSWORD, name: 'Maya' };

test('the login screen opens while the server is down, and says so', async ({ page }) => {
  await enter(page, STUDENT);
  await page.getByRole('button', { name: /Profile menu/ }).click();
  const signOut = page.getByRole('menuitem', { name: 'Sign out' });
  await expect(signOut).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(4000); // files that are prefetched when idle
  await page.route('**/*', (route) => route.abort());
  await signOut.click();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await page.getByLabel('Email address').fill(STUDENT.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(STUDENT.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('No Server Response');
});
