import { expect, test } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';

test.describe('a cohort in Berlin, seen from New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('shows the days of Berlin on every screen, and keeps them when it is edited', async ({
    page,
    site,
  }) => {
    const school = await openSchool(site);
    const { id } = await school.cohort({
      title: 'Berlin Group',
      // Midnights in Berlin.
      startDate: '2031-01-10T23:00:00.000Z',
      endDate: '2031-02-28T23:00:00.000Z',
      registrationDeadline: '2031-01-04T23:00:00.000Z',
      timeZone: 'Europe/Berlin',
    });
    await enter(page, school.teacher, `/cohorts/${id}`);
    await expect(page.getByText('January 11, 2031')).toBeVisible();
    await expect(page.getByText('March 1, 2031')).toBeVisible();
    await expect(page.getByText('Application deadline: end of day, Saturday, January 4, 2031')).toBeVisible();

    await page.getByRole('link', { name: 'Edit Cohort' }).click();
    await expect(page.getByText('Dates and times are in the Europe/Berlin time zone.')).toBeVisible();
    await expect(page.getByLabel('Start date')).toHaveValue('2031-01-11T00:00');
    await page.getByLabel('End date').fill('2031-03-02T00:00');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('March 2, 2031')).toBeVisible();
    await expect(page.getByText('January 11, 2031')).toBeVisible();

    await page.goto('/cohorts');
    await expect(page.getByText('Jan 11, 2031')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText(/January 11, 2031/)).toBeVisible();
  });

  test('names the last day of applications that have closed at midnight', async ({ page, site }) => {
    const school = await openSchool(site);
    const { id } = await school.cohort({
      startDate: '2031-01-10T23:00:00.000Z',
      endDate: '2031-02-28T23:00:00.000Z',
      registrationDeadline: '2021-01-04T23:00:00.000Z',
      timeZone: 'Europe/Berlin',
    });
    await enter(page, school.teacher, `/cohorts/${id}`);
    await expect(
      page.getByText('Applications closed on Monday, January 4, 2021', { exact: true }),
    ).toBeVisible();
  });

  test('shows the time of the viewer and of the organizer side by side', async ({ page, site }) => {
    const school = await openSchool(site);
    const { id } = await school.cohort({
      title: 'Berlin Group',
      startDate: '2031-01-10T23:00:00.000Z',
      endDate: '2031-02-28T23:00:00.000Z',
      registrationDeadline: '2031-01-04T23:00:00.000Z',
      timeZone: 'Europe/Berlin',
    });
    await enter(page, school.teacher, `/cohorts/${id}`);
    await expect(page.getByText('Fri, Jan 10, 6:00 PM EST for you')).toBeVisible();

    await page.getByRole('tab', { name: 'Schedule' }).click();
    await page.getByRole('button', { name: 'Plan session' }).click();
    const session = page.getByRole('dialog', { name: 'Plan session' });
    await session.getByLabel('Topic').fill('Setting type');
    await session.getByLabel('Start').fill('2031-01-21T18:00');
    await session.getByRole('button', { name: 'Plan session' }).click();
    await expect(page.getByText('Tue, Jan 21, 12:00 – 1:00 PM EST')).toBeVisible();
    await expect(page.getByText('6:00 – 7:00 PM GMT+1 for the organizer (Europe/Berlin)')).toBeVisible();

    await page.getByRole('button', { name: 'Add milestone' }).click();
    const milestone = page.getByRole('dialog', { name: 'Add milestone' });
    await milestone.getByLabel('Title').fill('First proof');
    await milestone.getByLabel('Deadline').fill('2031-01-20T18:00');
    await milestone.getByRole('button', { name: 'Add milestone' }).click();
    await expect(page.getByText('January 20, 2031')).toBeVisible();
    await expect(page.getByText('Mon, Jan 20, 12:00 PM EST for you')).toBeVisible();
  });
});
