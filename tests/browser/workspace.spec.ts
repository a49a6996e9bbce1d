import { UNKNOWN_ID } from '#tests/support/unknown-id';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, ask, demoPerson, enter, openSchool } from './support/school.ts';

const STUDENT = demoPerson('student@demo.example');

test('a learner sees progress, the outline and what comes next, and continues with the very next lesson', async ({
  page,
}) => {
  await enter(page, STUDENT, '/courses/my-courses');
  await page.getByRole('link', { name: 'Data Science Foundations', exact: true }).click();
  const header = page.getByRole('region', { name: 'Data Science Foundations' });
  await expect(header.getByText(/^lessons completed \d\/7$/)).toBeVisible();
  await expect(header.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  await expect(page.getByText('Which chart for which question'), 'all sections are open').toBeVisible();
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText(/Students\d+/);
  const upcoming = page.getByRole('region', { name: 'Upcoming Events' }).getByRole('listitem');
  await expect(upcoming).toHaveCount(2);
  await expect(upcoming.filter({ hasText: 'Q&A Session' }).getByRole('link')).toHaveAttribute(
    'href',
    /^\/events\//,
  );
  await expect(upcoming.filter({ hasText: 'Due' }).getByRole('link')).toHaveAttribute(
    'href',
    /^\/assignments\/submit\//,
  );
  expect(await violations(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Assignments' }).click();
  await expect(page.getByRole('link', { name: /^View Submission: / }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Submit Project: / })).toBeVisible();
  await page.getByRole('tab', { name: 'Resources' }).click();
  await expect(page.getByRole('list', { name: 'Resources' }).getByRole('listitem').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const next = header.getByRole('link', { name: 'Continue Learning: Samples and their traps' });
  await expect(next).toHaveText('Continue Learning');
  await expect(next).toHaveAttribute('href', /lesson/);
});

test('Continue Learning on My Courses leads to the very next lesson', async ({ page }) => {
  await enter(page, STUDENT, '/courses/my-courses');
  await page.getByRole('link', { name: 'Continue Learning: Data Science Foundations' }).click();
  await expect(page).toHaveURL(/\/lessons\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Samples and their traps' })).toBeVisible();
});

test('a course without lessons tells its learner so, and keeps its offer for others', async ({
  page,
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  const cohort = await school.cohort();
  const [learner, guest] = [await school.student('Ines'), await school.student('Olga')];
  await school.enroll(learner, cohort.id);
  await enter(page, learner, '/courses/my-courses');
  await page.getByRole('link', { name: 'View Course: Letterpress for Beginners' }).click();
  await expect(page.getByText('No sections yet.')).toBeVisible();
  // A lesson that is in no section is shown as well, at once.
  const add = 'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { id } } }';
  const courseId = /[\w-]{36}/.exec(page.url())![0];
  const input = { courseId, title: 'Cut and fold', description: 'With a bone folder.', type: 'EXERCISE' };
  await ask(site, add, { input }, await accessTokenOf(site, school.teacher));
  await expect(page.getByRole('link', { name: 'Start: Cut and fold' })).toBeVisible();
  await expect(page.getByText('No sections yet.')).toBeHidden();
  await expect(page.getByText('No upcoming events scheduled.')).toBeVisible();
  await expect(page.getByText('Price', { exact: true })).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Resources' }).click();
  await expect(page.getByText('No resources available for this course.')).toBeVisible();

  const other = await newPerson();
  await enter(other, guest, new URL(page.url()).pathname);
  await expect(other.getByText('Price', { exact: true })).toBeVisible();
  await expect(other.getByText('Cut and fold')).toBeVisible();
});

test('a learner reads the calendar by keyboard, in the overview and in a dialog', async ({ page, site }) => {
  const school = await openSchool(site);
  const cohort = await school.cohort();
  const learner = await school.student('Ines');
  await school.enroll(learner, cohort.id);
  await school.activity({ title: 'Set a page' });
  await enter(page, learner, '/mycoursedetail');
  await page.waitForURL('**/my-courses/*');
  await page.getByRole('button', { name: 'Calendar view' }).click();
  await expect(page).toHaveURL(/view=calendar/);
  const grid = page.getByRole('table');
  await expect(grid.getByRole('columnheader').first()).toHaveText('Sun');
  expect(await violations(page)).toEqual([]);
  const month = await grid.getAttribute('aria-label');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(grid).not.toHaveAccessibleName(month!);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(grid).toHaveAccessibleName(month!);
  await grid.locator('[aria-current=date]').focus();
  await page.keyboard.press('PageDown');
  await expect(grid).not.toHaveAccessibleName(month!);
  await expect(grid.locator('[aria-pressed=true]')).toBeFocused();

  await page.getByRole('button', { name: 'Grid view' }).click();
  await page.getByRole('button', { name: 'View Calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar' });
  await expect(dialog.getByRole('list', { name: 'Upcoming Events' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a student narrows the list of own courses, and chooses an open assignment to submit', async ({
  page,
}) => {
  await enter(page, STUDENT, '/courses/my-courses');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Category').selectOption('Data Science');
  await expect(page).toHaveURL(/category=data-science/);
  await expect(page.getByRole('heading', { name: 'Data Science Foundations' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'React from the Ground Up' })).toBeHidden();
  expect(await violations(page)).toEqual([]);

  await page.goto('/assignments/submit');
  await page.getByRole('link', { name: 'Submit Project: One question, one chart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One question, one chart' })).toBeVisible();

  const id = /[\da-f-]{36}$/.exec(page.url())![0];
  await page.goto(`/assignments/submit?assignmentId=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'One question, one chart' })).toBeVisible();
  await page.goto(`/assignments/submit?assignmentId=${UNKNOWN_ID}`);
  await expect(
    page.getByText('This assignment doesn’t exist, or you don’t have access to it.'),
  ).toBeVisible();
});
