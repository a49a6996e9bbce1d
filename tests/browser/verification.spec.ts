import type { Page } from '@playwright/test';
import { enterCode, expect, test, verificationCode } from './support/fixtures.ts';
import type { Site } from './support/site.ts';

const OWN = 'a password of my own';
let count = 0;

/** Registers an address in a separate browser, as a stranger may with another person's address. */
async function register(page: Page): Promise<string> {
  const email = `verify-${Date.now()}-${++count}@example.com`;
  await page.goto('/register');
  await page.getByRole('button', { name: /^Student/ }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('of the stranger');
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('of the stranger');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/verify');
  return email;
}

async function verificationLink(site: Site, email: string): Promise<string> {
  const [mail] = await site.mailbox.to(email);
  return /http\S+\/verify#\S+/.exec(mail!.text)![0];
}

async function choosePassword(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page.getByText('You didn’t sign up in this browser')).toBeVisible();
  await page.getByRole('textbox', { name: 'New password' }).fill(OWN);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(OWN);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.waitForURL('**/login');
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a code typed in another browser gives its owner the account and locks out the browser that registered', async ({
  page,
  newPerson,
  site,
}) => {
  const stranger = await newPerson();
  const email = await register(stranger);

  await page.goto('/verify');
  await page.getByLabel('Email address').fill(email);
  await enterCode(page, '000000');
  await expect(page.getByRole('alert').getByText('That code is incorrect or expired')).toBeVisible();
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByText('A new verification code has been sent to your email.')).toBeVisible();
  await page.reload();
  await page.getByLabel('Email address').fill(email);
  await enterCode(page, await verificationCode(site, email, 2));
  await choosePassword(page);
  await signIn(page, email, OWN);
  await page.waitForURL('**/dashboard');

  await stranger.goto('/login');
  await signIn(stranger, email, 'of the stranger');
  await expect(stranger.getByRole('alert').getByText('Unauthorized')).toBeVisible();
});

test('the link of the mail does the same, and its token is in no address and no page request', async ({
  page,
  newPerson,
  site,
}) => {
  const email = await register(await newPerson());
  const link = await verificationLink(site, email);
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('code')!;
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  await page.goto(link);
  await expect(page.getByText(`Confirm that ${email} is your email address.`)).toBeVisible();
  expect(page.url()).not.toContain(token);
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await choosePassword(page);
  expect(loaded.filter((url) => url.includes(token))).toEqual([]);
  await signIn(page, email, OWN);
  await page.waitForURL('**/dashboard');
});

test('in the browser that registered, the link only verifies, also after a reload', async ({
  page,
  site,
}) => {
  const email = await register(page);
  await page.goto('about:blank');
  await page.goto(await verificationLink(site, email));
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page.getByText('Email verified successfully! Moving to next step...')).toBeVisible();
  await page.waitForURL('**/dashboard');
});

test('an expired link says so, and a new mail brings a code to type', async ({ page, newPerson, site }) => {
  const email = await register(await newPerson());
  const link = new URL(await verificationLink(site, email));
  link.hash = new URLSearchParams({ email, code: 'A'.repeat(43) }).toString();
  await page.goto(link.href);
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'That code is incorrect or expired' }).first(),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Resend code' }).click();
  await enterCode(page, await verificationCode(site, email, 2));
  await choosePassword(page);
});

test('a person who opens another page while the success shows stays there', async ({ page, site }) => {
  const email = await register(page);
  await page.clock.install();
  await enterCode(page, await verificationCode(site, email));
  await expect(page.getByText('Email verified successfully! Moving to next step...')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verify a certificate' }).click();
  await page.waitForURL('**/certificates');
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/certificates$/);
});
