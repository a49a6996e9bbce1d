import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { COURSE, enter, openSchool } from './support/school.ts';

const overlaps = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

for (const width of [360, 768, 1280])
  test(`two toasts at the top right cover neither the action of the page nor each other at ${width} pixels`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await enter(page, (await openSchool(site)).teacher, '/courses/my-courses');
    const action = page.getByRole('link', { name: 'Create Course' });
    await expect(action).toBeVisible();
    for (const name of ['Unpublish', 'Publish']) {
      await page.getByRole('button', { name: `More actions: ${COURSE}` }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      await expect(
        page.getByText(name === 'Publish' ? 'Course published' : /^Course unpublished/),
      ).toBeVisible();
      await page
        .getByRole('region', { name: /Notifications/ })
        .getByRole('alert')
        .first()
        .hover();
    }
    const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('alert');
    await expect(toasts).toHaveCount(2);
    await expect(async () => {
      const [first, second] = [toasts.nth(0), toasts.nth(1)];
      expect(await overlaps(first, second)).toBe(false);
      for (const toast of [first, second]) {
        expect(await overlaps(toast, action)).toBe(false);
        const { x, width: taken } = (await toast.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + taken).toBeLessThanOrEqual(width);
      }
    }).toPass({ timeout: 3000 });
    const right = (await toasts.first().boundingBox())!;
    expect(right.x + right.width).toBeGreaterThan(width - 40);
  });

test('a toast has a close button, closes after 5000 ms, and waits on hover and without focus', async ({
  page,
  site,
}) => {
  await enter(page, (await openSchool(site)).teacher, '/isettings');
  const save = page.getByRole('button', { name: 'Save Changes' });
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('alert');
  await save.click();
  await toasts.getByRole('button', { name: 'close' }).click();
  await expect(toasts).toHaveCount(0);

  await save.click();
  const timer = toasts.getByRole('progressbar', { includeHidden: true });
  await expect(timer).toHaveCSS('animation-name', 'none'); // nothing moves for those who want that
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(timer).toHaveCSS('animation-name', 'Toastify__trackProgress');
  await expect(timer).toHaveCSS('animation-duration', '5s');
  await toasts.hover();
  await expect(timer).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(5, 500);
  await expect(timer).toHaveCSS('animation-play-state', 'running');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(timer).toHaveCSS('animation-play-state', 'paused');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(timer).toHaveCSS('animation-play-state', 'running');
  await expect(toasts).toHaveCount(0);
});
