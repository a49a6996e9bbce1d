import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { anOutsider, COURSE, enter, openSchool } from './support/school.ts';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const cards = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Cohorts' }).getByRole('listitem');
const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const segment = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}( \\d+)?$`) });

test('the list of cohorts shows open ones first, and running and past ones by the keyboard', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  await school.cohort({ title: 'Later Group', startsIn: 30 });
  await school.cohort({ title: 'Next Group', startsIn: 5 });
  await school.cohort({ title: 'Running Group', startsIn: -7 });
  await school.cohort({ title: 'Past Group', startsIn: -60 });
  await enter(page, school.teacher, '/cohorts');
  await expect.poll(() => titles(page)).toEqual(['Next Group', 'Later Group']);
  for (const name of ['Open 2', 'Running 1', 'Past 1', 'All 4'])
    await expect(page.getByRole('radio', { name, exact: true })).toHaveCount(1);
  await expectAccessible(page);

  await segment(page, 'Open').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => titles(page)).toEqual(['Running Group']);
  await expect(page).toHaveURL(/\?show=running$/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => titles(page)).toEqual(['Past Group']);
  await expect(cards(page).getByText('Completed', { exact: true })).toBeVisible();
  await page.reload();
  await expect(segment(page, 'Past')).toBeChecked();
  await expect.poll(() => titles(page)).toEqual(['Past Group']);

  await page.getByRole('searchbox', { name: 'Search cohorts' }).fill('next');
  await expect(page.getByText('No cohorts available.')).toBeVisible();
  await page.getByRole('button', { name: 'Search all cohorts' }).click();
  await expect.poll(() => titles(page)).toEqual(['Next Group']);
  await expect(page).toHaveURL(/search=next/);

  await page.goto('/cohorts?status=ONGOING');
  await expect(segment(page, 'All')).toBeChecked();
  await expect.poll(() => titles(page)).toEqual(['Running Group']);
  await page.getByLabel('Status').selectOption('All');
  await expect(cards(page)).toHaveCount(4);
});

test('a card says what a place costs, until when it is offered, who teaches and how many seats are left', async ({
  page,
  newPerson,
  site,
}) => {
  const school = await openSchool(site, { price: 40, name: 'Letterpress Guild' });
  await school.cohort({
    title: 'Evening Group',
    startsIn: 10,
    registrationDeadline: inDays(3),
    isPublic: true,
  });
  await school.cohort({ title: 'Summer Group', startsIn: 90 });
  const free = await openSchool(site);
  await free.cohort({ title: 'Free Group' });

  await enter(page, await school.student(), '/cohorts');
  const soon = cards(page).filter({ hasText: 'Evening Group' });
  await expect(soon).toContainText('$40.00');
  await expect(soon).toContainText('Mara Voss');
  await expect(soon).toContainText('4 seats left');
  await expect(soon).not.toContainText('Letterpress Guild');
  await expect(soon.locator('[data-soon]')).toContainText('Enroll by');
  const later = cards(page).filter({ hasText: 'Summer Group' });
  await expect(later).toContainText('Enroll by');
  await expect(later.locator('[data-soon]')).toHaveCount(0);
  await page.goto('/courses');
  const course = page.getByRole('main').getByRole('listitem').filter({ hasText: COURSE });
  await expect(course).toContainText('$40.00');
  await expect(course).toContainText('Mara Voss');
  await expect(course).toContainText('Next cohort starts');
  await expect(course).not.toContainText('Letterpress Guild');

  const member = await newPerson();
  await enter(member, await free.student(), '/cohorts');
  await expect(cards(member).filter({ hasText: 'Free Group' })).toContainText('Free $0.00');

  const outsider = await newPerson();
  await enter(outsider, await anOutsider(site), '/cohorts?search=Evening+Group');
  await expect(cards(outsider).filter({ hasText: 'Letterpress Guild' })).toContainText('Evening Group');
  await outsider.goto('/courses?search=Letterpress');
  await expect(
    outsider.getByRole('main').getByRole('listitem').filter({ hasText: 'Letterpress Guild' }),
  ).toContainText(COURSE);
});
