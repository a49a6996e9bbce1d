import fs from 'node:fs/promises';
import { unzip } from '#tests/support/zip';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { expectToast } from './support/forms.ts';
import { enter, openSchool } from './support/school.ts';
import { operationOf } from './support/traffic.ts';
import { withDatabase } from './support/with-database.ts';

test('a student downloads the own data, and deletes the account with the password', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  const student = await school.student('Ada');
  await enter(page, student, '/settings');

  await test.step('the archive shows its progress and is downloaded', async () => {
    const section = page.getByRole('region', { name: 'Your data' });
    await section.getByRole('button', { name: 'Start Export' }).click();
    await expect(section.getByText('Your archive is ready')).toBeVisible();
    const saved = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Download Archive' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^my-data-.*\.zip$/);
    const archive = unzip(await fs.readFile(await file.path()));
    expect(archive.get('tables/account.ndjson')!.toString('utf8')).toContain(student.email);
    const [mail] = (await site.mailbox.to(student.email, 2)).slice(-1);
    expect(mail!.text).toContain('/settings');
    await expectAccessible(page, [1280, 360]);
  });

  await test.step('the account is deleted', async () => {
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    const password = dialog.getByRole('textbox', { name: 'Your password' });
    await expectAccessible(page, [1280, 360]);
    await password.fill('wrong');
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await password.fill(student.password);
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await page.waitForURL('**/login');
    await page.getByLabel('Email address').fill(student.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(student.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('main').locator('form').getByRole('alert').first()).not.toHaveText('');
    await expect(page).toHaveURL(/\/login/);
  });
});

test('an admin erases a removed member with the password', async ({ page, site }) => {
  const school = await openSchool(site);
  await school.student('Ada');
  await enter(page, school.teacher, '/isettings?tab=members');
  const row = page.getByRole('row', { name: /Ada/ });
  await row.getByRole('button', { name: /^Remove Ada/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'was removed.');
  await page.getByLabel('Status').selectOption('Removed');
  await row.getByRole('button', { name: /^Erase data of Ada/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Erase the data of Ada/ });
  await expect(dialog.getByRole('textbox', { name: 'Your password' })).toBeVisible();
  await expectAccessible(page, [1280, 360]);
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(school.teacher.password);
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByRole('row', { name: /Deleted person/ })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a failed archive says why in the language of the account', async ({ page, site }) => {
  const school = await openSchool(site);
  const student = await school.student('Ada');
  await withDatabase(site, async (db) => {
    await db.query(`update account set language = 'de' where email = $1`, [student.email]);
    await db.query(
      `insert into account_export (id, account_id, status, failure)
       select uuidv7(), id, 'failed', 'The archive would be larger than 5 GB. Contact us for a copy of your data.' from account where email = $1`,
      [student.email],
    );
  });
  await enter(page, student, '/settings');
  await expect(page.getByText('Das Archiv wäre größer als 5 GB.')).toBeVisible();
});

test('the dialog that erases a member offers to try again when it cannot load', async ({ page, site }) => {
  const school = await openSchool(site);
  await school.student('Ada');
  await enter(page, school.teacher, '/isettings?tab=members');
  await page.getByRole('button', { name: /^Remove Ada/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'was removed.');
  await page.getByLabel('Status').selectOption('Removed');
  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === 'EraseMemberProof' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: /^Erase data of Ada/ }).click();
  const dialog = page.getByRole('dialog');
  const retry = dialog.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(dialog.getByRole('textbox', { name: 'Your password' })).toBeVisible();
});
