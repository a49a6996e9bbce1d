import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { demoAccount } from './support/members.ts';
import { COURSE, enter, openSchool } from './support/school.ts';

test('an admin divides the courses, and a student finds them by category', async ({
  page,
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  await enter(page, school.teacher, '/courses/categories');
  const cards = (of: typeof page) => of.getByRole('article');
  await expect(cards(page)).toHaveCount(6);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'New Category' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Category' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Print');
  await dialog.getByLabel('Description').fill('Type, ink and paper.');
  await dialog.getByLabel('Icon').selectOption('Palette');
  await dialog.getByLabel('On the marketplace').selectOption('Design');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(cards(page)).toHaveCount(7);
  await page.getByRole('button', { name: 'Actions for Print' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(cards(page).nth(5)).toContainText('Print');

  // The course was created without a category, which is "Other".
  await page.getByRole('button', { name: 'Actions for Other' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete Other?' });
  await deletion.getByLabel('New category of its courses').selectOption('Print');
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expect(cards(page)).toHaveCount(6);
  await page.reload();
  await expect(cards(page).filter({ hasText: 'Print' })).toContainText('1 course');

  const reader = await newPerson();
  await enter(reader, await school.student('Ines'), '/courses/categories');
  await expect(reader.getByRole('button', { name: 'New Category' })).toBeHidden();
  await reader.getByRole('link', { name: 'Print' }).click();
  await expect(reader).toHaveURL(/category=print/);
  await expect(reader.getByRole('link', { name: COURSE })).toBeVisible();
  await expect(reader.getByRole('combobox', { name: 'Category' })).toHaveValue('print');
  await reader.getByRole('combobox', { name: 'Category' }).selectOption('Design');
  await expect(reader.getByText('No courses match your search.')).toBeVisible();

  // Open screens follow: the list of a student, and the chosen category in the form of a teacher.
  await reader.goto('/courses/categories');
  await expect(cards(reader)).toHaveCount(6);
  const writer = await newPerson();
  await enter(writer, school.teacher, '/courses/new');
  const select = writer.getByRole('combobox', { name: 'Category' });
  await select.selectOption('Print');
  await page.getByRole('button', { name: 'Actions for Print' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Graphics');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(cards(reader).filter({ hasText: 'Graphics' })).toBeVisible();
  await expect(select.locator('option:checked')).toHaveText('Graphics');
  await page.getByRole('button', { name: 'Actions for Graphics' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(cards(reader)).toHaveCount(5);
  await expect(select.locator('option:checked')).toHaveText('Choose a category');

  // Two admins edit one category: changes of different fields are both kept, and for the same one the second chooses.
  await writer.goto('/courses/categories');
  for (const admin of [page, writer]) {
    await admin.getByRole('button', { name: 'Actions for Business' }).click();
    await admin.getByRole('menuitem', { name: 'Edit' }).click();
  }
  const edit = (of: typeof page) => of.getByRole('dialog', { name: 'Edit Category' });
  await edit(writer).getByLabel('Description').fill('Money and people.');
  await edit(writer).getByLabel('Name').fill('Commerce');
  await edit(writer).getByRole('button', { name: 'Save' }).click();
  await expect(edit(writer)).toBeHidden();
  await edit(page).getByLabel('Icon').selectOption('Chart');
  await edit(page).getByLabel('Name').fill('Economy');
  await edit(page).getByRole('button', { name: 'Save' }).click();
  await expect(edit(page).getByText('Someone else changed this category')).toBeVisible();
  await expectAccessible(page);
  await edit(page).getByRole('button', { name: 'Keep typing' }).click();
  await edit(page).getByRole('button', { name: 'Save' }).click();
  await expect(edit(page)).toBeHidden();
  await expect(cards(reader).filter({ hasText: 'Economy' })).toContainText('Money and people.');
});

test('a teacher chooses one of the institution’s categories for a course', async ({ page }) => {
  await enter(page, demoAccount('teacher'), '/courses/new');
  const select = page.getByRole('combobox', { name: 'Category' });
  await expect(select.getByRole('option', { name: 'Data Science' })).toBeAttached();
  await select.selectOption('Data Science');
  await expect(select.locator('option:checked')).toHaveText('Data Science');
});
