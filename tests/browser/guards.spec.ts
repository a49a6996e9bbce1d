import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/demo/accounts';
import { expect, signIn, test } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';
import { operationOf, watchOperations } from './support/traffic.ts';

const STUDENT = { email: 'student@demo.example', password: DEMO_PASSWORD, name: 'Maya' };
const TEACHER = { email: 'teacher@demo.example', password: DEMO_PASSWORD, name: 'Tomás' };

const onPath = (pathname: string) => (url: URL) => url.pathname === pathname;

test.describe('access without a session', () => {
  test('a visitor is asked to sign in and returns to the original page with its search', async ({ page }) => {
    const sent = watchOperations(page);
    await page.goto('/cohorts?search=React&status=UPCOMING');
    await page.waitForURL('**/login');
    expect(sent).toEqual([]);
    await fillLogin(page, STUDENT.email, STUDENT.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/cohorts?search=React&status=UPCOMING');
    await expect(page.getByRole('link', { name: 'React Winter Cohort' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeHidden();
  });

  test('a sign-in without an original page leads to the dashboard, and so do guest pages', async ({
    page,
  }) => {
    await signIn(page, STUDENT.email);
    await page.waitForURL('**/dashboard');
    for (const address of ['/', '/login', '/register', '/signup']) {
      await page.goto(address);
      await page.waitForURL('**/dashboard');
    }
    await page.goto('/verify');
    await page.waitForURL('**/dashboard');
  });

  test('an unverified account is redirected to /verify', async ({ page }) => {
    await page.goto('/register');
    await page.getByRole('button', { name: /^Student/ }).click();
    await page.getByLabel('Email address').fill(`guard-${Date.now()}@example.com`);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('long enough');
    await page.getByRole('textbox', { name: 'Confirm Password' }).fill('long enough');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/verify');
    await page.evaluate(() => localStorage.setItem('persist', 'true'));
    for (const address of ['/dashboard', '/cohorts/new', '/']) {
      await page.goto(address);
      await page.waitForURL('**/verify');
    }
    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  });

  test('an unknown address has its own screen', async ({ page }) => {
    for (const address of ['/no-such-page', '/cohorts/new/nothing', '/courses/x/y']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Oops, Page Not Found' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Go to Homepage' }).click();
    await page.waitForURL(onPath('/'));
    await expect(page.getByRole('heading', { name: /^Learn, Teach, and Grow with/ })).toBeVisible();
  });
});

test.describe('roles', () => {
  test('a student is not offered staff actions, and is redirected from their addresses', async ({ page }) => {
    await enter(page, STUDENT, '/cohorts');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Cohorts', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Design Studio, Open Day' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Design Studio, Open Day' })).toBeVisible();
    for (const name of ['New Cohort', 'New Course', 'Students']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeHidden();
    }
    for (const name of ['Edit Cohort', 'Delete Cohort', 'Add Instructor']) {
      await expect(page.getByRole('link', { name }).or(page.getByRole('button', { name }))).toBeHidden();
    }
    const cohort = new URL(page.url()).pathname;
    for (const address of ['/cohorts/new', '/courses/new']) {
      await page.goto(address);
      await page.waitForURL('**/unauthorized');
      await expect(page.getByRole('heading', { name: 'Unauthorized' })).toBeVisible();
    }
    await page.goto(`${cohort}/edit`);
    await expect(page.getByText('You don’t have permission to edit this cohort.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeHidden();
    await page.goto('/quickstart');
    await expect(page.getByText('Quick Start is for teachers.')).toBeVisible();
  });

  test('a teacher runs their own cohorts, not those of others, and takes no seat', async ({ page }) => {
    await enter(page, TEACHER, '/cohorts');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'New Cohort' })).toBeVisible();
    await page.getByRole('link', { name: 'React Winter Cohort' }).click();
    await expect(page.getByRole('link', { name: 'Edit Cohort' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete Cohort' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeHidden();
    await menu.getByRole('link', { name: 'Cohorts', exact: true }).click();
    await page.getByRole('link', { name: 'Design Studio, Open Day' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Design Studio, Open Day' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Enrollment Status' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit Cohort' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete Cohort' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeHidden();
  });
});

test.describe('the session', () => {
  test('survives a reload with Remember me, which fills in the name', async ({ page }) => {
    await signIn(page, STUDENT.email);
    await page.goto('/courses');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'All Courses' })).toBeVisible();
    const stored = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).map(String)),
    );
    expect(stored).toEqual(expect.arrayContaining(['persist,true', `user,${STUDENT.email}`]));
    expect(stored.join(), 'no token in any storage').not.toContain('eyJ');
    await signOut(page);
    await expect(page.getByLabel('Email address')).toHaveValue(STUDENT.email);
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  });

  test('survives a reload and a new tab without Remember me, and ends with the browser', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    await fillLogin(page, STUDENT.email, STUDENT.password);
    await expect(page.getByLabel('Remember me')).not.toBeChecked();
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/dashboard');
    await page.goto('/courses');
    await expect(page.getByRole('heading', { name: 'All Courses' })).toBeVisible();
    const tab = await context.newPage();
    await tab.goto('/courses');
    await expect(tab.getByRole('heading', { name: 'All Courses' })).toBeVisible();
    await tab.close();

    // A browser that ends keeps only cookies with an expiry.
    for (const { name, expires } of await context.cookies())
      if (expires === -1) await context.clearCookies({ name });
    const sent = watchOperations(page);
    await page.goto('/courses');
    await page.waitForURL('**/login');
    expect(sent).toEqual([]);
    await expect(page.getByLabel('Email address')).toHaveValue('');
  });

  test('ends in every tab immediately on the click', async ({ page, context }) => {
    await enter(page, STUDENT);
    const other = await context.newPage();
    await other.goto('/cohorts');
    await expect(other.getByRole('link', { name: 'React Winter Cohort' })).toBeVisible();
    // The server never receives the request: the screens do not wait for it.
    await page.route('**/graphql', (route) =>
      operationOf(route.request()) === 'SignOut' ? route.abort() : route.fallback(),
    );
    await signOut(page);
    await other.waitForURL('**/login');
    await expect(other.getByText('React Winter Cohort')).toBeHidden();
  });

  test('signing out ends it on the server too, and the next person starts with an empty cache', async ({
    page,
  }) => {
    await enter(page, STUDENT, '/courses/my-courses');
    await expect(page.getByRole('heading', { name: 'My Courses' })).toBeVisible();
    await signOut(page, '/login');
    await expect
      .poll(async () =>
        (await page.context().cookies()).some(({ name, value }) => name === 'refresh_token' && value),
      )
      .toBe(false);
    await page.reload();
    await fillLogin(page, TEACHER.email, TEACHER.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tomás');
  });

  test('survives two tabs that refresh at once', async ({ page, context }) => {
    await enter(page, STUDENT);
    const other = await context.newPage();
    await other.goto('/dashboard');
    for (const tab of [page, other]) await expect(tab.getByText('Active cohorts')).toBeVisible();
    for (let round = 0; round < 2; round += 1) {
      await Promise.all([page.reload(), other.reload()]);
      for (const tab of [page, other]) await expect(tab.getByText('Active cohorts')).toBeVisible();
    }
  });
});

test.describe('institutions', () => {
  test('a subdomain greets, signs up and signs in for its institution', async ({ newPerson, site }) => {
    const page = await newPerson({ baseURL: site.originOf('demo') });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'You have reached a Lyceum subdomain' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await expect(page.getByLabel('Full Name')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await fillLogin(page, STUDENT.email, STUDENT.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: /Profile menu/ }).click();
    await expect(page.getByText(STUDENT.email)).toBeVisible();
    for (const name of ['Profile', 'Settings', 'Sign out'])
      await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  });

  test('every screen reports an unknown namespace, with a Retry that reloads it', async ({
    newPerson,
    site,
  }) => {
    const page = await newPerson({ baseURL: site.originOf('nobody') });
    const words = 'This institution nobody not exist. Please validate the namespace and try again';
    for (const address of ['/login', '/signup', '/']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: words })).toBeVisible();
    }
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.waitForFunction(() => !('isOld' in window));
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
  });
});

