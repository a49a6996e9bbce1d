import { expect, test } from './support/fixtures.ts';
import { demoAccount } from './support/members.ts';
import { enter, openSchool } from './support/school.ts';
import { operationOf } from './support/traffic.ts';

test('a visitor reads the landing page with its header and footer', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Lyceum');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Learn, Teach, and Grow with Lyceum' }),
  ).toBeVisible();
  await expect(
    page.getByText('Create, sell and manage courses, and teach them live, in one place.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Why Choose/ })).toBeAttached();
  await test.step('the header leads in', async () => {
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Lyceum' })).toHaveAttribute('href', '/');
    for (const name of ['Log In', 'Sign Up']) await expect(header.getByRole('link', { name })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
  });
  await test.step('the footer has the year, the terms and the privacy policy', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(String(new Date().getFullYear()));
    await footer.getByRole('link', { name: 'Terms of service' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  });
});

/** Plans of the product: their price, students, some features and what they lack. */
const PLANS = {
  Free: ['$0', 'Up to 3 students', 'Course creation tools', 'No custom branding'],
  Starter: ['$29', 'Up to 20 students', 'Custom branding', 'No API access'],
  Professional: ['$79', 'Up to 100 students', 'Bulk student import', 'Limited white-labelling'],
  Enterprise: ['Custom', 'Unlimited students', 'SLA guarantee', 'Onboarding and training'],
};

test('a teacher compares the plans, and logs out from there', async ({ page, site }) => {
  const { teacher } = await openSchool(site);
  await enter(page, teacher, '/pricing');
  const plans = page.getByRole('group', { name: 'Plans' });
  const cardOf = (name: string) =>
    plans.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
  for (const [name, texts] of Object.entries(PLANS))
    for (const text of texts) await expect(cardOf(name)).toContainText(text);
  await expect(plans.getByText('Most Popular')).toHaveCount(1);
  await expect(cardOf('Starter')).toContainText('Most Popular');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Log In' })).toHaveCount(0);
  await header.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL('**/login');
});

test('each form of a course offers the levels of its document, and the lists have one for everyone', async ({
  page,
}) => {
  const optionsOf = (label: string) => page.getByLabel(label, { exact: true }).locator('option');
  await enter(page, demoAccount('teacher'), '/courses/new');
  await expect(optionsOf('Level')).toHaveText(['Beginner', 'Intermediate', 'Advanced', 'All Levels']);
  await page.goto('/quickstart');
  await expect(optionsOf('Level')).toHaveText(['All', 'Beginner', 'Intermediate', 'Advanced', 'Other']);
  await expect(optionsOf('Category')).toHaveText([
    'Choose a category',
    'Web Development',
    'Mobile Development',
    'Data Science',
    'Design',
    'Other',
  ]);
  const filter = ['Any level', 'Beginner', 'Intermediate', 'Advanced', 'All Levels', 'Other'];
  await page.goto('/courses');
  await expect(page.getByRole('main').getByLabel('Level').locator('option')).toHaveText(filter);
  await page.goto('/courses/my-courses');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('main').getByLabel('Level').locator('option')).toHaveText(filter);
});

test('a visitor returns from the form of a student to the roles', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: /^Student/ }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();
  await page.getByRole('button', { name: '← Back to role selection' }).click();
  await expect(page.getByRole('button', { name: /^Teacher/ })).toBeVisible();
});

test('both addresses of the enrollments show the same list', async ({ page }) => {
  await enter(page, demoAccount('teacher'), '/enrollments');
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const listed = await rows.allInnerTexts();
  expect(listed.length).toBeGreaterThan(5);
  await page.goto('/courses/enrollments');
  await expect(rows.nth(1)).toBeVisible();
  expect(await rows.allInnerTexts()).toEqual(listed);
});

test('a new school says that it has no students, and opens its first cohort', async ({ page, site }) => {
  const { teacher } = await openSchool(site);
  await enter(page, teacher, '/students');
  await expect(page.getByText('No students available')).toBeVisible();
  await page.goto('/cohorts/new');
  await page.getByLabel('Title').fill('Morning Group');
  await page.getByLabel('Description').fill('Type, ink and coffee.');
  await page.getByLabel('Start date').fill('2031-03-03T09:00');
  await page.getByLabel('End date').fill('2031-04-14T09:00');
  await page.getByLabel('Registration deadline').fill('2031-02-28T09:00');
  await page.getByLabel(/^Seats/).fill('8');
  await page.getByRole('checkbox', { name: /Letterpress for Beginners/ }).check();
  await page.getByRole('button', { name: 'Create Cohort' }).click();
  await expect(page.getByText('Cohort Created Successfully')).toBeVisible();
  await page.waitForURL('**/cohorts');
});

test('a cohort that can’t be loaded says so', async ({ page, site }) => {
  const school = await openSchool(site);
  const { id } = await school.cohort();
  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === 'Cohort' ? route.abort() : route.fallback(),
  );
  await enter(page, school.teacher, `/cohorts/${id}`);
  await expect(page.getByText('Failed to load cohort.').first()).toBeVisible();
});

test('the menu is 16rem wide, 3rem with icons only, and 18rem on phones', async ({ page }) => {
  await enter(page, demoAccount('student'), '/cohorts');
  const menu = page
    .getByRole('complementary')
    .filter({ has: page.getByRole('navigation', { name: 'Main menu' }) });
  const widthOf = async () => (await menu.boundingBox())!.width;
  await expect.poll(widthOf).toBe(16 * 16);
  await page.keyboard.press('ControlOrMeta+b');
  await expect.poll(widthOf).toBe(3 * 16);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect.poll(async () => (await drawer.boundingBox())!.width).toBe(18 * 16);
});
