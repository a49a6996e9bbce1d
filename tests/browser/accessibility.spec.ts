import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/demo/accounts';
import { expect, test, violations } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';
import { operationOf } from './support/traffic.ts';

type Who = 'visitor' | 'student' | 'teacher' | 'admin';

const WIDTHS = [1280, 768, 360] as const;

/** Narrowest width at which nothing may scroll sideways (WCAG 1.4.10). */
const NARROWEST = 320;

/** Screens that are there once they are opened; `cohort:`, `course:` and `discussion:` name an item by its title. */
const SCREENS: Record<Who, readonly string[]> = {
  visitor: [
    '/',
    '/home',
    '/login',
    '/forgot-password',
    '/reset-password',
    '/reset-password?token=of-a-mail',
    '/register',
    '/signup',
    '/unauthorized',
    '/no-such-page',
    '/certificates',
    '/api/v1/docs',
  ],
  student: [
    '/dashboard',
    '/cohorts',
    'cohort:Data Science Evening Group',
    '/courses',
    'course:React from the Ground Up',
    'course:React from the Ground Up/?tab=assignments',
    '/courses/my-courses',
    '/courses/certificates',
    '/chat',
    '/discussions',
    '/discussions/new',
    'discussion:When does state belong to the parent?',
    '/pricing',
    '/notifications',
    '/settings',
  ],
  teacher: [
    '/dashboard',
    '/cohorts',
    '/cohorts/new',
    'cohort:React Winter Cohort',
    '/courses/new',
    '/activities/new',
    'course:React from the Ground Up/?tab=assignments',
    '/courses/my-courses',
    '/courses/certificates',
  ],
  admin: [
    '/isettings',
    '/isettings?tab=integrations',
    '/dashboard',
    'cohort:GraphQL Masterclass',
    'cohort:GraphQL Masterclass/edit',
  ],
};

for (const [who, screens] of Object.entries(SCREENS) as [Who, readonly string[]][]) {
  for (const screen of screens) {
    test(`${who}: ${screen}`, async ({ page }) => {
      await begin(page, who);
      await open(page, screen);
      await expectAccessible(page);
    });
  }
}