test.describe('with the keyboard only', () => {
  test('from the login screen to a seat', async ({ page, site }) => {
    const school = await openSchool(site);
    const { title } = await school.cohort();
    const student = await school.student();
    await page.goto('/login');
    await tabTo(page, page.getByLabel('Email address'));
    await page.keyboard.type(student.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(student.password);
    await tabTo(page, page.getByLabel('Remember me'));
    await page.keyboard.press('Space');
    await expect(page.getByLabel('Remember me')).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: 'Sign In', exact: true }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');

    await tabTo(page, page.getByRole('link', { name: 'Cohorts', exact: true }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/cohorts');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: title }));
    await page.keyboard.press('Enter');
    const enroll = page.getByRole('button', { name: 'Enroll Now' });
    await expect(enroll).toBeVisible();
    await tabTo(page, enroll);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Enroll in Cohort' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(enroll).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((window) => window.contains(document.activeElement))).toBe(true);
    }
    await tabTo(page, dialog.getByRole('button', { name: 'Confirm Enrollment' }));
    await page.keyboard.press('Enter');
    const seat = page.getByText('You are Enrolled to this Cohort');
    await expect(seat).toBeVisible();
    // The pressed button is gone: the line that replaced it has the focus.
    await expect(page.locator(':focus')).toContainText('You are Enrolled to this Cohort');
  });

  test('the first tab stop of every screen skips the menu', async ({ page }) => {
    await enter(page, STUDENT);
    await expect(page.getByText('Active cohorts')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('Ctrl+B collapses the side menu, which stays collapsed for a week', async ({ page, context }) => {
    await enter(page, STUDENT);
    const label = page.getByRole('navigation', { name: 'Main menu' }).getByText('Dashboard');
    await expect(label).toBeVisible();
    const wide = await sideWidth(page);
    await page.keyboard.press('Control+b');
    await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
    await expect.poll(() => sideWidth(page)).toBe(48);
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')!;
    expect(cookie.value).toBe('false');
    expect(Math.round((cookie.expires - Date.now() / 1000) / 86_400)).toBe(7);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
    expect(await sideWidth(page)).toBe(48);
    await page.keyboard.press('Control+b');
    await expect.poll(() => sideWidth(page)).toBe(wide);
    expect(wide).toBe(256);
  });
});

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  // The previous screen may have such fields too.
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
}

async function signOut(page: Page, address = '/login'): Promise<void> {
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(`**${address}`);
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

const sideWidth = (page: Page) =>
  page
    .getByRole('complementary')
    .first()
    .evaluate((side) => Math.round(side.getBoundingClientRect().width));
