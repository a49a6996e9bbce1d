import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, ask, enter, openSchool, type Person } from './support/school.ts';
import type { Site } from './support/site.ts';
import { operationOf } from './support/traffic.ts';

const HOUR = 3_600_000;

/** Noon of a local day of the browser's zone, which is UTC in these tests. */
const noonIn = (days: number) => {
  const day = new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10);
  return new Date(`${day}T12:00:00Z`);
};

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

async function createSession(site: Site, teacher: Person, cohortId: string, date: Date): Promise<string> {
  const { createCohortSession } = await ask<{ createCohortSession: { session: { id: string } } }>(
    site,
    'mutation ($input: CreateCohortSessionInput!) { createCohortSession(input: $input) { session { id } } }',
    { input: { cohortId, topic: 'Kick-off', date, endsAt: new Date(date.getTime() + HOUR) } },
    await accessTokenOf(site, teacher),
  );
  return createCohortSession.session.id;
}

const moveSession = async (site: Site, teacher: Person, id: string, date: Date) =>
  ask(
    site,
    'mutation ($input: UpdateCohortSessionInput!) { updateCohortSession(input: $input) { session { id } } }',
    { input: { id, date, endsAt: new Date(date.getTime() + HOUR) } },
    await accessTokenOf(site, teacher),
  );

const section = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('list', { name });

const named = (date: Date) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);

test.use({ timezoneId: 'UTC' });

test('a student follows a session through list, month and week, and sees it move', async ({ page, site }) => {
  const school = await openSchool(site);
  const cohort = await school.cohort({ title: 'Print Group', timeZone: 'Asia/Tokyo' });
  const student = await school.student('Ines');
  await school.enroll(student, cohort.id);
  await enter(page, student, '/schedule');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule');
  const start = section(page, /./).filter({ hasText: 'Print Group' });
  await expect(start).toContainText('All day');

  // Live: the new session appears, and moves to another day.
  const [first, second] = [noonIn(2), noonIn(3)];
  const id = await createSession(site, school.teacher, cohort.id, first);
  await expect(section(page, named(first))).toContainText('Kick-off');
  await expect(section(page, named(first))).toContainText('9:00 – 10:00 PM GMT+9 for the organizer');
  await moveSession(site, school.teacher, id, second);
  await expect(section(page, named(second))).toContainText('Kick-off');
  await expect(section(page, named(first))).toBeHidden();

  // The dialog of the entry.
  await page.getByRole('button', { name: 'Kick-off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kick-off' });
  await expect(dialog).toContainText('12:00 – 1:00 PM UTC');
  const google = dialog.getByRole('link', { name: /^Google Calendar/ });
  await expect(google).toHaveAttribute('href', /calendar\.google\.com/);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Apple Calendar' }).click();
  expect((await download).suggestedFilename()).toBe(`session-${id}.ics`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Kick-off' })).toBeFocused();

  // The address keeps view, day and filters.
  await page.getByText('Week', { exact: true }).click();
  await expect(page).toHaveURL(/view=week/);
  await page.getByText('Month', { exact: true }).click();
  await expect(page).toHaveURL(/view=month/);
  await page.goto(`/schedule?view=month&day=${dayOf(first)}`);
  const day = page.getByRole('button', { name: new RegExp(`^${named(first)}`) });
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  await day.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: `${named(second)}, 1 event` })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`day=${dayOf(second)}`));
  await expect(section(page, named(second))).toContainText('Kick-off');
  await page.getByLabel('Search the schedule').fill('Nothing like it');
  await expect(section(page, named(second))).toBeHidden();
  await page.goto('/schedule?search=Nothing');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('button', { name: 'Kick-off' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Kind').selectOption('Cohort starts');
  await expect(page.getByRole('button', { name: 'Kick-off' })).toBeHidden();
});

test('people join from the schedule shortly before the start, and teachers add events there', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  const cohort = await school.cohort({ title: 'Print Group' });
  const as = await accessTokenOf(site, school.teacher);
  await ask(
    site,
    'mutation ($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
    {
      input: { id: cohort.id, version: 1, meeting: { platform: 'zoom', link: 'https://meet.example/print' } },
    },
    as,
  );
  await createSession(site, school.teacher, cohort.id, new Date(Date.now() + 10 * 60_000));
  await createSession(site, school.teacher, cohort.id, new Date(Date.now() + 40 * 60_000));
  await enter(page, school.teacher, '/schedule');
  const join = page.getByRole('link', { name: 'Join: Kick-off' });
  await expect(join).toHaveCount(1);
  await expect(join).toHaveAttribute('href', 'https://meet.example/print');
  await page.getByRole('link', { name: 'Add Event' }).click();
  await expect(page).toHaveURL(/\/events\/new$/);
});

test('the schedule is accessible as list, month and week, empty, full, loading and failed', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  const cohort = await school.cohort({ title: 'Print Group', timeZone: 'Asia/Tokyo' });
  const student = await school.student();
  await enter(page, student, '/schedule');
  await expect(page.getByText('No upcoming events scheduled.')).toBeVisible();
  await expectAccessible(page);
  await school.enroll(student, cohort.id);
  for (const days of [2, 2, 2, 2, 4]) await createSession(site, school.teacher, cohort.id, noonIn(days));
  for (const view of ['list', 'month', 'week']) {
    await page.goto(`/schedule?view=${view}&day=${dayOf(noonIn(2))}`);
    await expect(page.getByRole('button', { name: 'Kick-off' }).first()).toBeAttached();
    await expectAccessible(page);
  }
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Kick-off' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Kick-off' })).toBeVisible();
  await expectAccessible(page);
  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === 'Schedule' ? undefined : route.fallback(),
  );
  for (const view of ['list', 'week', 'month']) {
    await page.goto(`/schedule?view=${view}`);
    if (view === 'month') await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
    await expect(page.getByText('Nothing on this day.')).toHaveCount(0); // is not known yet
    await expectAccessible(page);
  }
  await page.unrouteAll();
  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === 'Schedule' ? route.abort() : route.fallback(),
  );
  await page.goto('/schedule?view=month');
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a person subscribes a calendar, replaces its address and ends it', async ({ page, site, request }) => {
  const school = await openSchool(site);
  const cohort = await school.cohort({ title: 'Print Group' });
  const student = await school.student();
  await school.enroll(student, cohort.id);
  await enter(page, student, '/schedule');
  await page.getByRole('link', { name: 'Subscribe' }).click();
  const settings = page.getByRole('region', { name: 'Calendar subscription' });
  const dialog = page.getByRole('dialog', { name: 'Your calendar address' });
  const addressOf = async () => {
    const address = await dialog.getByLabel('Address').inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    return address;
  };
  await settings.getByRole('button', { name: 'Create address' }).click();
  const first = await addressOf();
  expect(await (await request.get(first)).text()).toContain('SUMMARY:Print Group starts');
  await page.reload();
  await expect(settings).toContainText('Last read on');
  await settings.getByRole('button', { name: 'Replace address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace address' }).click();
  const second = await addressOf();
  expect([(await request.get(first)).status(), (await request.get(second)).status()]).toEqual([404, 200]);
  await settings.getByRole('button', { name: 'Stop' }).click();
  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === 'DeleteCalendarFeed' ? route.abort() : route.fallback(),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('We couldn’t stop the subscription. Please try again.')).toBeVisible();
  expect((await request.get(second)).status()).toBe(200);
  await page.unrouteAll();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect(settings.getByRole('button', { name: 'Create address' })).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});
