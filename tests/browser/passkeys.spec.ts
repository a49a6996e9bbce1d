import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { addAuthenticator } from './support/authenticator.ts';
import { expect, test } from './support/fixtures.ts';
import { expectFieldError } from './support/forms.ts';
import { enter, openSchool, type Person } from './support/school.ts';
import { codeNow, protect } from './support/two-factor.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

/** Opens the dialog that adds a passkey, and fills it in. */
async function fillIn(page: Page, { password }: Person, name: string, code?: string) {
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  if (code) await dialog.getByRole('textbox', { name: 'Code' }).fill(code);
  return dialog;
}

async function add(page: Page, person: Person, name: string, code?: string): Promise<void> {
  const dialog = await fillIn(page, person, name, code);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`You can now sign in with “${name}”.`)).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => (document.cookie = 'kept=; path=/; max-age=0'));
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(signInButton(page)).toBeVisible();
}

test('a student adds a passkey, signs in with it without a password, renames and removes it', async ({
  page,
  site,
}) => {
  const student = await (await openSchool(site)).student();
  const device = await addAuthenticator(page);
  await enter(page, student, '/settings');
  await expect(section(page).getByText('No passkeys yet')).toBeVisible();
  const dialog = await fillIn(page, { ...student, password: 'not this one' }, 'My laptop');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expectFieldError(
    dialog.getByRole('textbox', { name: 'Password' }),
    'That isn’t your current password.',
  );
  await expectAccessible(page, [1280, 360]);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(student.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const item = section(page).getByRole('listitem').filter({ hasText: 'My laptop' });
  await expect(item).toContainText('Never used');
  expect(await device.count()).toBe(1);
  await page.reload(); // without the toast, whose region is named like a section of the settings
  await expect(item).toBeVisible();
  await expectAccessible(page, [1280, 360]);

  await signOut(page);
  await expectAccessible(page, [1280, 360]);
  await signInButton(page).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/settings');
  await expect(item).toContainText('Last used');
  await expect(page.getByText(/Signed in with a passkey/)).toBeVisible();

  const actions = section(page).getByRole('button', { name: /^Actions for/ });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const asking = page.getByRole('dialog', { name: 'Remove “My laptop”?' });
  await expectAccessible(page, [360]);
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await expect(asking).toBeHidden();

  await actions.click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename passkey' });
  await renaming.getByRole('textbox', { name: 'Name' }).fill('Old laptop');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect(section(page).getByText('Old laptop')).toBeVisible();
  await expect(renaming).toBeHidden();
  await expect(actions).toBeFocused();

  await actions.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove “Old laptop”?' });
  await removing.getByRole('textbox', { name: 'Password' }).fill(student.password);
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(section(page).getByText('No passkeys yet')).toBeVisible();

  await signOut(page);
  await signInButton(page).click(); // the device still has it
  await expect(
    page.getByText('This passkey wasn’t accepted. It may have been removed. Sign in with your password.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('a passkey replaces password and code; the browser asks again when the person is not verified', async ({
  page,
  site,
}) => {
  const student = await (await openSchool(site)).student();
  const { secret, recoveryCodes } = await protect(site, student);
  const device = await addAuthenticator(page);
  await page.goto('/login');
  await signInButton(page).click(); // no passkey yet
  await expect(page.getByText(/^Cancelled, or this device has no passkey/)).toBeVisible();
  await page.getByLabel('Email address').fill(student.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(student.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(codeNow(secret));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/settings');
  await device.verifies(false);
  const dialog = await fillIn(page, student, 'Phone', recoveryCodes[0]);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText(/^The passkey wasn’t created/)).toBeVisible();
  await device.verifies(true);
  await dialog.getByRole('button', { name: 'Continue' }).click(); // with the same code
  await expect(page.getByText('You can now sign in with “Phone”.')).toBeVisible();
  await signOut(page);
  await signInButton(page).click();
  await page.waitForURL('**/dashboard');
});

test('a passkey of another browser is offered among the suggestions of the e-mail field', async ({
  page,
  newPerson,
  site,
}) => {
  const student = await (await openSchool(site)).student();
  const device = await addAuthenticator(page);
  await enter(page, student, '/settings');
  await add(page, student, 'Phone');
  const elsewhere = await newPerson();
  const other = await addAuthenticator(elsewhere);
  await device.copyTo(other);
  await elsewhere.goto('/login');
  await expect(elsewhere.getByLabel('Email address')).toHaveAttribute('autocomplete', 'username webauthn');
  await elsewhere.getByLabel('Email address').focus(); // the virtual authenticator accepts the offer at once
  await elsewhere.waitForURL('**/dashboard');
});
