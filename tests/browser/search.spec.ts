import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { demoAccount } from './support/members.ts';
import { COURSE, enter, openSchool } from './support/school.ts';
import { operationOf } from './support/traffic.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search courses, people and pages' });
const selected = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true });

/** Opens the search, and waits until its field takes the keys. */
async function openByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('a teacher finds a course despite a typing error, a page and an action, without the mouse', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  await enter(page, school.teacher, '/dashboard');
  await page.getByRole('main').focus();
  await openByKeys(page);
  await expect(selected(page)).toHaveText('New Cohort');

  // A course, with two swapped letters.
  await page.keyboard.type('letetrpress');
  await expect(selected(page)).toContainText(COURSE);
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await selected(page).getAttribute('id'))!,
  );
  await expect(page.locator('mark')).toHaveText(['Letterpress']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible();
  await expect(field(page)).toBeHidden();

  // The course is kept, and the keys move through all groups in a circle.
  await openByKeys(page);
  await expect(selected(page)).toContainText(COURSE);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('group', { name: 'Pages' }).getByRole('option').last()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveText('New Cohort');

  // A page.
  await page.keyboard.type('schedule');
  await expect(selected(page)).toHaveText('Schedule');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();

  // An action, which opens the list of shortcuts.
  await openByKeys(page);
  await page.keyboard.type('keyboard');
  await expect(selected(page)).toHaveText(/keyboard shortcuts/);
  await page.keyboard.press('Enter');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toContainText('Search and go to a page');
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();

  // Escape returns to the box that opened the search.
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

test('the search is accessible in each of its states, and offers a student no page of teachers', async ({
  page,
}) => {
  await enter(page, demoAccount('student'), '/settings');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('option', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'New Cohort' })).toHaveCount(0);
  await expect(page.getByRole('option', { name: 'Students' })).toHaveCount(0);
  await expectAccessible(page);

  await field(page).fill('react');
  await expect(page.getByRole('group', { name: 'Courses' })).toBeVisible();
  await expectAccessible(page);

  await field(page).fill('nothing of this name');
  await expect(page.getByText('No results for “nothing of this name”.')).toBeVisible();
  await expectAccessible(page, [360]);

  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === 'Search' ? route.abort() : route.fallback(),
  );
  await field(page).fill('reacts');
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t search.' })).toBeVisible();
  await expectAccessible(page, [360]);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('group', { name: 'Courses' })).toBeVisible();

  await page.context().setOffline(true);
  await field(page).fill('courses');
  await expect(page.getByText('You’re offline, so only pages are listed.')).toBeVisible();
  await expect(page.getByRole('option', { name: /^All Courses/ })).toBeVisible();
  await page.context().setOffline(false);
});

test('a search for an earlier text is given up', async ({ page }) => {
  await enter(page, demoAccount('student'), '/settings');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const isEarlier = (request: Request) =>
    operationOf(request) === 'Search' && request.postData()!.includes('winter');
  await page.route('**/graphql', (route) => (isEarlier(route.request()) ? undefined : route.fallback()));
  const [earlier] = await Promise.all([page.waitForRequest(isEarlier), field(page).fill('winter')]);
  const [givenUp] = await Promise.all([page.waitForEvent('requestfailed'), field(page).fill('grace')]);
  expect(givenUp).toBe(earlier);
  await expect(page.getByRole('option', { name: /Grace/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /Winter/ })).toHaveCount(0);
});
