import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { enter, openSchool, type Person, type School } from './support/school.ts';

const SOLUTION = { name: 'solution.ts', mimeType: 'text/plain', buffer: Buffer.from('export {};') };

let school: School;
let student: Person;

test.beforeEach(async ({ site }) => {
  school = await openSchool(site);
  const cohort = await school.cohort();
  student = await school.student();
  await school.enroll(student, cohort.id);
});

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const hint = (page: Page) => page.getByText('Draft restored');

test('text and files of a submission survive a reload and a closed tab, and are deleted on sign-out', async ({
  page,
}) => {
  const { id } = await school.activity();
  const address = `/assignments/submit/${id}`;
  await enter(page, student, address);
  await description(page).fill('Set in Caslon.');
  await page.locator('input[type=file]').setInputFiles(SOLUTION);
  await expect(page.getByText('solution.ts attached.')).toBeAttached();
  await page.reload();
  await expect(description(page)).toHaveValue('Set in Caslon.');
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('solution.ts');
  await expect(hint(page)).toBeVisible();
  await expectAccessible(page);

  const tab = await page.context().newPage();
  await page.close();
  await tab.goto(address);
  await expect(description(tab)).toHaveValue('Set in Caslon.');

  await tab.getByRole('button', { name: /Profile menu/ }).click();
  await tab.getByRole('menuitem', { name: 'Sign out' }).click();
  await tab.waitForURL('**/login');
  await signIn(tab, student.email, student.password);
  await tab.goto(address);
  await expect(description(tab)).toHaveValue('');
  await expect(hint(tab)).toHaveCount(0);
});

test('a restored submission is sent with its files, and leaves no draft', async ({ page }) => {
  const { id } = await school.activity();
  await enter(page, student, `/assignments/submit/${id}`);
  await description(page).fill('Set in Caslon.');
  await page.locator('input[type=file]').setInputFiles(SOLUTION);
  await expect(page.getByText('solution.ts attached.')).toBeAttached();
  await page.reload();
  await page.getByRole('button', { name: 'Submit Assignment' }).click();
  await expect(page.getByText('Assignment submitted successfully!')).toBeVisible();
  await expect(page.getByText('Not graded yet.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Caslon');
});

test('a file that the server has deleted must be attached again', async ({ page }) => {
  const { id } = await school.activity();
  await enter(page, student, `/assignments/submit/${id}`);
  await description(page).fill('Set in Caslon.');
  await page.locator('input[type=file]').setInputFiles(SOLUTION);
  await expect(page.getByText('solution.ts attached.')).toBeAttached();
  await page.evaluate(() => {
    for (const [key, draft] of Object.entries(localStorage))
      if (key.startsWith('draft:'))
        localStorage.setItem(
          key,
          String(draft).replace(/"id":"[^"]+"/, '"id":"00000000-0000-4000-8000-000000000000"'),
        );
  });
  await page.reload();
  await expect(page.getByText('Attach this one again.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Assignment' }).click();
  await expect(page.getByText('Please attach at least one file')).toBeVisible();
});

test('a new discussion, a reply and a message that were not sent are restored, and can be discarded', async ({
  page,
}) => {
  await enter(page, student, '/discussions/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Which paper?');
  await page.getByRole('textbox', { name: 'Message' }).fill('Cotton or linen?');
  await page.reload();
  await expect(hint(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Which paper?');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Start Discussion' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Which paper?' })).toBeVisible();

  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await reply.fill('Cotton, 300 grams.');
  await page.reload();
  await expect(reply).toHaveValue('Cotton, 300 grams.');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(reply).toHaveValue('');
  await expect(hint(page)).toHaveCount(0);

  await page.goto('/chat');
  await page.getByRole('searchbox', { name: 'Search chats and people' }).fill('Mara Voss');
  await page.getByRole('region', { name: 'People' }).getByText('Mara Voss', { exact: true }).click();
  const message = page.getByRole('textbox', { name: /^Message to/ });
  await message.fill('May I bring my own paper?');
  await page.reload();
  await expect(message).toHaveValue('May I bring my own paper?');
});

test('edits of a cohort survive leaving the form, until Cancel', async ({ page }) => {
  const { id } = await school.cohort({ title: 'Morning Group' });
  await enter(page, school.teacher, `/cohorts/${id}/edit`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Night Group');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goBack();
  await expect(title).toHaveValue('Night Group');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Morning Group' })).toBeVisible();
  await page.goBack();
  await expect(title).toHaveValue('Morning Group');
});

test('another account in the same browser never sees a draft, also after an expired session', async ({
  page,
}) => {
  const other = await school.student('Jon');
  await enter(page, student, '/discussions/new');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Which paper?');
  // The session ends without a sign-out.
  await page.context().clearCookies();
  await page.goto('/login');
  await signIn(page, other.email, other.password);
  await page.goto('/discussions/new');
  await expect(title).toHaveValue('');
  await page.context().clearCookies();
  await page.goto('/login');
  await signIn(page, student.email, student.password);
  await page.goto('/discussions/new');
  await expect(title).toHaveValue('Which paper?');
});
