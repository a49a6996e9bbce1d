import { expect, test } from './support/fixtures.ts';
import { anOutsider, COURSE, enter, openSchool } from './support/school.ts';

test('enrolling from outside opens the institution immediately, without signing in again', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  const { id, title } = await school.cohort({ isPublic: true });
  const outsider = await anOutsider(site);
  await enter(page, outsider, `/cohorts/${id}`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm Enrollment' }).click();
  await expect(page.getByText('Enrolled successfully')).toBeVisible();
  await expect(page.getByText('You are Enrolled to this Cohort')).toBeVisible();

  await test.step('the bell shows the notification of the seat', async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByText(title).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await test.step('the course has its discussions', async () => {
    await menu.getByRole('link', { name: 'My Courses', exact: true }).click();
    await page.getByRole('link', { name: COURSE }).first().click();
    await page.getByRole('tab', { name: 'Discussions' }).click();
    await expect(
      page
        .getByRole('tabpanel')
        .getByText(/discussion/i)
        .first(),
    ).toBeVisible();
  });

  await test.step('the chat has the room of the cohort', async () => {
    await menu.getByRole('link', { name: 'Chat' }).click();
    await expect(page.getByText(title).first()).toBeVisible();
  });
});
