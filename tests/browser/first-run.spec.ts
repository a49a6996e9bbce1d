import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { countClicks } from './support/clicks.ts';
import { expect, test, verificationCode } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';

const MAX_CLICKS = 10;

/** Types into the focused field and goes on to the next. */
async function fillIn(page: Page, ...entries: string[]): Promise<void> {
  for (const text of entries) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

test('a newcomer comes from the landing page to a published cohort in at most 10 clicks', async ({
  page,
  newPerson,
  site,
}) => {
  test.setTimeout(120_000);
  const name = Date.now().toString(36);
  const email = `mara.${name}@example.com`;
  const clicks = await countClicks(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: /^Teacher/ }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await fillIn(page, 'Mara', 'Voss', `Voss School ${name}`);
  await expect(page.getByLabel('Namespace')).toHaveValue(`voss-school-${name}`);
  await expect(page.getByText('Available', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab'); // namespace
  await page.keyboard.press('Tab'); // type
  await expect(page.getByLabel('Email address')).toBeFocused();
  await fillIn(page, email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('correct horse');
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByLabel(/1 of 6/)).toBeFocused();
  await page.keyboard.type(await verificationCode(site, email));
  await page.getByRole('button', { name: 'Verify Email' }).click();

  await page.getByRole('radio', { name: 'Starter' }).click();
  await page.getByRole('link', { name: /^Proceed with Plan/ }).click();

  await page.getByLabel('Course Title').fill('Letterpress for Beginners');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Cohort Title').fill('First Print Run');
  await page.getByLabel('Start Date').fill('2031-03-03');
  await page.getByRole('button', { name: 'Create Now' }).click();
  await expect(page.getByText('Cohort created successfully!')).toBeVisible();

  test.info().annotations.push({ type: 'clicks', description: String(clicks()) });
  console.log(`clicks from the landing page to the first published cohort: ${clicks()}`);
  expect(clicks()).toBeLessThanOrEqual(MAX_CLICKS);

  // A visitor sees the course with its cohort.
  const visitor = await newPerson({ baseURL: site.originOf(`voss-school-${name}`) });
  await visitor.goto(new URL(await page.getByLabel('Course Link').inputValue()).pathname);
  await expect(visitor.getByText('First Print Run')).toBeVisible();
});

test('the web address follows the name of the school until it is edited, and a taken one is said at once', async ({
  page,
  site,
}) => {
  const { namespace } = await openSchool(site);
  await page.goto('/register');
  await page.getByRole('button', { name: /^Teacher/ }).click();
  const school = page.getByLabel('Institution name');
  const address = page.getByLabel('Namespace');
  await school.fill('École Straße № 7');
  await expect(address).toHaveValue('ecole-strasse-no-7');
  await school.fill(namespace.replaceAll('-', ' '));
  await expect(address).toHaveValue(namespace);
  await expect(page.getByText('Not available', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await address.fill('our own address');
  await school.fill('Another School');
  await expect(address).toHaveValue('our-own-address');
});

test('the form of a course selects no category, and saves without one', async ({ page, site }) => {
  const { teacher } = await openSchool(site);
  await enter(page, teacher, '/courses/new');
  const category = page.getByLabel('Category');
  await expect(category).toHaveValue('');
  await expect(category.locator('option:checked')).toHaveText('Choose a category');
  await page.getByRole('textbox', { name: 'Course title' }).fill('Marbling');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Course Created Successfully')).toBeVisible();
  await page.goto('/quickstart');
  await expect(page.getByLabel('Category')).toHaveValue('');
});
