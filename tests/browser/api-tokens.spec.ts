import type { Page } from '@playwright/test';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { demoPerson, enter } from './support/school.ts';

const INTEGRATIONS = '/isettings?tab=integrations';

/** Calls the API as a program would, without a cookie. */
function ask(page: Page, token: string, query = '{ apiToken { name } institution { name } }') {
  return page.evaluate(
    async ([secret, text]) => {
      const answer = await fetch('/graphql', {
        method: 'POST',
        credentials: 'omit',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify({ query: text }),
      });
      return { status: answer.status, body: (await answer.json()) as unknown };
    },
    [token, query] as const,
  );
}

test('an admin creates a token, a program uses it, and is rejected once it is revoked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, demoPerson('admin@demo.example'));
  await page.getByRole('link', { name: 'Institution Settings' }).click();
  await page.getByRole('tab', { name: 'Integrations' }).click();
  await expect(page).toHaveURL(INTEGRATIONS);
  await page.getByRole('button', { name: 'Create Token' }).click();

  const form = page.getByRole('dialog', { name: 'Create API Token' });
  await form.getByRole('button', { name: 'Create Token' }).click();
  await expect(form.getByText('Enter a name, such as what you’ll use the token for.')).toBeVisible();
  await expect(form.getByText('Choose at least one permission.')).toBeVisible();
  await form.getByLabel('Name').fill('Nightly report');
  await form.getByLabel('Expires').selectOption('After 30 days');
  await form.getByLabel('Read Institution').check();
  await form.getByRole('button', { name: 'Create Token' }).click();

  const shown = page.getByRole('dialog', { name: 'Your New API Token' });
  const token = await shown.getByLabel('API token').inputValue();
  expect(token).toMatch(/^lyc_/);
  await shown.getByRole('button', { name: 'Copy Token' }).click();
  await expect(shown.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await expect(shown.getByRole('button', { name: 'Copy Token' })).toBeVisible(); // two seconds later
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();
  const row = page
    .getByRole('table', { name: 'API tokens' })
    .getByRole('row')
    .filter({ hasText: 'Nightly report' });
  await expect(row.first()).toContainText(`lyc_…${token.slice(-4)}`);
  await expect(row.first()).toContainText('Active');
  expect(await page.content()).not.toContain(token);

  expect(await ask(page, token)).toMatchObject({
    status: 200,
    body: { data: { apiToken: { name: 'Nightly report' }, institution: { name: 'Demo Academy' } } },
  });
  expect(await ask(page, token, '{ members { totalCount } }')).toMatchObject({
    status: 403,
    body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] },
  });

  await page.getByRole('button', { name: 'Revoke Nightly report' }).click();
  const question = page.getByRole('dialog', { name: 'Revoke API Token' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await ask(page, token)).status).toBe(200);
  await page.getByRole('button', { name: 'Revoke Nightly report' }).click();
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(row.first()).toContainText('Revoked');
  await expect(page.getByRole('button', { name: 'Revoke Nightly report' })).toBeHidden();
  expect(await ask(page, token)).toMatchObject({
    status: 401,
    body: { errors: [{ message: 'This API token has been revoked.' }] },
  });
});

test('an institution without the plan sees what is missing, and where the plans are', async ({ page }) => {
  await enter(page, demoPerson('owner@acme.example'), INTEGRATIONS);
  await expect(page.getByText('Acme Training is on the Starter plan.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Token' })).toBeHidden();
  await page.getByRole('link', { name: 'See Plan and Billing' }).click();
  await expect(page).toHaveURL('/isettings?tab=billing');
});

test('a teacher is redirected, and has no entry in the menu', async ({ page }) => {
  await enter(page, demoPerson('teacher@demo.example'));
  await expect(page.getByRole('link', { name: 'Cohorts', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Institution Settings' })).toBeHidden();
  await page.goto(INTEGRATIONS);
  await expect(page).toHaveURL('/unauthorized');
});

test('saved settings are there after a reload', async ({ page }) => {
  await enter(page, demoPerson('owner@acme.example'), '/isettings');
  await page.getByLabel('Name').fill('Acme Training Works');
  await page.getByLabel('Type').selectOption('College');
  await page.getByLabel('Description').fill('Tools, labels and safety.');
  await page.getByLabel('Email').fill('office@acme.example');
  await page.getByLabel('Website').fill('acme.example');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Enter an address that starts with https:// or http://.')).toBeVisible();
  await page.getByLabel('Website').fill('https://acme.example');
  await page.getByLabel('Phone').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Acme Training Works');
  await expect(page.getByLabel('Type')).toHaveValue('COLLEGE');
  await expect(page.getByLabel('Description')).toHaveValue('Tools, labels and safety.');
  await expect(page.getByLabel('Email')).toHaveValue('office@acme.example');
  await expect(page.getByLabel('Website')).toHaveValue('https://acme.example');
  await expect(page.getByLabel('Phone')).toHaveValue('');
  await expect(page.getByLabel('City')).not.toHaveValue('');
});

test.describe('the settings are accessible', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 360]) {
      test(`in ${colorScheme} at ${width} px, with the keyboard`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await enter(page, demoPerson('grace@demo.example'), '/isettings');
        await page.getByRole('tab', { name: 'General' }).press('ArrowRight');
        await page.getByRole('tab', { name: 'Notifications' }).press('ArrowRight');
        await expect(page.getByRole('heading', { name: 'API Tokens' })).toBeVisible();
        await expect(page.getByText('Enrollment dashboard')).toBeVisible();
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await page.getByRole('button', { name: 'Create Token' }).press('Enter');
        const form = page.getByRole('dialog', { name: 'Create API Token' });
        await expect(form.getByLabel('Name')).toBeFocused();
        await form.getByRole('button', { name: 'Create Token' }).click();
        await expect(form.getByText('Choose at least one permission.')).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(form).toBeHidden();
        await expect(page.getByRole('button', { name: 'Create Token' })).toBeFocused();
      });
    }
});
