import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';
import { codeNow, forgetUsedCodes, protect } from './support/two-factor.ts';
import { withDatabase } from './support/with-database.ts';

test('a teacher opens a second institution, enters it, and goes back', async ({ page, site }) => {
  const school = await openSchool(site);
  await enter(page, school.teacher, '/institutions');
  await page.getByRole('link', { name: 'New Institution' }).click();
  const name = `Harbour College ${Date.now().toString(36)}`;
  await page.getByLabel('Institution Name').fill(name);
  await page.getByLabel('Type').selectOption('College');
  await page.getByLabel('Maximum Students').fill('40');
  await page.getByLabel('Description').fill('Evening courses for sailors.');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('office@harbour.example');
  await page.getByLabel('Phone').fill('+44 117 000 000');
  await page.getByLabel('Website').fill('harbour');
  await page.getByLabel('Admin Email').fill('admin@harbour.example');
  await page.getByLabel('Street and number').fill('1 Quay Street');
  await page.getByLabel('City').fill('Bristol');
  await page.getByLabel('State').fill('Somerset');
  await page.getByLabel('Postal Code').fill('BS1 4DJ');
  await page.getByLabel('Country').fill('United Kingdom');
  await page.getByRole('button', { name: 'Create Institution' }).click();
  await expect(page.getByLabel('Website')).toBeFocused();
  await expect(page.getByLabel('Website')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Website').fill('https://harbour.example');
  await page.getByRole('button', { name: 'Create Institution' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText(`${name} was created`)).toBeVisible();

  await page.goto('/institutions');
  const mine = page.getByRole('row', { name: new RegExp(name) });
  await expect(mine).toContainText('Owner');
  await expect(mine).toContainText('Current');
  await page.getByRole('button', { name: 'Open Voss School' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/institutions');
  await expect(page.getByRole('row', { name: /Voss School/ })).toContainText('Current');
});

test('staff of the platform changes the plan of an institution, suspends it and reopens it', async ({
  page,
  site,
}) => {
  const home = await openSchool(site);
  const other = await openSchool(site, { name: 'Reef Academy', plan: 'free' });
  await withDatabase(site, (db) =>
    db.query('update account set is_super_admin = true where email = $1', [home.teacher.email]),
  );
  await enter(page, home.teacher, `/institutions?search=${other.namespace}`);
  const row = page.getByRole('row', { name: /Reef Academy/ });
  const choose = async (action: string) => {
    await row.getByRole('button', { name: 'Actions for Reef Academy' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await expect(row).toContainText('Free');
  await choose('Change plan');
  await page.getByRole('dialog').getByLabel('Plan').selectOption('Professional');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Professional');

  await choose('Suspend');
  const dialog = page.getByRole('dialog', { name: 'Suspend Reef Academy?' });
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByText('Enter a reason for the suspension.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Unpaid invoices since May.');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(row).toContainText('Suspended');
  await expect(row).toContainText('Unpaid invoices since May.');

  await choose('Reopen');
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await expect(row).toContainText('Active');
  await expect(row).not.toContainText('Unpaid invoices since May.');
});

test('staff of the platform turns off the second factor of somebody who lost it, with a code of their own', async ({
  page,
  newPerson,
  site,
}) => {
  const home = await openSchool(site);
  const student = await home.student();
  await protect(site, student);
  await withDatabase(site, (db) =>
    db.query('update account set is_super_admin = true where email = $1', [home.teacher.email]),
  );
  await enter(page, home.teacher, '/institutions');
  await page.getByRole('button', { name: 'Lost second factor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off two-factor authentication' });
  await expect(
    dialog.getByText('Turn on two-factor authentication for your own account first.'),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const { secret } = await protect(site, home.teacher);
  await forgetUsedCodes(site, home.teacher);
  await page.reload();
  await page.getByRole('button', { name: 'Lost second factor' }).click();
  await dialog.getByLabel('Email address of the account').fill('nobody@example.org');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(home.teacher.password);
  await dialog.getByRole('textbox', { name: 'Your code' }).fill(codeNow(secret));
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(
    dialog.getByText('Enter the reason. The owner of the account gets it by email.'),
  ).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('He lost his phone; his school called us.');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByText('No account has this email address.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await forgetUsedCodes(site, home.teacher);
  await dialog.getByLabel('Email address of the account').fill(student.email);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText(`Two-factor authentication is off for ${student.email}`)).toBeVisible();
  await enter(await newPerson(), student); // without a code
});

test('an institution that awaits its approval says so to its owner, and staff opens it', async ({
  page,
  newPerson,
  site,
}) => {
  const home = await openSchool(site);
  const other = await openSchool(site, { name: 'Tide Academy' });
  await withDatabase(site, async (db) => {
    await db.query('update account set is_super_admin = true where email = $1', [home.teacher.email]);
    await db.query('update institution set pending_since = now() where namespace = $1', [other.namespace]);
  });
  const owner = await newPerson();
  await enter(owner, other.teacher, '/dashboard');
  await expect(owner.getByText('Your institution awaits approval')).toBeVisible();
  expect(await violations(owner)).toEqual([]);

  await enter(page, home.teacher, `/institutions?search=${other.namespace}`);
  await page.getByLabel('Status').selectOption('Pending');
  const row = page.getByRole('row', { name: /Tide Academy/ });
  const choose = async (action: string) => {
    await row.getByRole('button', { name: 'Actions for Tide Academy' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await expect(row).toContainText('Pending');
  await choose('Reject');
  const dialog = page.getByRole('dialog', { name: 'Reject Tide Academy?' });
  await dialog.getByLabel('Reason').fill('The website does not exist.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Tide Academy isn’t approved')).toBeVisible();
  await page.getByLabel('Status').selectOption('Not approved');
  await expect(row).toContainText('The website does not exist.');
  await owner.reload();
  await expect(owner.getByText('Your institution isn’t approved')).toBeVisible();
  await expect(owner.getByText('Reason: The website does not exist.')).toBeVisible();

  await choose('Approve');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Tide Academy is open')).toBeVisible();
  await page.getByLabel('Status').selectOption('Active');
  await expect(row).toContainText('Active');
  await owner.reload();
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(owner.getByText('Your institution isn’t approved')).toHaveCount(0);
});
