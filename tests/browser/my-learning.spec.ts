import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { demoPerson, enter, openSchool } from './support/school.ts';

test('a student sees on one screen what they learn, did and have to do', async ({ page }) => {
  await enter(page, demoPerson('student@demo.example'), '/dashboard');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'My Learning' })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Maya$/ }),
  ).toBeVisible();
  const figures = page.getByRole('group', { name: 'Figures' });
  await expect(figures.getByRole('group', { name: 'Course Progress' })).toContainText(/\d+%/);
  await expect(figures.getByRole('group', { name: 'Hours Learned' })).toContainText(/\d/);
  await expect(figures.getByRole('group', { name: 'Completed Tasks' })).toContainText(/\d/);
  await expect(figures.getByRole('group', { name: 'Current Streak' })).toContainText(/\d days?/);
  for (const name of ['Upcoming Schedule', 'Upcoming Lessons', 'Pending Tasks', 'Recent Activity'])
    await expect(page.getByRole('region', { name }).getByRole('listitem').first()).toBeVisible();

  await page.getByRole('button', { name: 'View Calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar' });
  await expect(dialog.getByRole('columnheader').first()).toHaveText('Sun');
  await expect(dialog.getByRole('list', { name: 'Upcoming Events' }).getByRole('listitem')).toHaveCount(3);
  const month = await dialog.getByRole('table').getAttribute('aria-label');
  await dialog.getByRole('button', { name: 'Next month' }).click();
  await expect(dialog.getByRole('table')).not.toHaveAccessibleName(month!);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const courses = page.getByRole('region', { name: 'Active Courses' });
  const next = courses.getByRole('link', { name: /^Continue Learning: Data Science Foundations, / });
  const lesson = (await next.getAttribute('aria-label'))!.split(', ').at(-1)!;
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: lesson })).toBeVisible();
});

test('only a cohort that goes on names the next lesson', async ({ page }) => {
  await enter(page, demoPerson('student@demo.example'), '/dashboard');
  const card = (cohort: string) =>
    page.getByRole('list', { name: 'Your cohorts' }).getByRole('listitem').filter({ hasText: cohort });
  await expect(card('React Winter Cohort')).toContainText('Next: ');
  await expect(card('API Design Sprint')).toContainText('100% complete');
  await expect(card('API Design Sprint')).not.toContainText('Next: ');
});

test('a new student is led to the cohorts', async ({ page, site }) => {
  const school = await openSchool(site);
  await enter(page, await school.student('Ines'), '/userdashboard');
  await expect(page.getByText('You have no active courses.')).toBeVisible();
  await expect(page.getByText('No upcoming events scheduled.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
