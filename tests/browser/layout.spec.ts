import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Top and bottom of something on the page. */
async function extent(of: Locator): Promise<{ top: number; bottom: number }> {
  const { y, height } = (await of.boundingBox())!;
  return { top: y, bottom: y + height };
}

const isCut = (button: Locator) =>
  button.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some(
      (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
    ),
  );

async function register(page: Page): Promise<void> {
  await page.goto('/register');
  await page.getByRole('button', { name: /^Student/ }).click();
  await page.getByLabel('Email address').fill(`layout-${Date.now()}@example.com`);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('long enough');
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('long enough');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/verify');
}

test('the six boxes of a code leave room for what is below them', async ({ page }) => {
  await register(page);
  const boxes = await extent(page.getByLabel(/1 of 6/));
  const paste = await extent(page.getByRole('button', { name: 'Paste from clipboard' }));
  expect(paste.top).toBeGreaterThanOrEqual(boxes.bottom + 8);
});

test('the way on with a plan is read to its end', async ({ page, site }) => {
  await enter(page, (await openSchool(site)).teacher, '/pricing');
  await page.getByRole('radio', { name: 'Professional' }).check();
  const proceed = page.getByRole('link', { name: 'Proceed with Plan - $79/month' });
  await expect(proceed).toBeVisible();
  expect(await isCut(proceed)).toBe(false);
});

test('the panels beside a cohort stand as close as those of its main column', async ({ page, site }) => {
  const school = await openSchool(site);
  const { id } = await school.cohort();
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, school.teacher, `/cohorts/${id}`);
  const panel = (name: string) => extent(page.getByRole('region', { name }));
  const besides = (await panel('Requirements')).top - (await panel('Enrollment Status')).bottom;
  expect(besides).toBeCloseTo((await panel('Included Courses')).top - (await panel('Description')).bottom, 0);
});
