import type { Page } from '@playwright/test';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { demoPerson, enter, openSchool } from './support/school.ts';

const sectionsOf = (page: Page) => page.getByRole('navigation', { name: 'Sections of the settings' });

for (const { device, ...viewport } of [
  { device: 'a computer', width: 1280, height: 800 },
  { device: 'a phone', width: 360, height: 740 },
])
  test(`a student goes to a section of the settings on ${device}, and a reload stays there`, async ({
    page,
    site,
  }) => {
    const school = await openSchool(site);
    await page.setViewportSize(viewport);
    await enter(page, await school.student(), '/settings');
    const sections = sectionsOf(page);
    const data = page.getByRole('heading', { name: 'Your data' });
    await expect(data).not.toBeInViewport();
    await sections.getByRole('link', { name: 'Your data' }).click();
    await expect(data).toBeInViewport();
    await expect(sections).toBeInViewport();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect(data).toBeInViewport();
    await sections.getByRole('link', { name: 'Notifications' }).click();
    await expect(page.getByRole('heading', { name: 'Notifications' })).toBeInViewport();
    await expect(data).not.toBeInViewport();
  });

test('an account without an institution has no sections of a member', async ({ page }) => {
  await enter(page, demoPerson('staff@demo.example'), '/settings');
  await expect(sectionsOf(page).getByRole('link')).toHaveText([
    'Notifications',
    'Calendar subscription',
    'Language',
    'Appearance',
    'Keyboard',
    'Billing',
    'Security',
    'Your data',
  ]);
});
