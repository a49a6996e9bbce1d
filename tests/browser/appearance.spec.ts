import { accentOf } from './support/accent.ts';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { demoAccount } from './support/members.ts';
import { enter, openSchool } from './support/school.ts';

const VIOLET = 'rgb(103, 65, 217)';
const BLUE = 'rgb(45, 79, 214)';

test('a student chooses light or dark and an accent color, which stay on the device', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  await enter(page, await school.student(), '/settings');
  const appearance = page.getByRole('region', { name: 'Appearance' });
  const accents = appearance.getByRole('group', { name: 'Accent color' });
  const scheme = () => page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);
  await expect(accents.getByRole('radio', { name: 'Blue' })).toBeChecked();
  expect(await accentOf(page)).toBe(BLUE);
  await test.step('by mouse and keyboard', async () => {
    await appearance.getByText('Dark', { exact: true }).click();
    await expect.poll(scheme).toBe('dark');
    await accents.getByRole('radio', { name: 'Blue' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(accents.getByRole('radio', { name: 'Violet' })).toBeChecked();
    expect(await accentOf(page)).toBe(VIOLET);
  });
  await test.step('both are there after a reload', async () => {
    await page.reload();
    await expect(accents.getByRole('radio', { name: 'Violet' })).toBeChecked();
    expect(await accentOf(page)).toBe(VIOLET);
    expect(await scheme()).toBe('dark');
  });
  await test.step('the own color of the product comes back', async () => {
    await accents.getByText('Blue', { exact: true }).click();
    await appearance.getByText('As the device', { exact: true }).click();
    await page.reload();
    expect(await accentOf(page)).toBe(BLUE);
    await expect.poll(scheme).toBe('light');
  });
});

test('every text is readable with each accent color, in light and dark', async ({ page }) => {
  await enter(page, demoAccount('teacher'), '/settings');
  for (const name of ['Violet', 'Teal', 'Green', 'Orange', 'Rose']) {
    await page.goto('/settings');
    const accents = page.getByRole('group', { name: 'Accent color' });
    await accents.getByText(name, { exact: true }).click();
    await expect(accents.getByRole('radio', { name })).toBeChecked();
    await page.goto('/cohorts');
    await expect(page.getByRole('link', { name: 'New Cohort' }).last()).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, ['color-contrast']), `${name}, ${colorScheme}`).toEqual([]);
    }
  }
});
