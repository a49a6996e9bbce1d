import fs from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { expectFieldError } from './support/forms.ts';
import { enter, openSchool, type Person } from './support/school.ts';
import { codeNow, forgetUsedCodes, protect } from './support/two-factor.ts';

const WRONG =
  'That code is incorrect or was already used. Wait for the next code of your app, or use a recovery code.';

const section = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication' });
const codeField = (page: Page | Locator) => page.getByRole('textbox', { name: 'Code', exact: true });
const keyIn = (dialog: Locator) => dialog.getByRole('group', { name: 'Key' }).getByRole('code');
const recoveryField = (page: Page) => page.getByRole('textbox', { name: 'Recovery code' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Enter your code' });

/** Sends e-mail address and password. */
async function sendPassword(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(heading(page)).toBeVisible();
}

async function sendCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a student turns it on, saves the recovery codes, and signs in with a code in another browser', async ({
  page,
  context,
  newPerson,
  site,
}) => {
  const student = await (await openSchool(site)).student();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, student, '/settings');
  await expect(section(page).getByText('Off', { exact: true })).toBeVisible();
  await section(page).getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  const secret = (await keyIn(dialog).textContent())!.replaceAll(' ', '');
  await dialog.getByRole('button', { name: 'Copy key' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await expectAccessible(page, [1280, 360]);

  await codeField(page).fill('12');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(student.password);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expectFieldError(
    codeField(page),
    'That code is incorrect. Enter the next code of your app, and check that your phone shows the right time.',
  );
  await codeField(page).fill(codeNow(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();

  const saving = page.getByRole('dialog', { name: 'Save your recovery codes' });
  const shown = saving.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await expectAccessible(page, [1280, 360]);
  await page.keyboard.press('Escape'); // does not lose them
  await saving.getByRole('button', { name: 'Copy codes' }).click();
  await expect(saving.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const download = page.waitForEvent('download');
  await saving.getByRole('button', { name: 'Download codes' }).click();
  expect(await fs.readFile(await (await download).path(), 'utf8')).toContain(codes.join('\n'));
  await saving.getByRole('button', { name: 'I saved them' }).click();
  await expect(saving).toBeHidden();
  await expect(section(page).getByText('On', { exact: true })).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'New recovery codes' })).toBeFocused();

  await forgetUsedCodes(site, student);
  const elsewhere = await newPerson();
  await elsewhere.goto('/settings'); // asks to sign in, and is continued to
  await elsewhere.waitForURL('**/login');
  await elsewhere.getByLabel('Remember me').check();
  await sendPassword(elsewhere, student);
  await sendCode(elsewhere, codeNow(secret));
  await elsewhere.waitForURL('**/settings');
  await elsewhere.reload();
  await expect(section(elsewhere).getByText('On', { exact: true })).toBeVisible();
});

test('a code signs in once, a recovery code instead of the app as well', async ({ newPerson, site }) => {
  const student = await (await openSchool(site)).student();
  const { secret, recoveryCodes } = await protect(site, student);
  const first = await newPerson();
  await first.goto('/login');
  await sendPassword(first, student);
  await expect(codeField(first)).toBeFocused();
  await expect(codeField(first)).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(first);
  await first.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectFieldError(
    codeField(first),
    'Enter the six-digit code of your authenticator app, or a recovery code.',
  );
  const code = codeNow(secret);
  await sendCode(first, code);
  await first.waitForURL('**/dashboard');

  const second = await newPerson();
  await second.goto('/login');
  await sendPassword(second, student);
  await sendCode(second, code);
  await expectFieldError(codeField(second), WRONG);
  await second.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(recoveryField(second)).toBeFocused();
  await expect(recoveryField(second)).toHaveValue('');
  await expectAccessible(second, [360]);
  await recoveryField(second).fill(recoveryCodes[0]!.toLowerCase());
  await second.getByRole('button', { name: 'Sign In', exact: true }).click();
  await second.waitForURL('**/dashboard');

  const third = await newPerson();
  await third.goto('/login');
  await sendPassword(third, student);
  await third.getByRole('button', { name: 'Use a recovery code' }).click();
  await recoveryField(third).fill(recoveryCodes[0]!);
  await third.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectFieldError(recoveryField(third), WRONG);
  await third.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(third.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(third.getByLabel('Email address')).toHaveValue(student.email);
  await expect(third.getByLabel('Email address')).toBeFocused();
  await expect(third.getByRole('textbox', { name: 'Password' })).toHaveValue('');
});

test('new recovery codes and turning it off take the password and a code', async ({
  page,
  newPerson,
  site,
}) => {
  const student = await (await openSchool(site)).student();
  await enter(page, student, '/settings');
  const { secret, recoveryCodes } = await protect(site, student);
  await page.reload();
  const prove = async (dialog: Locator, code: string, password = student.password) => {
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
    await codeField(dialog).fill(code);
  };
  await section(page).getByRole('button', { name: 'New recovery codes' }).click();
  const replacing = page.getByRole('dialog', { name: 'New recovery codes' });
  await prove(replacing, codeNow(secret), 'not this one');
  await replacing.getByRole('button', { name: 'Create codes' }).click();
  await expectFieldError(
    replacing.getByRole('textbox', { name: 'Password' }),
    'That isn’t your current password.',
  );
  await expectAccessible(page, [1280, 360]);
  await prove(replacing, codeNow(secret));
  await replacing.getByRole('button', { name: 'Create codes' }).click();
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  expect(codes).not.toContain(recoveryCodes[0]);
  await page.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await section(page).getByRole('button', { name: 'Turn off' }).click();
  const ending = page.getByRole('dialog', { name: 'Turn off two-factor authentication' });
  await prove(ending, recoveryCodes[0]!); // replaced
  await ending.getByRole('button', { name: 'Turn off' }).click();
  await expectFieldError(codeField(ending), WRONG);
  await prove(ending, codes[0]!);
  await ending.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-factor authentication is off.')).toBeVisible();
  await expect(section(page).getByText('Off', { exact: true })).toBeVisible();
  await enter(await newPerson(), student); // without a code
});
