import { violations } from './support/accessible.ts';
import { expectToast } from './support/forms.ts';
import { expect, test } from './support/fixtures.ts';
import { demoPerson, enter, openSchool } from './support/school.ts';
import { withDatabase } from './support/with-database.ts';

const BILLING = '/isettings?tab=billing';

test('the owner sees plan and use, and chooses a smaller plan', async ({ page, site }) => {
  const school = await openSchool(site, { plan: 'professional' });
  await school.student();
  await enter(page, school.teacher, BILLING);
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(plan).toContainText('Professional');
  await expect(plan).toContainText('$79/month');
  await expect(plan).toContainText('1 of 100');

  await plan.getByRole('button', { name: 'Choose a Smaller Plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a smaller plan' });
  await expect(dialog.getByLabel('Plan').locator('option')).toHaveText(['Free', 'Starter']);
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Plan').selectOption('Free');
  await dialog.getByRole('button', { name: 'Change Plan' }).click();
  await expectToast(page, 'Your institution is now on Free');
  await expect(plan).toContainText('1 of 3');
  await expect(plan.getByRole('button', { name: 'Choose a Smaller Plan' })).toBeHidden();
});

test('a plan that is too small is refused at its field', async ({ page, site }) => {
  const school = await openSchool(site, { plan: 'starter' });
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dov']) await school.student(name);
  await enter(page, school.teacher, BILLING);
  await page.getByRole('button', { name: 'Choose a Smaller Plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a smaller plan' });
  await dialog.getByRole('button', { name: 'Change Plan' }).click();
  await expect(
    dialog.getByText('This plan includes 3 students, and your institution has more.'),
  ).toBeVisible();
});

test('the owner asks for a larger plan by the form to sales', async ({ page, site }) => {
  const school = await openSchool(site, { plan: 'free' });
  await enter(page, school.teacher, BILLING);
  await page.getByRole('button', { name: 'Get a Larger Plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Sales' });
  await expect(dialog.getByLabel('Email address')).toHaveValue(school.teacher.email);
  await expect(dialog.getByLabel('Institution')).toHaveValue('Voss School');
});

test('staff confirm the plan that the owner chose, and the open settings of the owner show it', async ({
  page,
  newPerson,
  site,
}) => {
  const home = await openSchool(site);
  const school = await openSchool(site, { name: 'Reef Academy', plan: 'free' });
  await withDatabase(site, async (db) => {
    await db.query('update account set is_super_admin = true where email = $1', [home.teacher.email]);
    await db.query(`update institution set requested_plan = 'professional' where namespace = $1`, [
      school.namespace,
    ]);
  });
  await enter(page, school.teacher, BILLING);
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(plan).toContainText('Professional isn’t confirmed yet');

  const office = await newPerson();
  await enter(office, home.teacher, `/institutions?search=${school.namespace}&requested=plan`);
  const row = office.getByRole('row', { name: /Reef Academy/ });
  await expect(row).toContainText('Wants Professional');
  await row.getByRole('button', { name: 'Actions for Reef Academy' }).click();
  await office.getByRole('menuitem', { name: 'Change plan' }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByLabel('Plan')).toHaveValue('PROFESSIONAL');
  await dialog.getByLabel('Last day (optional)').fill('2150-06-30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(office, 'Reef Academy is now on Professional');

  await expect(plan).toContainText('0 of 100');
  await expect(plan).not.toContainText('confirmed yet');
  await expect(plan).toContainText('Until June 30, 2150.');
  await expect(row).toContainText('Until June 30, 2150');
});

test('a student finds the latest orders and receipts in the settings, and all in Orders', async ({
  page,
}) => {
  await enter(page, demoPerson('student@demo.example'), '/settings');
  const billing = page.getByRole('region', { name: 'Billing' });
  const latest = billing.getByRole('list', { name: 'Latest orders' }).getByRole('listitem');
  await expect(latest).toHaveCount(3);
  await expect(latest.first()).toContainText('Paid');
  const saving = page.waitForEvent('download');
  await latest
    .first()
    .getByRole('button', { name: /^Download receipt \d+$/ })
    .click();
  expect((await saving).suggestedFilename()).toContain('receipt');
  await expect(billing.getByRole('link', { name: 'Plan and invoices' })).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await billing.getByRole('link', { name: 'All orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Buyer' })).toBeHidden();
});

test('an admin reads the plan in the settings, and whose the orders are', async ({ page }) => {
  await enter(page, demoPerson('admin@demo.example'), '/settings');
  const billing = page.getByRole('region', { name: 'Billing' });
  await expect(billing).toContainText('Demo Academy is on the Professional plan.');
  await expect(billing).toContainText('You have no orders yet.');
  await billing.getByRole('link', { name: 'Plan and invoices' }).click();
  await expect(page.getByRole('region', { name: 'Plan', exact: true })).toContainText('$79/month');
  await page.goto('/orders');
  await expect(page.getByRole('columnheader', { name: 'Buyer' })).toBeVisible();
});
