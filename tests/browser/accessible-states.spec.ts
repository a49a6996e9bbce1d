import type { Page } from '@playwright/test';
import { UNKNOWN_ID } from '#tests/support/unknown-id';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { demoAccount, type Members } from './support/members.ts';
import { enter, openSchool } from './support/school.ts';
import { loaded, type Screen } from './support/screens.ts';
import { operationOf } from './support/traffic.ts';

const cohort = (title: string) => ({ path: '/cohorts/:guid', item: ['cohort', title] }) as const;
const REACT = { path: '/course/:guid', item: ['course', 'React from the Ground Up'] } as const;

test.describe('states', () => {
  test('while a list loads', async ({ page }) => {
    await page.route('**/graphql', (route) =>
      operationOf(route.request()) === 'Cohorts' ? undefined : route.fallback(),
    );
    await enter(page, demoAccount('student'), '/cohorts');
    await expect(page.getByRole('heading', { level: 1, name: 'Cohorts' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading…')).toBeAttached();
    await expectAccessible(page);
  });

  for (const [who, path, operation] of [
    ['student', '/cohorts', 'Cohorts'],
    ['teacher', '/students', 'Students'],
    ['teacher', '/schedule', 'Schedule'],
  ] as const)
    test(`${path} while its filter loads`, async ({ page }) => {
      await enter(page, demoAccount(who), path);
      await loaded(page);
      await page.route('**/graphql', (route) =>
        operationOf(route.request()) === operation ? undefined : route.fallback(),
      );
      const main = page.getByRole('main');
      await main.getByRole('searchbox').fill('a');
      await expect(main.locator('[data-stale][aria-busy=true]')).toBeVisible();
      await expectAccessible(page);
    });

  test('a list without a match', async ({ page }) => {
    await enter(page, demoAccount('student'), '/cohorts?search=nothing-of-this-name&status=UPCOMING');
    await expect(page.getByText('No cohorts available.')).toBeVisible();
    await expectAccessible(page);
  });

  test('a list that failed, with its toast', async ({ page }) => {
    await page.route('**/graphql', (route) =>
      operationOf(route.request()) === 'Cohorts' ? route.abort() : route.fallback(),
    );
    await enter(page, demoAccount('student'), '/cohorts');
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
    await enter(page, demoAccount('student'), `/cohorts/${UNKNOWN_ID}`);
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: 'This cohort doesn’t exist, or you don’t have access to it.',
      }),
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
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Missing Username or Password').first()).toBeVisible();
    await expectAccessible(page, [1280, 360]);
    await page.goto('/register');
    await page.getByRole('button', { name: /^Teacher/ }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('All fields are required for instructors').first()).toBeVisible();
    await expectAccessible(page, [1280, 360]);
  });

  test('the open bell, full and empty', async ({ page, site }) => {
    await enter(page, demoAccount('teacher'), '/settings');
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

  test('work to hand in, refused and handed in', async ({ page, members }) => {
    await openAs(page, members, { ...REACT, who: 'student', query: '?tab=assignments' });
    await page.getByRole('link', { name: 'Submit Quiz: State or props?' }).click();
    await page.getByRole('button', { name: 'Submit Quiz' }).click();
    await expect(page.getByText('Please attach at least one file')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await page.getByRole('link', { name: 'View Submission: Cut a page into components' }).click();
    await expect(page.getByRole('heading', { name: 'Feedback' })).toBeVisible();
    await expectAccessible(page);
  });

  test('work to be graded, and one of it opened', async ({ page, members }) => {
    await openAs(page, members, { ...REACT, who: 'teacher', query: '?tab=assignments' });
    await page.getByRole('link', { name: 'Submissions: Cut a page into components' }).click();
    const grade = page.getByRole('button', { name: /^Grade: / }).first();
    await expect(grade).toBeVisible();
    await expectAccessible(page);
    await grade.click();
    await expect(page.getByRole('dialog').getByLabel('Points')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(grade).toBeFocused();
    const more = page.getByRole('button', { name: 'Give More Time' });
    await more.click();
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Student' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
  });

  test('a dialog whose students failed to load', async ({ page, members }) => {
    await page.route('**/graphql', (route) =>
      operationOf(route.request()) === 'ExtensionStudents' ? route.abort() : route.fallback(),
    );
    await openAs(page, members, {
      who: 'teacher',
      path: '/activities/:guid/submissions',
      item: ['activity', 'Cut a page into components'],
    });
    await page.getByRole('button', { name: 'Give More Time' }).click();
    const dialog = page.getByRole('dialog', { name: 'Give More Time' });
    const failure = dialog.getByRole('alert').filter({ hasText: 'We couldn’t load the choices.' });
    await expect(failure).toBeVisible();
    await expectAccessible(page, [1280, 360]);
    await page.unrouteAll();
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(failure).toBeHidden();
    await expect(dialog.getByRole('option')).not.toHaveCount(1);
  });

  test('a dialog whose choices failed to load', async ({ page }) => {
    await page.route('**/graphql', (route) =>
      operationOf(route.request()) === 'CouponScope' ? route.abort() : route.fallback(),
    );
    await enter(page, demoAccount('admin'), '/coupons');
    await loaded(page);
    await page.getByRole('button', { name: 'New Coupon' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t load the choices.' });
    await expect(failure).toBeVisible();
    await expectAccessible(page, [1280, 360]);
    await page.unrouteAll();
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(failure).toBeHidden();
    const course = page.getByLabel('Only for cohorts with a course', { exact: true });
    await expect(course.getByRole('option')).not.toHaveCount(1);
  });

  test('work with a draft, and an activity whose late work loses points', async ({ page, members }) => {
    await openAs(page, members, { ...REACT, who: 'student', query: '?tab=assignments' });
    await page.getByRole('link', { name: 'Submit Project: A list that loads, fails and retries' }).click();
    await expect(page.getByRole('button', { name: 'Discard Draft' })).toBeVisible();
    await expectAccessible(page);
    await enter(page, demoAccount('teacher'), '/activities/new');
    await page.getByLabel('Allow late submission').check();
    await page.getByLabel('Deduction for late work').selectOption('Once');
    await expect(page.getByLabel('Deduction (%)')).toBeVisible();
    await expectAccessible(page, [1280, 360]);
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
  test('Enroll in Cohort', async ({ page, members }) => {
    await openAs(page, members, { ...cohort('Design Studio, Open Day'), who: 'student' });
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    await expect(page.getByRole('dialog', { name: 'Enroll in Cohort' })).toBeVisible();
    await expectAccessible(page);
  });

  test('Delete Cohort', async ({ page, members }) => {
    await openAs(page, members, { ...cohort('React Winter Cohort'), who: 'teacher' });
    await page.getByRole('button', { name: 'Delete Cohort' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Cohort' });
    await expect(dialog).toContainText(
      'This can’t be undone. Enrolled students will be notified and will lose access.',
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete Cohort' })).toBeFocused();
  });

  test('Add Instructor', async ({ page, members }) => {
    await openAs(page, members, { ...cohort('React Winter Cohort'), who: 'teacher' });
    await page.getByRole('button', { name: 'Add Instructor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Instructor' });
    await expect(dialog.getByText('Ivy Chen')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add Instructor' })).toBeFocused();
  });

  test('the profile menu', async ({ page, members }) => {
    await openAs(page, members, { who: 'student', path: '/dashboard' });
    await page.getByRole('button', { name: /Profile menu/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expectAccessible(page);
  });

  test('the menu of a phone', async ({ page, members }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAs(page, members, { who: 'teacher', path: '/dashboard' });
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
    const steps = page.getByRole('listitem').filter({ hasText: /completed|current|upcoming/ });
    const expectStep = async (step: number, states: string[]) => {
      await expect(page.getByRole('progressbar', { name: `Step ${step} of 3` })).toBeVisible();
      for (const [place, state] of states.entries()) await expect(steps.nth(place)).toContainText(state);
    };
    await expectStep(1, ['current', 'upcoming', 'upcoming']);
    await page.getByLabel('Course Title').fill('Bookbinding');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectStep(2, ['completed', 'current', 'upcoming']);
    await page.getByLabel('Cohort Title').fill('Spring');
    await page.getByLabel('Start Date').fill('2031-03-03');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create Now' }).click();
    await expect(page.getByLabel('Course Link')).toBeVisible();
    await expectStep(3, ['completed', 'completed', 'current']);
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

test('nothing moves for those who want no motion', async ({ page, members }) => {
  await openAs(page, members, { ...cohort('React Winter Cohort'), who: 'teacher' });
  await page.evaluate(() => {
    const durations: number[] = [];
    for (const start of ['transitionrun', 'animationstart'] as const)
      addEventListener(start, ({ target }) => {
        for (const { effect } of (target as Element).getAnimations())
          durations.push(Number(effect?.getComputedTiming().duration));
      });
    Object.assign(window, { durations });
  });
  /** Opens and closes a dialog. Returns the milliseconds of the longest movement. */
  const longestOf = async (reducedMotion: 'no-preference' | 'reduce') => {
    await page.emulateMedia({ reducedMotion });
    await page.getByRole('button', { name: 'Delete Cohort' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    return page.evaluate(() =>
      Math.max(0, ...(window as unknown as { durations: number[] }).durations.splice(0)),
    );
  };
  // A browser without time for the frames between two states shows the last one at once.
  await expect.poll(() => longestOf('no-preference'), 'something does move').toBeGreaterThan(50);
  expect(await longestOf('reduce'), 'ms').toBeLessThan(5);
});

async function openAs(page: Page, members: Members, screen: Screen): Promise<void> {
  await enter(page, demoAccount(screen.who), await members.addressOf(screen));
  await loaded(page);
}
