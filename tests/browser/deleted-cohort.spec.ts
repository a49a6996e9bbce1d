import type { Page } from '@playwright/test';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { COURSE, enter, openSchool } from './support/school.ts';
import { watchSubscriptions } from './support/traffic.ts';

const TITLE = 'Evening Group';

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Cohort' }).click();
  await expect(page).toHaveURL(/\/cohorts$/);
}

/** Opens another tab of the same browser, and waits until it is subscribed to changes of cohorts. */
async function openTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  const live = watchSubscriptions(tab);
  await tab.goto(address);
  await expect(tab.getByText(TITLE).first()).toBeVisible();
  await live.until('cohortChanged');
  return tab;
}

const gone = (page: Page) => page.getByRole('heading', { name: 'This cohort was deleted' });

test('a deleted cohort disappears from the screens of students immediately', async ({
  page,
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  const { id } = await school.cohort({ title: TITLE });
  await school.cohort({ title: 'Morning Group' });
  const student = await school.student('Ana');
  await school.enroll(student, id);
  await enter(page, school.teacher, `/cohorts/${id}`);

  const dashboard = await newPerson();
  const live = watchSubscriptions(dashboard);
  await enter(dashboard, student);
  await expect(dashboard.getByText(TITLE).first()).toBeVisible();
  await live.until('cohortChanged');
  const detail = await openTab(dashboard, `/cohorts/${id}`);
  await expect(detail.getByRole('button', { name: 'More actions' })).toBeVisible();
  const list = await openTab(dashboard, '/cohorts');
  const course = await openTab(dashboard, '/dashboard');
  await course.getByRole('link', { name: 'My Courses' }).click();
  await course.getByRole('link', { name: COURSE }).first().click();
  await expect(course.getByRole('heading', { level: 1, name: COURSE })).toBeVisible();
  const chat = await openTab(dashboard, '/chat');
  await chat.getByRole('link', { name: TITLE }).click();
  await expect(chat.getByRole('heading', { level: 2, name: TITLE })).toBeVisible();

  await remove(page);
  await expect(gone(detail)).toBeVisible();
  await expect(detail.getByRole('button', { name: 'More actions' })).toHaveCount(0);
  await expect(detail.getByText('Cohort not found')).toHaveCount(0);
  expect(await violations(detail)).toEqual([]);
  await expect(chat.getByText('This conversation isn’t available')).toBeVisible();
  for (const screen of [dashboard, list, course, chat])
    await expect(screen.getByRole('main').getByText(TITLE)).toHaveCount(0);
  await expect(list.getByText('Morning Group')).toBeVisible();
  await detail.getByRole('link', { name: 'See all cohorts' }).click();
  await expect(detail.getByText('Morning Group')).toBeVisible();
  await expect(detail.getByRole('main').getByText(TITLE)).toHaveCount(0);
});

test('a deleted cohort disappears from the screens of staff immediately, also for the person who deleted it', async ({
  page,
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  const { id } = await school.cohort({ title: TITLE });
  await school.cohort({ title: 'Morning Group' });
  await school.enroll(await school.student('Ana'), id);
  const dashboard = await newPerson();
  const live = watchSubscriptions(dashboard);
  await enter(dashboard, school.teacher);
  await expect(dashboard.getByRole('main').getByText(TITLE).first()).toBeVisible();
  await live.until('cohortChanged');
  const editing = await dashboard.context().newPage();
  await editing.goto(`/cohorts/${id}/edit`);
  await expect(editing.getByRole('textbox', { name: 'Title' })).toHaveValue(TITLE);

  // Through links, so that the cache of the deleting browser holds the dashboard and the list too.
  await enter(page, school.teacher);
  const main = page.getByRole('main');
  await expect(main.getByText(TITLE).first()).toBeVisible();
  await page.getByRole('link', { name: 'Cohorts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cohorts' })).toBeVisible();
  await page.getByRole('link', { name: TITLE }).click();
  await remove(page);

  await expect(main.getByText('Morning Group')).toBeVisible();
  await expect(main.getByText(TITLE)).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  // The activity feed keeps what happened.
  for (const shown of [page, dashboard]) {
    const cohort = (name: string) => shown.getByRole('main').getByRole('link', { name, exact: true });
    await expect(cohort('Morning Group')).toBeVisible();
    await expect(cohort(TITLE)).toHaveCount(0);
  }
  await expect(gone(editing)).toBeVisible();
});

test('a notification of a deleted cohort opens a screen that says so', async ({ page, newPerson, site }) => {
  const school = await openSchool(site);
  const { id } = await school.cohort({ title: TITLE });
  const ana = await school.student('Ana');
  await school.enroll(ana, id);
  await enter(page, school.teacher, `/cohorts/${id}`);
  await remove(page);

  const other = await newPerson();
  await enter(other, ana, '/dashboard');
  await other.getByRole('button', { name: /Notifications/ }).click();
  await other.getByRole('link', { name: TITLE }).filter({ hasNotText: 'deleted' }).first().click();
  await expect(other.getByRole('heading', { name: 'This cohort doesn’t exist' })).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await other.getByRole('link', { name: 'See all cohorts' }).click();
  await expect(other).toHaveURL(/\/cohorts$/);
});
