import { expect, test } from './support/fixtures.ts';
import { demoPerson, enter, openSchool } from './support/school.ts';

test('a new school has first steps, which follow what exists until they are hidden', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  await enter(page, school.teacher, '/dashboard');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('progressbar', { name: 'First steps done' })).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Schedule a cohort' })).toBeVisible();
  const before = await steps.getByRole('img', { name: 'Done' }).count();
  await school.cohort();
  await page.reload();
  await expect(steps.getByRole('img', { name: 'Done' })).toHaveCount(before + 1);
  await expect(steps.getByRole('link', { name: 'Schedule a cohort' })).toHaveCount(0);
  await steps.getByRole('link', { name: 'See it as a student' }).click();
  await expect(page).toHaveURL(/\/course\//);
  await page.goBack();
  await expect(steps.getByRole('link', { name: 'See it as a student' })).toHaveCount(0);
  await steps.getByRole('button', { name: 'Hide these steps' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('a new school’s steps lead to the lessons, and know that students were invited', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  await enter(page, school.teacher, '/dashboard');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('link', { name: 'Invite students' })).toBeVisible();
  await steps.getByRole('link', { name: 'Add lessons' }).click();
  await expect(page.getByRole('tab', { name: 'Curriculum' })).toHaveAttribute('aria-selected', 'true');

  await page.goto('/courses/my-courses');
  await page.getByRole('link', { name: /^View Course: / }).click();
  await page.getByRole('link', { name: 'QR code and invitations' }).click();
  await page.getByLabel('Student Emails').fill('one@new.example, two@new.example');
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByText('Invitations sent to 2 people')).toBeVisible();
  await page.goto('/dashboard');
  await expect(steps.getByRole('img', { name: 'Done' }).first()).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Invite students' })).toHaveCount(0);
});

test('the demo’s student sees the next seven days, and its admin what to confirm', async ({
  page,
  newPerson,
}) => {
  await enter(page, demoPerson('student@demo.example'), '/dashboard');
  const week = page.getByRole('list', { name: 'Next 7 days' });
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await week
    .getByRole('link', { name: /^Due: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/assignments\/submit\//);

  const admin = await newPerson();
  await enter(admin, demoPerson('admin@demo.example'), '/dashboard');
  await expect(admin.getByRole('group', { name: 'Students' })).toContainText('in 30 days');
  await admin.getByRole('link', { name: 'Payments' }).first().click();
  await expect(admin).toHaveURL(/\/cohorts\/[\da-f-]+\?tab=people$/);
  const people = admin.getByRole('tabpanel');
  await expect(people.getByRole('row').filter({ hasText: 'Pending' }).first()).toBeVisible();
});
