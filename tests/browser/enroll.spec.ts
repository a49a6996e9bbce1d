import type { Page } from '@playwright/test';
import { chooseAction } from './support/actions.ts';
import { expect, test } from './support/fixtures.ts';
import { COURSE, enter, openSchool, type Person, type School } from './support/school.ts';
import { hold, subscribed, watchOperations } from './support/traffic.ts';

let school: School;
let student: Person;

test.beforeEach(async ({ site }) => {
  school = await openSchool(site);
  student = await school.student();
});

test('a seat shows on every screen before the server has answered, with one mutation and no query', async ({
  page,
}) => {
  const { title } = await school.cohort({ capacity: 4 });
  await visitAll(page, student, title);
  await expect(panel(page)).toContainText('0%');
  await expect(panel(page)).toContainText('4 spots remaining');
  const sent = watchOperations(page);
  const answer = await hold(page, 'Enroll');
  await confirmEnrollment(page);

  await test.step('while the response is delayed', () => expectSeat(page, title));
  // Due activities and the week on the dashboard must be queried; the seat's notification is read where it arrives.
  const follows = new Set(['DueSoon', 'Week', 'MarkAllNotificationsRead']);
  const changed = () => sent.filter((name) => !follows.has(name));
  expect(changed()).toEqual(['Enroll']);
  await expect(page.getByText('Enrolled successfully')).toBeHidden();

  answer.release();
  await expect(page.getByText('Enrolled successfully')).toBeVisible();
  await test.step('after the response', () => expectSeat(page, title));
  expect(changed()).toEqual(['Enroll']);

  await page.reload();
  await test.step('as stored on the server', () => expectSeat(page, title));
});

test('the dialog shows the price, and cancelling it changes nothing', async ({ page }) => {
  const { id, title } = await school.cohort();
  await enter(page, student, `/cohorts/${id}`);
  const sent = watchOperations(page);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enroll in Cohort' });
  await expect(dialog).toContainText(`You are about to enroll in ${title}. The total cost is $0.00.`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeFocused();
  expect(sent).not.toContain('Enroll');
});

test('a rejected enrollment, a rate limit and a lost network undo the optimistic response and show the reason', async ({
  page,
  context,
}) => {
  const { title } = await school.cohort();
  await visitAll(page, student, title);
  const before = await textOfAll(page, title);

  const failures = {
    'This cohort is full.': {
      status: 409,
      json: {
        data: null,
        errors: [{ message: 'This cohort is full.', extensions: { code: 'COHORT_FULL' } }],
      },
    },
    // The response of the server's rate limit by address, which runs before GraphQL.
    'Too many requests. Please try again later.': {
      status: 429,
      headers: { 'retry-after': '30' },
      json: {
        message: 'Too many requests. Please try again later.',
        code: 'TOO_MANY_REQUESTS',
        type: 'about:blank',
        title: 'Too Many Requests',
        status: 429,
        detail: 'Too many requests. Please try again later.',
        errors: [],
      },
    },
  };
  for (const [words, refusal] of Object.entries(failures)) {
    await test.step(words, async () => {
      const answer = await hold(page, 'Enroll');
      await confirmEnrollment(page); // shown while the response is held back
      answer.release(refusal);
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      expect(await textOfAll(page, title)).toEqual(before);
    });
  }

  await test.step('offline', async () => {
    await context.setOffline(true);
    // The request fails so soon that the optimistic response may be gone before the next frame.
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm Enrollment' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Something went wrong. Please Try again later' }),
    ).toBeVisible();
    await expect(page.getByText('You’re offline.')).toBeVisible();
    expect(await textOfAll(page, title)).toEqual(before);
    await context.setOffline(false);
    await expect(page.getByText('You’re offline.')).toBeHidden();
  });
});

