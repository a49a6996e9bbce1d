import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { anOutsider, enter, openSchool } from './support/school.ts';

test('a person without a name is asked for it, gives it once, and leaves the institution', async ({
  page,
  site,
  newPerson,
}) => {
  const school = await openSchool(site);
  const { id } = await school.cohort({ isPublic: true });
  const guest = await anOutsider(site);
  await school.enroll(guest, id);
  const asking = page.getByRole('region', { name: 'What’s your name?' });
  await enter(page, guest, '/dashboard');
  await asking.getByRole('button', { name: 'Not now' }).click();
  await expect(asking).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // the name is asked for while the screen loads
  await asking.getByRole('button', { name: 'Save name' }).click();
  await expect(asking.getByText('Enter your first name.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await asking.getByLabel('First name').fill('Olga');
  await asking.getByLabel('Last name').fill('Berg');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thanks, your name is saved.')).toBeVisible();
  await expect(asking).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Olga');

  const teacher = await newPerson();
  await enter(teacher, school.teacher, `/cohorts/${id}?tab=people`);
  await expect(teacher.getByRole('region', { name: 'Students' }).locator('tbody')).toContainText('Olga Berg');

  await page.goto('/settings');
  const membership = page.getByRole('region', { name: 'Membership' });
  await expect(membership).toContainText('Student in Voss School.');
  await membership.getByRole('button', { name: 'Leave Voss School' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave Voss School' });
  await expect(dialog).toContainText('Only the staff can let you in again.');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await teacher.reload();
  await expect(teacher.getByRole('region', { name: 'Students' }).locator('tbody')).toContainText('Cancelled');
});

test('an owner hands the institution over and may leave it then', async ({ page, site, newPerson }) => {
  const school = await openSchool(site);
  const next = await school.student('Anna');
  await enter(page, school.teacher, '/settings');
  const membership = page.getByRole('region', { name: 'Membership' });
  await membership.getByRole('link', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Make owner: Anna' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transfer ownership' });
  await expect(dialog).toContainText('you stay as an admin');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make owner' }).click();
  await expect(page.getByText('Anna owns the institution now.')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Members' }).locator('tbody').getByRole('row');
  await expect(rows.filter({ hasText: 'Anna' })).toContainText('Owner');
  await expect(page.getByRole('button', { name: /^Make owner/ })).toHaveCount(0);
  await page.goto('/settings');
  await expect(membership.getByRole('button', { name: 'Leave Voss School' })).toBeVisible();

  const owner = await newPerson();
  await enter(owner, next, '/settings');
  await expect(owner.getByRole('region', { name: 'Membership' })).toContainText('Owner in Voss School.');
});
