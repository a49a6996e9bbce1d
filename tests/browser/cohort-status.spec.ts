import { expect, test } from './support/fixtures.ts';
import { COURSE, enter, openSchool } from './support/school.ts';

test('a running cohort is Completed with an Ongoing badge in the list, and Ongoing on its own screen', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  await school.cohort({ title: 'Running Group', startsIn: -7 });
  await enter(page, school.teacher, '/cohorts?show=running');
  const card = page.getByRole('listitem').filter({ hasText: 'Running Group' });
  await expect(card.getByText('Completed', { exact: true })).toBeVisible();
  const ongoing = card.getByText('Ongoing', { exact: true });
  await expect(ongoing).toBeVisible();
  await ongoing.hover({ timeout: 3000 });
  await expect(page.getByRole('tooltip')).toContainText('Started and not ended yet');

  await page.getByRole('link', { name: 'Running Group' }).click();
  const header = page.getByRole('banner').or(page.locator('header')).filter({ hasText: 'Running Group' });
  await expect(header.getByText('Ongoing', { exact: true })).toBeVisible();
  await expect(header.getByText('Completed')).toBeHidden();
});

test('an ended cohort is listed for members, but nothing offers a place in it', async ({ page, site }) => {
  const school = await openSchool(site);
  const { id } = await school.cohort({ title: 'Past Group', startsIn: -60 });
  await school.cohort({ title: 'Coming Group' });
  await enter(page, await school.student(), `/cohorts/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Past Group' })).toBeVisible();
  const actions = page.getByRole('button', { name: /Enroll Now|Join Waitlist/ });
  await expect(page.getByRole('heading', { name: 'Enrollment Status' })).toBeVisible();
  await expect(actions).toHaveCount(0);

  await page.getByRole('link', { name: 'All Courses' }).click();
  await page.getByRole('link', { name: COURSE }).first().click();
  await expect(page.getByRole('link', { name: 'Enroll Now: Coming Group' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enroll Now in Coming Group' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Cohort: Past Group' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enroll Now: Past Group' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('You haven’t joined a cohort yet.')).toBeVisible();
  await expect(page.getByText('Past Group')).toHaveCount(0);
});