test.describe('states', () => {
  test('while a list loads', async ({ page }) => {
    await begin(page, 'student');
    await page.route('**/graphql', (route) =>
      operationOf(route.request()) === 'Cohorts' ? undefined : route.fallback(),
    );
    await page.goto('/cohorts');
    await expect(page.getByRole('heading', { level: 1, name: 'Cohorts' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading…')).toBeAttached();
    await expectAccessible(page);
  });

  test('a list without a match', async ({ page }) => {
    await begin(page, 'student');
    await page.goto('/cohorts?search=nothing-of-this-name&status=UPCOMING');
    await expect(page.getByText('No cohorts available.')).toBeVisible();
    await expectAccessible(page);
  });

  test('a list that failed, with its toast', async ({ page }) => {
    await begin(page, 'student');
    await page.route('**/graphql', (route) =>
      operationOf(route.request()) === 'Cohorts' ? route.abort() : route.fallback(),
    );
    await page.goto('/cohorts');
    await expect(
      page.getByRole('main').getByText('An error occured. Please try again later...'),
    ).toBeVisible();
    const toast = page.getByRole('region', { name: /Notifications/ });
    await toast.getByRole('alert').last().hover(); // so that it stays
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'React Winter Cohort' })).toBeVisible();
  });

  test('a cohort that does not exist', async ({ page }) => {
    await begin(page, 'student');
    await page.goto('/cohorts/00000000-0000-4000-8000-000000000000');
    await expect(
      page.getByText('This cohort doesn’t exist, or you don’t have access to it.').last(),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test('nothing yet, in a new institution', async ({ page, site }) => {
    const school = await openSchool(site);
    await enter(page, await school.student(), '/dashboard');
    await expect(page.getByText('You haven’t joined a cohort yet.')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/courses/my-courses');
    await expect(page.getByText('You have no courses yet.')).toBeVisible();
    await expectAccessible(page, [360]);
  });

  test('forms that were refused', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Missing Username or Password').first()).toBeVisible();
    await expectAccessible(page, [1280, 360]);
    await page.goto('/register');
    await page.getByRole('button', { name: /^Teacher/ }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('All fields are required for instructors').first()).toBeVisible();
    await expectAccessible(page, [1280, 360]);
  });

  test('the open bell, full and empty', async ({ page, site }) => {
    await begin(page, 'teacher');
    await page.goto('/settings');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(
      page
        .getByRole('dialog')
        .getByRole('link', { name: /enrolled in/ })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    const school = await openSchool(site);
    await enter(page, await school.student(), '/notifications');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByText('No notifications yet.')).toHaveCount(2);
    await expectAccessible(page, [360]);
  });

  test('work to hand in, refused and handed in', async ({ page }) => {
    await begin(page, 'student');
    await open(page, 'course:React from the Ground Up/?tab=assignments');
    await page.getByRole('link', { name: 'Submit Assignment: State or props?' }).click();
    await page.getByRole('button', { name: 'Submit Assignment' }).click();
    await expect(page.getByText('Please attach at least one file')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await page.getByRole('link', { name: 'View Submission: Cut a page into components' }).click();
    await expect(page.getByRole('heading', { name: 'Feedback' })).toBeVisible();
    await expectAccessible(page);
  });

  test('work to be graded, and one of it opened', async ({ page }) => {
    await begin(page, 'teacher');
    await open(page, 'course:React from the Ground Up/?tab=assignments');
    await page.getByRole('link', { name: 'Submissions: Cut a page into components' }).click();
    const grade = page.getByRole('button', { name: /^Grade: / }).first();
    await expect(grade).toBeVisible();
    await expectAccessible(page);
    await grade.click();
    await expect(page.getByRole('dialog').getByLabel('Points')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(grade).toBeFocused();
  });

  test('a seat, and a folded menu', async ({ page, site }) => {
    const school = await openSchool(site);
    const student = await school.student();
    const { id } = await school.cohort();
    await school.enroll(student, id);
    await enter(page, student, `/cohorts/${id}`);
    await expect(page.getByText('You are Enrolled to this Cohort')).toBeVisible();
    await page.keyboard.press('Control+b');
    await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('dialogs and menus', () => {
  test('Enroll in Cohort', async ({ page }) => {
    await begin(page, 'student');
    await open(page, 'cohort:Design Studio, Open Day');
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    await expect(page.getByRole('dialog', { name: 'Enroll in Cohort' })).toBeVisible();
    await expectAccessible(page);
  });

  test('Delete Cohort', async ({ page }) => {
    await begin(page, 'teacher');
    await open(page, 'cohort:React Winter Cohort');
    await page.getByRole('button', { name: 'Delete Cohort' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Cohort' });
    await expect(dialog).toContainText('This cannot be undone.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete Cohort' })).toBeFocused();
  });

  test('Add Instructor', async ({ page }) => {
    await begin(page, 'teacher');
    await open(page, 'cohort:React Winter Cohort');
    await page.getByRole('button', { name: 'Add Instructor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Instructor' });
    await expect(dialog.getByText('Ivy Chen')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add Instructor' })).toBeFocused();
  });

  test('the profile menu', async ({ page }) => {
    await begin(page, 'student');
    await open(page, '/dashboard');
    await page.getByRole('button', { name: /Profile menu/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expectAccessible(page);
  });

  test('the menu of a phone', async ({ page }) => {
    await begin(page, 'teacher');
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/dashboard');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'New Cohort' })).toBeVisible();
    await expectAccessible(page, [360]);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
});

test.describe('wizards', () => {
  test('the three steps of the quick start', async ({ page, site }) => {
    const school = await openSchool(site);
    await enter(page, school.teacher, '/quickstart');
    await page.getByLabel('Course Title').fill('Bookbinding');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Cohort Title').fill('Spring');
    await page.getByLabel('Start Date').fill('2031-03-03');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create Now' }).click();
    await expect(page.getByLabel('Course Link')).toBeVisible();
    await expectAccessible(page);
  });

  test('a forgotten password: the link that was sent, and a new password that was refused', async ({
    page,
  }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email address').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/reset-password?token=of-a-mail');
    await page.getByRole('textbox', { name: 'New password' }).fill('short');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
    await expectAccessible(page);
  });

  test('/verify', async ({ page }) => {
    await page.goto('/register');
    await page.getByRole('button', { name: /^Student/ }).click();
    await page.getByLabel('Email address').fill(`axe-${Date.now()}@example.com`);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('long enough');
    await page.getByRole('textbox', { name: 'Confirm Password' }).fill('long enough');
    await expectAccessible(page, [1280, 360]);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/verify');
    await expect(page.getByLabel(/1 of 6/)).toBeVisible();
    await expectAccessible(page);
  });
});

test('nothing moves for those who want no motion', async ({ page }) => {
  await begin(page, 'teacher');
  await open(page, 'cohort:React Winter Cohort');
  await page.evaluate(() => {
    const durations: number[] = [];
    for (const start of ['transitionrun', 'animationstart'] as const)
      addEventListener(start, ({ target }) => {
        for (const { effect } of (target as Element).getAnimations())
          durations.push(Number(effect?.getComputedTiming().duration));
      });
    Object.assign(window, { durations });
  });
  const longest: Record<string, number> = {};
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.getByRole('button', { name: 'Delete Cohort' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    longest[reducedMotion] = await page.evaluate(() =>
      Math.max(0, ...(window as unknown as { durations: number[] }).durations.splice(0)),
    );
  }
  expect(longest['no-preference'], 'something does move').toBeGreaterThan(50);
  expect(longest['reduce'], 'ms').toBeLessThan(5);
});

async function begin(page: Page, who: Who): Promise<void> {
  if (who === 'visitor') return;
  await enter(page, { email: `${who}@demo.example`, password: DEMO_PASSWORD, name: who }, '/login');
  await page.waitForURL('**/dashboard');
}

async function open(page: Page, screen: string): Promise<void> {
  const [, kind, title, rest] = /^(cohort|course|discussion):([^/]+)(.*)$/.exec(screen) ?? [];
  if (title) {
    await page.goto(`/${kind}s?search=${encodeURIComponent(title)}`);
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (rest) await page.goto(new URL(page.url()).pathname + rest);
  } else {
    await page.goto(screen);
  }
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** No rule broken in light and dark at any width, and nothing that scrolls sideways. */
async function expectAccessible(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  const broken: string[] = [];
  for (const width of [...widths, NARROWEST]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await lastingOverflow(page);
    if (overflow > 0) broken.push(`at ${width} px it scrolls sideways by ${overflow} px`);
    if (width === NARROWEST) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(page);
      const lines = await violations(page);
      broken.push(...lines.map((line) => `${width} px, ${colorScheme}: ${line}`));
    }
  }
  expect(broken).toEqual([]);
}

/** Pixels by which the page is too wide; an open menu takes a moment to follow a change of the width. */
async function lastingOverflow(page: Page): Promise<number> {
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  for (let tries = 0; tries < 60 && (await page.evaluate(overflow)) > 0; tries += 1)
    await page.waitForTimeout(100);
  return page.evaluate(overflow);
}

/** Waits for what fades or moves: on its way it has colours that it never rests in. */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
