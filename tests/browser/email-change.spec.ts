import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { expectFieldError } from './support/forms.ts';
import { enter, openSchool } from './support/school.ts';
import type { Site } from './support/site.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Email address' });

/** Returns the latest link in `count` mails to an address. */
async function linkTo(site: Site, email: string, act: 'confirm' | 'undo', count = 1): Promise<string> {
  const mails = await site.mailbox.to(email, count);
  const links = new RegExp(`http\\S+/email-change#${act}=[\\w-]+`, 'g');
  return mails.flatMap(({ text }) => text.match(links) ?? []).at(-1)!;
}

test('a student changes the address with the link of a mail; the other browser is signed out', async ({
  page,
  newPerson,
  site,
}) => {
  const student = await (await openSchool(site)).student();
  const fresh = `new-${student.email}`;
  const elsewhere = await newPerson();
  await enter(elsewhere, student);
  await enter(page, student, '/settings');
  await expect(section(page).getByText(student.email)).toBeVisible();
  await section(page).getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email address' });
  await dialog.getByLabel('New email address').fill(student.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(student.password);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expectFieldError(dialog.getByLabel('New email address'), 'This is already your email address.');
  await expectAccessible(page, [1280, 360]);
  await dialog.getByLabel('New email address').fill(fresh);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(section(page).getByText('Waiting for confirmation')).toBeVisible();
  await page.reload();
  await expect(section(page).getByText(`Open the link that we sent to ${fresh}.`)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page, [1280, 360]);

  const link = await linkTo(site, fresh, 'confirm');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Confirm your new email address' })).toBeVisible();
  expect(page.url()).not.toContain('confirm=');
  await expectAccessible(page, [1280, 360]);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`Your email address is now ${fresh}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(section(page).getByText(fresh)).toBeVisible();
  await expect(section(page).getByText('Waiting for confirmation')).toBeHidden();
  await elsewhere.waitForURL('**/login'); // automatically

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This link was already used.')).toBeVisible();
  await enter(await newPerson(), { ...student, email: fresh });
});

test('the owner of the old address takes the change back and chooses a new password', async ({
  page,
  newPerson,
  site,
}) => {
  const student = await (await openSchool(site)).student();
  const fresh = `other-${student.email}`;
  await enter(page, student, '/settings');
  await section(page).getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('New email address').fill(fresh);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).fill(student.password);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(section(page).getByText('Waiting for confirmation')).toBeVisible();

  const owner = await newPerson();
  await owner.goto(await linkTo(site, student.email, 'undo', 2)); // after that of the verification
  await expect(owner.getByRole('heading', { name: 'Keep your email address' })).toBeVisible();
  await expectAccessible(owner, [1280, 360]);
  await owner.getByRole('button', { name: 'This wasn’t me' }).click();
  await owner.waitForURL('**/reset-password');
  await owner.getByRole('textbox', { name: 'New password' }).fill('quite another one');
  await owner.getByRole('textbox', { name: 'Confirm Password' }).fill('quite another one');
  await owner.getByRole('button', { name: 'Change password' }).click();
  await owner.waitForURL('**/login');
  await page.waitForURL('**/login'); // the browser that asked for the change
  await enter(await newPerson(), { ...student, password: 'quite another one' });
  await page.goto(await linkTo(site, fresh, 'confirm'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This link isn’t valid.')).toBeVisible();
});

test('a pending change is cancelled', async ({ page, site }) => {
  const student = await (await openSchool(site)).student();
  await enter(page, student, '/settings');
  await section(page).getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('New email address').fill(`third-${student.email}`);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).fill(student.password);
  await page.getByRole('button', { name: 'Send link' }).click();
  await section(page).getByRole('button', { name: 'Cancel change' }).click();
  await expect(page.getByText('Your email address stays as it is.')).toBeVisible();
  await expect(section(page).getByText('Waiting for confirmation')).toBeHidden();
});
