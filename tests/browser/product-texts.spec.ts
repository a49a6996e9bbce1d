import { expect, test } from './support/fixtures.ts';
import { expectToast } from './support/forms.ts';
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

/** Plans of the product: their price and students, what they include, and what they lack. */
const PLANS = {
  Free: {
    terms: ['$0/month', 'Up to 3 students'],
    features: ['Basic analytics', 'Course creation tools', 'Student management', 'Basic support'],
    limits: ['No custom branding', 'Limited storage', 'No priority support', 'Basic reporting'],
  },
  Starter: {
    terms: ['$29/month', 'Up to 20 students'],
    features: [
      'Advanced analytics',
      'Priority e-mail support',
      'Custom branding',
      'Unlimited courses',
      'Progress tracking',
      'Basic integrations',
    ],
    limits: ['No API access', 'Limited integrations'],
  },
  Professional: {
    terms: ['$79/month', 'Up to 100 students'],
    features: [
      'Advanced reporting',
      'API access',
      'Premium support',
      'Custom domain',
      'Advanced integrations',
      'Team collaboration',
      'Bulk student import',
    ],
    limits: ['Limited white-labelling'],
  },
  Enterprise: {
    terms: ['Custom', 'Unlimited students'],
    features: [
      'White-label',
      'Dedicated support',
      'Custom integrations',
      'SLA guarantee',
      'Custom feature development',
      'Onboarding and training',
    ],
    limits: [],
  },
};

test('a teacher compares the plans, and logs out from there', async ({ page, site }) => {
  const { teacher } = await openSchool(site);
  await enter(page, teacher, '/pricing');
  const plans = page.getByRole('group', { name: 'Plans' });
  const cardOf = (name: string) =>
    plans.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
  for (const [name, { terms, features, limits }] of Object.entries(PLANS)) {
    for (const text of terms) await expect(cardOf(name)).toContainText(text);
    await expect(cardOf(name).getByRole('listitem')).toHaveText([...features, ...limits]);
  }
  await expect(plans.getByText('Most Popular')).toHaveCount(1);
  await expect(cardOf('Starter')).toContainText('Most Popular');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Log In' })).toHaveCount(0);
  await header.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL('**/login');
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the plans are in the language of their reader', async ({ page }) => {
    await page.goto('/pricing');
    const starter = page.locator('label').filter({ has: page.getByRole('radio', { name: 'Starter' }) });
    await expect(starter).toContainText('Bis zu 20 Lernende');
    await expect(starter.getByRole('listitem').first()).toHaveText('Erweiterte Auswertungen');
    await expect(starter.getByRole('listitem').last()).toHaveText('Begrenzte Integrationen');
  });
});

test('a card of a course has its title, description and price, and leads to it', async ({ page }) => {
  await enter(page, demoAccount('student'), '/courses?search=React');
  const title = 'React from the Ground Up';
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('Build interfaces out of small, honest components');
  await expect(card).toContainText('$499.00');
  await card.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/course\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

/** Groups of the main menu, and the items of each that the product documents name. */
const MENU = {
  Cohorts: ['New Cohort', 'Cohorts', 'New Course', 'New Lesson', 'New Activity'],
  Marketplace: ['All Courses', 'My Courses', 'Categories', 'Certificates'],
  Students: ['Students', 'Enrollments'],
  Institution: ['Institutions', 'Institution Settings'],
  Events: ['Consultations', 'Webinars', 'Workshops', 'Masterclasses', 'Q&A Sessions', 'Office Hours'],
};

test('the menu of an owner has the groups of the product documents', async ({ page, site }) => {
  const { teacher } = await openSchool(site);
  await enter(page, teacher, '/schedule');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const [group, items] of Object.entries(MENU)) {
    const list = menu.getByRole('list', { name: group, exact: true });
    for (const name of items) await expect(list.getByRole('link', { name, exact: true })).toBeVisible();
  }
  for (const name of ['Dashboard', 'Schedule', 'Analytics', 'Settings'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
});

test('lists of courses and students that can’t be loaded say so in a toast', async ({ page, site }) => {
  const { teacher } = await openSchool(site);
  const lists = { '/courses': 'Courses', '/courses/my-courses': 'MyCourses', '/students': 'Students' };
  await page.route('**/graphql', (route) =>
    Object.values(lists).includes(operationOf(route.request()) ?? '') ? route.abort() : route.fallback(),
  );
  await enter(page, teacher, '/settings');
  for (const address of Object.keys(lists)) {
    await page.goto(address);
    await expectToast(page, 'An error occured. Please try again later...');
  }
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
  for (const name of ['Student', 'Cohort', 'Enrolled', 'Progress', 'Payment', 'Status'])
    await expect(rows.first()).toContainText(name);
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
