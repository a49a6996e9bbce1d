import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzip } from '#tests/support/zip';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { expectFieldError, expectToast } from './support/forms.ts';
import { demoPerson, enter, openSchool } from './support/school.ts';
import { codeNow, protect } from './support/two-factor.ts';

const DANGER = '/isettings?tab=danger';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Close Voss School?' });

/** Downloads the archive that is ready. Returns the paths in it. */
async function download(page: Page): Promise<string[]> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Archive' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^export-.*\.zip$/);
  return [...unzip(await fs.readFile(await file.path())).keys()];
}

test('the owner exports everything, closes the institution and reopens it', async ({
  page,
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  const student = await school.student();
  const member = await newPerson();
  await enter(member, student, '/dashboard');
  await enter(page, school.teacher, DANGER);

  await test.step('an export shows its progress and is downloaded', async () => {
    await page.getByRole('button', { name: 'Start Export' }).click();
    await expect(page.getByText('Your archive is ready')).toBeVisible({ timeout: 30_000 });
    expect(await download(page)).toEqual(expect.arrayContaining(['README.txt', 'tables/membership.ndjson']));
    await expectAccessible(page, [1280, 360]);
  });

  await test.step('closing needs the name and the password', async () => {
    await page.getByRole('button', { name: 'Close Institution' }).click();
    const dialog = dialogOf(page);
    const name = dialog.getByLabel('Name of the institution');
    const password = dialog.getByRole('textbox', { name: 'Your password' });
    await expectAccessible(page, [1280, 360]);
    await name.fill('Voss');
    await password.fill('wrong');
    await dialog.getByRole('button', { name: 'Close Institution' }).click();
    await expectFieldError(name, 'Type Voss School exactly as it is written.');
    await name.fill('Voss School');
    await dialog.getByRole('button', { name: 'Close Institution' }).click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await password.fill(school.teacher.password);
    await dialog.getByRole('button', { name: 'Close Institution' }).click();
    await page.waitForURL('**/closing');
  });

  await test.step('the owner sees the date and nothing else, and members read why they cannot enter', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Voss School is closed' })).toBeVisible();
    await expect(page.getByText('30 days left')).toBeVisible();
    await expect(page.getByText('Your archive is ready')).toBeVisible();
    await expectAccessible(page, [1280, 360]);
    await page.goto('/dashboard');
    await page.waitForURL('**/closing');
    expect(await download(page)).toContain('README.txt');
    await expect(member.getByText(/Voss School is closed, and its data will be erased on/)).toBeVisible({
      timeout: 20_000,
    });
    await expect(member).toHaveURL(/\/login/);
  });

  await test.step('reopening leads back to where everything was', async () => {
    await page.getByRole('button', { name: 'Reopen' }).click();
    await expectToast(page, 'Voss School is open again');
    await expect(page).not.toHaveURL(/closing/);
    await page.goto(DANGER);
    await expect(page.getByRole('button', { name: 'Close Institution' })).toBeVisible();
    await enter(member, student, '/dashboard');
    await expect(member.getByText('You haven’t joined a cohort yet.')).toBeVisible();
  });
});

test('an owner with two-factor authentication closes with a code, and signs in to reopen', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  await enter(page, school.teacher, DANGER);
  const { secret } = await protect(site, school.teacher);
  await page.reload();
  await page.getByRole('button', { name: 'Close Institution' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Name of the institution').fill('Voss School');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(school.teacher.password);
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
  await dialog.getByRole('button', { name: 'Close Institution' }).click();
  await expectFieldError(dialog.getByRole('textbox', { name: 'Code' }), 'That code is incorrect');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeNow(secret));
  await dialog.getByRole('button', { name: 'Close Institution' }).click();
  await page.waitForURL('**/closing');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
});

test('an admin who is not the owner can do nothing there', async ({ page }) => {
  await enter(page, demoPerson('admin@demo.example'), DANGER);
  await expect(
    page.getByText('Only the owner can export everything or close the institution.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Export' })).toBeHidden();
});
