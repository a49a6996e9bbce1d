import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { demoPerson, enter, openSchool } from './support/school.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Returns top and bottom of an element on the page. */
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

test('the six boxes of a code leave room for the content below them', async ({ page }) => {
  await register(page);
  const boxes = await extent(page.getByLabel(/1 of 6/));
  const paste = await extent(page.getByRole('button', { name: 'Paste from clipboard' }));
  expect(paste.top).toBeGreaterThanOrEqual(boxes.bottom + 8);
});

test('the button to proceed with a plan shows its whole label', async ({ page, site }) => {
  await enter(page, (await openSchool(site)).teacher, '/pricing');
  await page.getByRole('radio', { name: 'Professional' }).check();
  const proceed = page.getByRole('link', { name: 'Proceed with Plan - $79/month' });
  await expect(proceed).toBeVisible();
  expect(await isCut(proceed)).toBe(false);
});

test('the link to a meeting shows its whole label next to long times', async ({ page }) => {
  await enter(page, demoPerson('student@demo.example'), '/userdashboard');
  const join = page
    .getByRole('region', { name: 'Upcoming Schedule' })
    .getByRole('link', { name: 'Join: How people learn in public' });
  await expect(join).toBeVisible();
  expect(await isCut(join)).toBe(false);
});

test('a lesson’s title has its own line, and the buttons of a dialog fill theirs', async ({ page }) => {
  await enter(page, demoPerson('student@demo.example'), '/courses');
  await page.getByRole('link', { name: 'React from the Ground Up' }).click();
  const lesson = page.getByRole('listitem').filter({ hasText: 'Props, state and their owners' }).last();
  const title = await extent(lesson.getByText('Props, state and their owners'));
  expect((await extent(lesson.getByText(/^Video/))).top).toBeGreaterThanOrEqual(title.bottom);

  await page.goto('/cohorts');
  await page.getByRole('link', { name: 'Design Studio, Open Day' }).click();
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enroll in Cohort' });
  const [cancel, confirm, words] = await Promise.all(
    [
      dialog.getByRole('button', { name: 'Cancel' }),
      dialog.getByRole('button', { name: 'Confirm Enrollment' }),
      dialog.getByText(/^You are about to enroll/),
    ].map(async (part) => (await part.boundingBox())!),
  );
  expect(cancel!.x).toBeCloseTo(words!.x, 0);
  expect(confirm!.x + confirm!.width).toBeCloseTo(words!.x + words!.width, 0);
});

test('the panel next to a cohort begins next to its figures', async ({ page, site }) => {
  const school = await openSchool(site);
  const { id } = await school.cohort();
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, school.teacher, `/cohorts/${id}`);
  const top = async (name: string) => (await extent(page.getByRole('region', { name }))).top;
  expect(await top('Enrollment Status')).toBeCloseTo(await top('Dates, seats and price'), 0);
});

test('a long word wraps in every text, and moves nothing off the screen', async ({ page, site }) => {
  const school = await openSchool(site);
  const { id, title } = await school.cohort({
    title: 'Rechtsschutzversicherungsgesellschaftenkurs'.repeat(4),
  });
  await enter(page, school.teacher);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const address of ['/dashboard', '/cohorts', `/cohorts/${id}`, '/chat']) {
      await page.goto(address);
      const shown = page.getByRole('main').getByText(title).first();
      const { x, width: taken } = (await shown.boundingBox())!;
      expect(x + taken, `${address} at ${width}`).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${width}`).toBe(
        width,
      );
    }
  }
});

test('at 768 pixels a conversation takes the place of the list, and a card that of two', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await enter(page, demoPerson('student@demo.example'), '/chat');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'If the list jumps' });
  expect((await row.boundingBox())!.width).toBeGreaterThan(380);
  await row.click();
  const field = page.getByPlaceholder('Write a message');
  await expect(row).toBeHidden();
  expect((await field.boundingBox())!.width).toBeGreaterThan(300);
  await page.goto('/cohorts');
  const cards = page.getByRole('main').getByRole('list', { name: 'Cohorts' }).getByRole('listitem');
  expect((await cards.first().boundingBox())!.width).toBeGreaterThan(380);
});
