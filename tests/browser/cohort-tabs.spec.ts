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

test('a cohort says what it is about, who offers it, when it is, and what a seat costs', async ({
  page,
  site,
}) => {
  const school = await openSchool(site, { price: 40, name: 'Letterpress Guild' });
  const { id, title } = await school.cohort({
    startDate: '2031-03-03T12:00:00Z',
    endDate: '2031-04-14T12:00:00Z',
    registrationDeadline: '2031-02-28T12:00:00Z',
  });
  await school.enroll(await school.student(), id);
  await enter(page, school.teacher, `/cohorts/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main.getByText('Letterpress Guild')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Description' })).toContainText('Type, ink and patience.');
  const facts = main.getByRole('region', { name: 'Dates, seats and price' });
  await expect(facts).toContainText(/Start date.*March 3, 2031/);
  await expect(facts).toContainText(/End date.*April 14, 2031/);
  await expect(facts).toContainText('Students1/4');
  await expect(facts).toContainText('Price$40.00');
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
