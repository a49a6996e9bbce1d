import type { Page } from '@playwright/test';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, ask, enter, openSchool } from './support/school.ts';

const choose = async (page: Page, title: string, action: string) => {
  await page.getByRole('button', { name: `More actions: ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('a teacher saves a draft, finds it again, edits, publishes, unpublishes, archives, restores and deletes it', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  await enter(page, school.teacher, '/courses/new');
  await page.getByLabel('Course title').fill('Type Design');
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByLabel('Section title').fill('Letters');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();

  await page.goto('/courses/my-courses');
  await page.getByLabel('Status').selectOption('Drafts');
  await expect(page).toHaveURL(/status=draft/);
  await expect(page.getByRole('heading', { name: 'Type Design' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Letterpress for Beginners' })).toBeHidden();
  await page.getByRole('link', { name: 'Edit: Type Design' }).click();

  // A draft is saved while it is typed, also what is left within the second.
  const saved = page.getByText('All changes are saved.');
  await page.getByLabel('Course title').fill('');
  await expect(page.getByText('Not saved yet. Correct the marked fields.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Course title').fill('Type Design I');
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Course title')).toHaveValue('Type Design I');
  await page.getByLabel('Short description').fill('From pen to font.');
  await page.getByRole('tab', { name: 'Pricing' }).click();
  const query = '{ myCourses(status: DRAFT) { nodes { shortDescription } } }';
  const token = await accessTokenOf(site, school.teacher);
  // The tab of the browser keeps what was typed as well, so the server is asked.
  await expect
    .poll(() => ask<{ myCourses: object }>(site, query, {}, token).then(({ myCourses }) => myCourses))
    .toEqual({ nodes: [{ shortDescription: 'From pen to font.' }] });
  await page.getByRole('tab', { name: 'Basics' }).click();
  await expect(page.getByLabel('Short description')).toHaveValue('From pen to font.');
  await page.getByRole('tab', { name: 'Pricing' }).click();
  await page.getByLabel('Price (USD)').fill('25');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Course saved').last()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Price (USD)')).toHaveValue('25');
  await page.getByRole('tab', { name: 'Curriculum' }).click();
  await expect(page.getByRole('heading', { name: 'Letters, rename' })).toBeVisible();
  await page.getByRole('tab', { name: 'Publish' }).click();
  await expect(page.getByText('$25.00')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Course published')).toBeVisible();
  await page.goto(new URL(page.url()).pathname.replace('/edit', ''));
  await expect(page.getByRole('heading', { level: 1, name: 'Type Design I' })).toBeVisible();
  await expect(page.getByText('Letters')).toBeVisible();

  const copyLink = page.getByRole('button', { name: 'Copy link' });
  await expect(copyLink).toBeVisible();

  await choose(page, 'Type Design I', 'Unpublish');
  await expect(page.getByText('Course unpublished. It’s a draft now.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Draft', { exact: true })).toBeVisible();
  await expect(copyLink, 'nobody else could open the link of a draft').toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Course published')).toBeVisible();
  await expect(page.getByRole('main').getByText('Draft', { exact: true })).toBeHidden();

  await choose(page, 'Type Design I', 'Archive');
  await expect(page.getByText('Course archived')).toBeVisible();
  await page.goto('/courses/my-courses');
  await expect(page.getByRole('heading', { name: 'Letterpress for Beginners' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Type Design I' })).toBeHidden();
  await page.getByLabel('Status').selectOption('Archived');
  await choose(page, 'Type Design I', 'Restore');
  await expect(page.getByText('Course restored as a draft')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Type Design I' })).toBeHidden();

  await page.getByLabel('Status').selectOption('Drafts');
  await choose(page, 'Type Design I', 'Delete Course');
  const dialog = page.getByRole('dialog', { name: 'Delete Course' });
  await expect(dialog).toContainText('Are you sure you want to delete Type Design I? This can’t be undone.');
  await dialog.getByRole('button', { name: 'Delete Course' }).click();
  await expect(page.getByText('Course deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Type Design I' })).toBeHidden();
});

test('a course that a cohort offers is not archived, and the toast names the cohort', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  await school.cohort({ title: 'Spring Group' });
  await enter(page, school.teacher, '/courses/my-courses');
  await choose(page, 'Letterpress for Beginners', 'Archive');
  await expect(page.getByText('The cohort “Spring Group” still uses this course.')).toBeVisible();
});

test('two people edit one course, and neither loses anything', async ({ page, newPerson, site }) => {
  const school = await openSchool(site);
  const other = await newPerson();
  const save = async (of: Page) => {
    await of.getByRole('button', { name: 'Save Changes' }).click();
    await expect(of.getByText('Course saved').last()).toBeVisible();
  };
  await enter(page, school.teacher, '/courses/my-courses');
  await page.getByRole('link', { name: /^Edit:/ }).click();
  await expect(page.getByLabel('Course title')).toHaveValue('Letterpress for Beginners');
  await enter(other, school.teacher, new URL(page.url()).pathname);
  await other.getByLabel('Short description').fill('Written by the other.');
  await page.getByLabel('Short description').fill('Written by me.');
  await save(other);

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Someone else changed this course')).toBeVisible();
  await expect(page.getByLabel('Short description')).toHaveValue('Written by me.');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Load newer version' }).click();
  await expect(page.getByLabel('Short description')).toHaveValue('Written by the other.');
  await page.getByRole('button', { name: 'Back to my version' }).click();
  await expect(page.getByLabel('Short description')).toHaveValue('Written by me.');
  await save(page);

  // Changes of different fields are both kept.
  await other.getByLabel('Course title').fill('Letterpress II');
  await save(other);
  await expect(other.getByLabel('Short description')).toHaveValue('Written by me.');

  // Keeping the typed text replaces the other's change of the same field.
  await page.getByLabel('Course title').fill('Letterpress III');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Keep typing' }).click();
  await expect(page.getByText('Someone else changed this course')).toBeHidden();
  await save(page);
  await other.reload();
  await expect(other.getByLabel('Course title')).toHaveValue('Letterpress III');
  await expect(other.getByLabel('Short description')).toHaveValue('Written by me.');
});

test('a teacher edits an activity, is asked about a due date in the past, and deletes it', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  const activity = await school.activity({ title: 'Set a page' });
  await enter(page, school.teacher, `/activities/${activity.id}/submissions`);
  await page.getByRole('button', { name: 'Actions: Set a page' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByLabel('Start Time')).toHaveValue('10:00');
  await page.getByLabel('Activity Title').fill('Set two pages');
  await page.getByLabel('Due Date').fill('2024-02-01');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'This due date is in the past' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText('This due date is in the past. Confirm it, or choose a later one.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.getByRole('button', { name: 'Save Anyway' }).click();
  await expect(page.getByText('Activity updated')).toBeVisible();
  await page.waitForURL('**/course/*?tab=assignments');
  await expect(page.getByText(/Due .*2024/)).toBeVisible();

  await page.getByRole('button', { name: 'Actions: Set two pages' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Activity' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Activity deleted')).toBeVisible();
  await expect(page.getByText('No assignments available for this course.')).toBeVisible();
});