test('the last seat is taken by another student in between', async ({ page }) => {
  const { id } = await school.cohort({ capacity: 1 });
  const other = await school.student('Jon');
  await enter(page, student, `/cohorts/${id}`);
  const answer = await hold(page, 'Enroll');
  await confirmEnrollment(page);
  await school.enroll(other, id);
  answer.release();
  await expect(page.getByRole('alert').filter({ hasText: 'This cohort is full.' })).toBeVisible();
  await expect(panel(page)).toContainText('100%');
  await expect(panel(page)).toContainText('0 spots remaining');
  await expect(page.getByText('You are Enrolled to this Cohort')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Join Waitlist' })).toBeVisible();
});

test("other people's screens are updated without a reload, and seats without a query", async ({
  page,
  newPerson,
}) => {
  const { id, title } = await school.cohort();
  const teacher = await newPerson();
  const listening = subscribed(teacher);
  await enter(teacher, school.teacher, `/cohorts/${id}?tab=people`);
  await expect(teacher.getByText('0/4')).toBeVisible();
  await listening;
  const sent = watchOperations(teacher);

  await enter(page, student, `/cohorts/${id}`);
  await confirmEnrollment(page);
  await expect(teacher.getByText('1/4')).toBeVisible();
  await expect(panel(teacher)).toContainText('25%');
  await expect(panel(teacher)).toContainText('3 spots remaining');
  await expect(teacher.getByRole('table', { name: 'Students' })).toContainText(student.name);
  expect(sent.filter((name) => name !== 'CohortStudents')).toEqual([]); // the new student must be queried

  await go(teacher, 'Cohorts');
  await expect(card(teacher, title)).toContainText('1 of 4 seats taken');
  await chooseAction(page, 'Cancel enrollment');
  await page.getByRole('dialog').getByRole('button', { name: 'Give up seat' }).click();
  await expect(page.getByText('Your enrollment was cancelled')).toBeVisible();
  await expect(card(teacher, title)).toContainText('0 of 4 seats taken');
});

test('a student joins the queue, leaves it, joins again, and gets a freed seat automatically', async ({
  page,
}) => {
  const { id, title } = await school.cohort({ capacity: 1 });
  const other = await school.student('Jon');
  await school.enroll(other, id);
  const dashboard = subscribed(page);
  await enter(page, student);
  await expect(figure(page, 'Waitlisted')).toContainText('0');
  await dashboard; // else its late socket counts as that of the next page
  const listening = subscribed(page);
  await page.goto(`/cohorts/${id}`);
  await expect(page.getByRole('button', { name: 'Join Waitlist' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeHidden();
  await listening;

  const answer = await hold(page, 'Enroll');
  await page.getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(panel(page)).toContainText('Your position: 1');
  await expect(panel(page)).toContainText('1 person on the waitlist');
  await answer.sent;
  answer.release();
  await expect(page.getByText('You joined the waitlist')).toBeVisible();
  await expect(panel(page)).toContainText('You’re on the waitlist');

  await chooseAction(page, 'Leave waitlist');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave waitlist' }).click();
  await expect(page.getByText('You left the waitlist')).toBeVisible();
  await expect(panel(page)).not.toContainText('on the waitlist');

  await page.getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(panel(page)).toContainText('Your position: 1');
  await go(page, 'Dashboard');
  await expect(figure(page, 'Waitlisted')).toContainText('1');
  await expect(card(page, title)).toContainText('Waitlisted');

  await school.leave(other, id);
  await expect(card(page, title)).toContainText('Active');
  await expect(figure(page, 'Active cohorts')).toContainText('1');
  await expect(figure(page, 'Waitlisted')).toContainText('0');
  await go(page, 'My Courses');
  await expect(page.getByRole('main').getByRole('heading', { name: COURSE })).toBeVisible();
  await go(page, 'Cohorts');
  await card(page, title).getByRole('link').first().click();
  await expect(page.getByText('You are Enrolled to this Cohort')).toBeVisible();
  await expect(panel(page)).toContainText('100%');
});

const panel = (page: Page) => page.getByRole('region', { name: 'Enrollment Status' });
const figure = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });
const card = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

/** Follows a link of the side menu without reloading the page. */
const go = (page: Page, screen: string) =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: screen, exact: true })
    .click();

/** Opens the four screens that show a seat, the cohort's own last, so that the cache holds them all. */
async function visitAll(page: Page, person: Person, title: string): Promise<void> {
  const listening = subscribed(page);
  await enter(page, person);
  await expect(figure(page, 'Active cohorts')).toBeVisible();
  await listening;
  await go(page, 'My Courses');
  await expect(page.getByText('You have no courses yet.')).toBeVisible();
  await go(page, 'Cohorts');
  await card(page, title).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Returns the texts of the four screens, ending at the cohort's own. */
async function textOfAll(page: Page, title: string): Promise<string[]> {
  const main = page.getByRole('main');
  const texts = [await main.innerText()];
  await go(page, 'Dashboard');
  await expect(figure(page, 'Active cohorts')).toBeVisible();
  texts.push(await main.innerText());
  await go(page, 'My Courses');
  await expect(page.getByRole('heading', { name: 'My Courses' })).toBeVisible();
  texts.push(await main.innerText());
  await go(page, 'Cohorts');
  await expect(card(page, title)).toBeVisible();
  texts.push(await main.innerText());
  await card(page, title).getByRole('link').first().click();
  await expect(panel(page)).toBeVisible();
  return [...texts, await main.innerText()];
}

/** Checks the first of four seats on every screen, starting and ending at the cohort's own. */
async function expectSeat(page: Page, title: string): Promise<void> {
  await expect(page.getByText('You are Enrolled to this Cohort')).toBeVisible();
  await expect(page.getByText('1/4')).toBeVisible();
  await expect(panel(page)).toContainText('25%');
  await expect(panel(page)).toContainText('3 spots remaining');
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeHidden();
  await go(page, 'My Courses');
  await expect(page.getByRole('main').getByRole('heading', { name: COURSE })).toBeVisible();
  await go(page, 'Dashboard');
  await expect(figure(page, 'Active cohorts')).toContainText('1');
  await expect(card(page, title)).toContainText('Active');
  await go(page, 'Cohorts');
  await expect(card(page, title)).toContainText('1 of 4 seats taken');
  await expect(card(page, title)).toContainText('Enrolled');
  await card(page, title).getByRole('link').first().click();
}

/** Enrolls through the dialog, and waits for the line that says so. */
async function confirmEnrollment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm Enrollment' }).click();
  await expect(page.getByText('You are Enrolled to this Cohort')).toBeVisible();
}
