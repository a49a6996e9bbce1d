import type { Page } from '@playwright/test';
import { expectAccessible, violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { COURSE, enter, openSchool } from './support/school.ts';

const NOTES = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Cotton, 300 grams.') };

const open = (page: Page) => page.getByRole('button', { name: 'Add Resource' }).first().click();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add Resource' });

async function addLink(page: Page, name: string): Promise<void> {
  await open(page);
  const dialog = dialogOf(page);
  await dialog.getByText('Link', { exact: true }).click();
  await dialog.getByLabel('Address').fill('https://example.org/type');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add Resource' }).click();
  await expect(dialog).toBeHidden();
}

const act = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a teacher gives a course files and links, and its student sees each change and downloads', async ({
  page,
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  const cohort = await school.cohort();
  const student = await school.student('Ines');
  await school.enroll(student, cohort.id);
  await enter(page, school.teacher, '/courses');
  await page.getByRole('link', { name: COURSE }).first().click();
  await page.getByRole('tab', { name: 'Resources' }).click();
  await expect(page.getByText('No resources available for this course.')).toBeVisible();
  const reader = await newPerson();
  await enter(reader, student, `${new URL(page.url()).pathname}?tab=resources`);
  await expect(reader.getByText('No resources available for this course.')).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Add Resource' })).toBeHidden();

  // What is wrong is said at its field.
  await open(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Add Resource' }).click();
  await expect(dialog.getByText('Choose a file.')).toBeVisible();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await expectAccessible(page);
  await dialog.locator('input[type=file]').setInputFiles(NOTES);
  await expect(dialog.getByLabel('Name')).toHaveValue('notes.txt');
  await dialog.getByLabel('Name').fill('Notes on paper');
  await dialog.getByRole('button', { name: 'Add Resource' }).click();
  await expect(dialog).toBeHidden();
  await addLink(page, 'A history of type');

  const rows = (of: Page) => of.getByRole('list', { name: 'Resources' }).getByRole('listitem');
  await expect(rows(reader)).toHaveText([/Notes on paper/, /A history of type/]);
  const download = reader.waitForEvent('download');
  await reader.getByRole('button', { name: 'Download Notes on paper' }).click();
  expect((await download).suggestedFilename()).toBe('notes.txt');
  await expect(reader.getByRole('link', { name: 'A history of type' })).toHaveAttribute(
    'href',
    'https://example.org/type',
  );

  await act(page, 'A history of type', 'Move up');
  await expect(rows(reader)).toHaveText([/A history of type/, /Notes on paper/]);
  await act(page, 'Notes on paper', 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Resource' });
  await edit.getByLabel('Name').fill('Notes');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(rows(reader)).toHaveText([/A history of type/, /Notes/]);
  expect(await violations(reader)).toEqual([]);

  await act(page, 'A history of type', 'Delete');
  await expect(rows(page)).toHaveText([/Notes/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
  await act(page, 'A history of type', 'Delete');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.reload(); // sends the deletion at once
  await expect(rows(reader)).toHaveText([/Notes/]);
});

test('a teacher gives a cohort a link by its dialog, and keeps what a colleague changes in it', async ({
  page,
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  const cohort = await school.cohort();
  await enter(page, school.teacher, `/cohorts/${cohort.id}?tab=files`);
  await expect(page.getByText('No resources available.')).toBeVisible();
  await addLink(page, 'How we meet');
  await expect(page.getByRole('link', { name: 'How we meet' })).toBeVisible();
  await expectAccessible(page);

  const colleague = await newPerson();
  await enter(colleague, school.teacher, `/cohorts/${cohort.id}?tab=files`);
  const edit = (of: Page) => of.getByRole('dialog', { name: 'Edit Resource' });
  for (const of of [page, colleague]) await act(of, 'How we meet', 'Edit');
  await edit(colleague).getByLabel('For participants only').uncheck();
  await edit(colleague).getByRole('button', { name: 'Save' }).click();
  await expect(edit(colleague)).toBeHidden();
  await edit(page).getByLabel('Name').fill('How and where we meet');
  await edit(page).getByRole('button', { name: 'Save' }).click();
  await expect(edit(page)).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: 'How and where we meet' });
  await expect(row).toBeVisible();
  await expect(row.getByText('Participants only')).toBeHidden();
});
