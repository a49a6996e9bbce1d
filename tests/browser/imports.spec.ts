import fs from 'node:fs';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';

test('an admin imports a class: preview, progress, result with the rows that failed, and a retry in the right encoding', async ({
  page,
  newPerson,
  site,
}) => {
  const school = await openSchool(site, { isSignUpOpen: false });
  const cohort = await school.cohort();
  const at = (name: string) => `${name}@${school.namespace}.example`;
  await enter(page, school.teacher, '/isettings?tab=members');
  await page.getByRole('link', { name: 'Import from a File' }).click();
  await expect(page.getByRole('heading', { name: 'Add New Student' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Import a File' })).toHaveAttribute('aria-selected', 'true');
  const choose = (name: string, content: string | Buffer) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

  // A file without addresses says so, by line.
  await choose('names.csv', 'name\nAda\n');
  await expect(page.getByText('Line 1: The column “email” is missing.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose Another File' }).click();

  // A file of an old spreadsheet is read in its encoding.
  const csv = `Email;First name;Last name\n${at('rene')};Ren\xe9;Descartes\nnobody;A;B\n${at('rene')};Again;A\n`;
  await choose('class.csv', Buffer.from(csv, 'latin1'));
  await expect(page.getByText('Line 2, column', { exact: false })).toBeVisible();
  await page.getByLabel('Encoding').selectOption('windows-1252');
  const preview = page.getByRole('table', { name: 'First rows of the file' });
  await expect(preview.getByText('René')).toBeVisible();
  await expect(page.getByText('3 rows, 1 of them valid.')).toBeVisible();
  await expect(page.getByText('Line 3, column Email: Enter a valid email address.')).toBeVisible();
  await expect(page.getByText('Line 4, column Email: This address is already in line 2.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('What to do').selectOption('ENROLLMENTS');
  await page.getByRole('button', { name: 'Start Import' }).click();
  await expect(page.getByText('Choose a cohort').last()).toBeVisible(); // required
  await page.getByRole('combobox', { name: 'Cohort' }).selectOption(cohort.title);
  await page.getByRole('button', { name: 'Start Import' }).click();

  await expect(page.getByText('The import is done.')).toBeVisible();
  const result = page.getByRole('group', { name: 'Result of the import' });
  await expect(result.getByRole('group', { name: 'Invited' })).toContainText('1');
  await expect(result.getByRole('group', { name: 'Failed' })).toContainText('2');
  const failed = page.getByRole('table', { name: 'Rows that failed' });
  await expect(failed.getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(fs.readFileSync(await download.path(), 'utf8')).toContain(
    '3,Email,nobody,Enter a valid email address.',
  );
  const earlier = page.getByRole('region', { name: 'Earlier Imports' });
  await expect(earlier.getByRole('link', { name: 'class.csv' })).toBeVisible();
  await page.reload(); // the import is in the URL
  await expect(page.getByText('The import is done.')).toBeVisible();

  // The invited person finds the name filled in, and sits in the cohort.
  const [mail] = await site.mailbox.to(at('rene'));
  const rene = await newPerson();
  await rene.goto(/http\S+\/invitations\/[\w-]+/.exec(mail!.text)![0]);
  await expect(rene.getByLabel('First name')).toHaveValue('René');
  await rene.getByRole('textbox', { name: 'Password' }).fill('eight chars');
  await rene.getByRole('button', { name: 'Create Account and Join' }).click();
  await expect(rene.getByRole('heading', { name: cohort.title, level: 1 })).toBeVisible();
});

test('an admin adds one person by a form, and teachers do not', async ({ page, newPerson, site }) => {
  const school = await openSchool(site);
  await enter(page, school.teacher, '/students/new');
  const email = `joan@${school.namespace}.example`;
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('First name').fill('Joan');
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByText('1 person invited.')).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByText('was invited within the last hour.')).toBeVisible();
  await page.getByRole('tab', { name: 'Paste Addresses' }).click();
  await expect(page.getByLabel('Email addresses')).toBeVisible();

  const student = await newPerson();
  await enter(student, await school.student(), '/students/new');
  await expect(student).toHaveURL(/unauthorized|dashboard/);
});
