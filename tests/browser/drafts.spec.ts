import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });

test('text typed into a submission survives a reload and leaving, and is deleted on sign-out', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  const cohort = await school.cohort();
  const student = await school.student();
  await school.enroll(student, cohort.id);
  const { id } = await school.activity();
  const address = `/assignments/submit/${id}`;

  await enter(page, student, address);
  await description(page).fill('Set in Caslon.');
  await page.reload();
  await expect(description(page)).toHaveValue('Set in Caslon.');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL('**/dashboard');
  await page.goBack();
  await expect(description(page)).toHaveValue('Set in Caslon.');

  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  await signIn(page, student.email, student.password);
  await page.goto(address);
  await expect(description(page)).toHaveValue('');
});
