import { expect, test } from './support/fixtures.ts';
import { demoPerson, enter, openSchool } from './support/school.ts';

test('the tabs of a cohort work with the keyboard, by their addresses and with Back', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  const { id } = await school.cohort();
  await enter(page, school.teacher, `/cohorts/${id}?tab=courses`);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Courses')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Included Courses' })).toBeVisible();
  await tab('Courses').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: 'Students' })).toBeVisible();
  await expect(page).toHaveURL(/\?tab=people$/);
  for (let back = 0; back < 3; back++) await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('region', { name: 'Instructors' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/cohorts/${id}$`));
  await page.goBack();
  await expect(tab('Schedule')).toHaveAttribute('aria-selected', 'true');
});

test('the list of students is loaded when its tab opens, and shown to staff only', async ({ page, site }) => {
  const school = await openSchool(site);
  const { id } = await school.cohort();
  await enter(page, await school.student(), `/cohorts/${id}?tab=people`);
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'People' })).toHaveCount(0);
});

test('a cohort offers the one action that comes next', async ({ page }) => {
  await enter(page, demoPerson('student@demo.example'), '/cohorts');
  const panel = page.getByRole('region', { name: 'Enrollment Status' });
  const open = async (title: string) => {
    await page.goto('/cohorts?show=all');
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };
  await open('Data Science Evening Group');
  await expect(panel.getByRole('link', { name: 'Join on Microsoft Teams' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await panel.getByRole('link', { name: 'Open the cohort chat' }).click();
  await expect(page).toHaveURL(/\/chat\/[\da-f-]{36}$/);
  await open('Design Studio, Open Day');
  await expect(panel.getByRole('button', { name: 'Enroll Now' })).toBeVisible();
  await expect(panel.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0);
  await open('React Winter Cohort');
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^cohort-[\da-f-]{36}\.ics$/);
});
