import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { COURSE, openSchool } from './support/school.ts';
import { operationOf } from './support/traffic.ts';

const cohortsOf = (page: Page) => page.getByRole('region', { name: 'Open cohorts' });

test('visitors see open cohorts with date, price and seats, and read on without an account', async ({
  page,
  site,
}) => {
  const school = await openSchool(site, { price: 120 });
  const { title } = await school.cohort({ title: 'Early Birds', startsIn: 2, capacity: 7, isPublic: true });
  await page.goto('/');
  const card = cohortsOf(page).getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('By Voss School');
  await expect(card).toContainText(/Starts \w{3}, \w{3} \d/);
  await expect(card).toContainText('$120.00');
  await expect(card).toContainText('7 seats left');
  await card.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: COURSE, level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('link', { name: 'Create Account' })
      .or(page.getByRole('link', { name: 'Sign Up' }))
      .first(),
  ).toBeVisible();
});

test('the section of cohorts says that there are none, and loads again after a failure', async ({ page }) => {
  let answer: 'nothing' | 'failure' | 'rows' = 'failure';
  await page.route('**/graphql', (route) => {
    if (operationOf(route.request()) !== 'OpenCohorts' || answer === 'rows') return route.fallback();
    if (answer === 'failure') return route.abort();
    return route.fulfill({ json: { data: { cohorts: { nodes: [] } } } });
  });
  await page.goto('/');
  await expect(page.getByText('We couldn’t load the open cohorts.')).toBeVisible();
  await expectAccessible(page, [360, 1280]);
  answer = 'nothing';
  await cohortsOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No open cohorts right now')).toBeVisible();
  answer = 'rows';
  await page.reload();
  await expect(cohortsOf(page).getByRole('listitem').first()).toBeVisible();
});

test('pictures have a size, and only those of the shown scheme are fetched, near the screen', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().endsWith('.webp')) fetched.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const pictures = page.locator('main img[data-scheme]');
  for (const picture of await pictures.all()) {
    for (const name of ['width', 'height', 'srcset', 'sizes'])
      expect(await picture.getAttribute(name), name).toBeTruthy();
    expect(await picture.getAttribute('loading')).toBe('lazy');
  }
  const urlsOf = (scheme: string) =>
    page
      .locator(`img[data-scheme=${scheme}]`)
      .evaluateAll((all) =>
        all.flatMap((image) =>
          (image as HTMLImageElement).srcset.split(', ').map((part) => part.split(' ')[0]!),
        ),
      );
  const dark = await urlsOf('dark');
  const light = await urlsOf('light');
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((url) => dark.includes(new URL(url).pathname))).toEqual([]);
  expect(fetched.every((url) => light.includes(new URL(url).pathname))).toBe(true);
  await page.getByRole('heading', { name: 'From an idea to a full cohort' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: 'Submitted work of students' })).toHaveJSProperty(
    'complete',
    true,
  );
});

test('the landing page has four cards about what people do', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Buy Courses', 'Create Courses', 'Sell Courses', 'Manage Meetings'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

test('a teacher creates a school from the landing page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Create your school' }).first().click();
  await expect(page.getByLabel('Institution Name')).toBeVisible();
});

test('the footer leads to cohorts, certificates, API documentation, terms and privacy', async ({ page }) => {
  await page.goto('/login');
  const open = async (name: string) => {
    await page.goto('/login');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
  };
  await open('Open cohorts');
  await expect(cohortsOf(page)).toBeInViewport();
  await open('Verify a certificate');
  await expect(page.getByLabel('Certificate number')).toBeVisible();
  await open('API documentation');
  await expect(page).toHaveURL(/\/api\/v1\/docs/);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const name of ['Terms of service', 'Privacy']) {
    await open(name);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('The operator of this installation must adapt it')).toBeVisible();
  }
});

test("an institution's host starts with its name and shows only what it offers", async ({
  newPerson,
  site,
}) => {
  const school = await openSchool(site, { name: 'Hand & Press' });
  const { title } = await school.cohort({ title: 'Own Evenings', isPublic: true });
  const page = await newPerson({ baseURL: site.originOf(school.namespace) });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Hand & Press' })).toBeVisible();
  await expect(cohortsOf(page).getByRole('listitem')).toHaveCount(1);
  await expect(cohortsOf(page)).toContainText(title);
  await expect(page.getByRole('region', { name: 'Courses' }).getByRole('listitem')).toContainText(COURSE);
  await expect(page.getByText('You have reached a Lyceum subdomain')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a press that begins before the app has drawn the page ends in a click', async ({ page }) => {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plans' }).hover();
  await page.mouse.down();
  await expect(page.locator('[data-drawn-ahead]')).toHaveCount(1);
  release();
  await expect(page.locator('[data-drawn-ahead]')).toHaveCount(0);
  await page.mouse.up();
  await page.waitForURL('**/pricing');
  await expect(page.getByRole('radio').first()).toBeVisible();
});
