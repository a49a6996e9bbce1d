import type { Page } from '@playwright/test';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, ask, demoPerson, enter, openSchool, type School } from './support/school.ts';

let school: School;
test.beforeEach(async ({ site }) => {
  school = await openSchool(site);
});

/** A zone where it is between noon and one now, so that a session of the next hours ends on the day it starts. */
function zoneAtNoon(): string {
  const west = new Date().getUTCHours() - 12; // zones of this form count westward
  return `Etc/GMT${west < 0 ? '' : '+'}${west}`;
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a question leads the teacher from the dashboard to the reply', async ({ page, site }) => {
  const ines = await school.student('Ines');
  await ask(
    site,
    'mutation ($input: StartDiscussionInput!) { startDiscussion(input: $input) { discussion { id } } }',
    { input: { title: 'Which paper?', body: 'The thick or the thin one?' } },
    await accessTokenOf(site, ines),
  );

  await enter(page, school.teacher);
  await expect(panel(page, 'Needs you')).toContainText('1 to answer');
  await page.getByRole('link', { name: 'Unanswered questions' }).click();
  const question = page.getByRole('article', { name: 'Which paper?' });
  await expect(question).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Unanswered' })).toBeChecked();
  expect(await violations(page)).toEqual([]);

  await question.getByRole('link').first().click();
  await page.getByRole('textbox', { name: 'Your reply' }).fill('The thick one.');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Replies/ })).toContainText('The thick one.');
  await page.goto('/discussions?show=unanswered');
  await expect(page.getByText('Every question has a reply.')).toBeVisible();
});

test('the teacher joins the next session from the dashboard, from 15 minutes before it', async ({
  page,
  site,
}) => {
  await school.cohort({ startsIn: 1 });
  const asTeacher = await accessTokenOf(site, school.teacher);
  const { myCourses } = await ask<{ myCourses: { nodes: { id: string }[] } }>(
    site,
    '{ myCourses(first: 1) { nodes { id } } }',
    {},
    asTeacher,
  );
  const times = (minutes: number) => ({
    startsAt: new Date(Date.now() + minutes * 60_000).toISOString(),
    endsAt: new Date(Date.now() + (minutes + 60) * 60_000).toISOString(),
  });
  const lesson = {
    title: 'Press day',
    description: 'Ink and paper.',
    courseId: myCourses.nodes[0]!.id,
    maxParticipants: 12,
    timeZone: zoneAtNoon(),
    meetingLink: 'https://meet.example.org/press',
  };
  const { createLesson } = await ask<{ createLesson: { lesson: { id: string } } }>(
    site,
    'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { id } } }',
    { input: { ...lesson, ...times(40) } },
    asTeacher,
  );

  await enter(page, school.teacher);
  const next = panel(page, 'Upcoming sessions');
  await expect(next).toContainText('Press day');
  await expect(next.getByRole('link', { name: 'Join: Press day' })).toBeHidden();

  await ask(
    site,
    'mutation ($input: UpdateLessonInput!) { updateLesson(input: $input) { lesson { id } } }',
    { input: { id: createLesson.lesson.id, ...times(10) } },
    asTeacher,
  );
  await page.reload();
  await expect(next.getByRole('link', { name: 'Join: Press day' })).toHaveAttribute(
    'href',
    'https://meet.example.org/press',
  );
  expect(await violations(page)).toEqual([]);
});

test('a teacher sees the next events that they hold', async ({ page }) => {
  await enter(page, demoPerson('teacher@demo.example'));
  const sessions = panel(page, 'Upcoming sessions');
  await expect(sessions.getByRole('listitem').filter({ hasText: 'Workshop' })).toHaveCount(1);
  await sessions.getByRole('link', { name: 'Write a test that can fail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Write a test that can fail' })).toBeVisible();
});

test('enrollments appear on the dashboard without a reload, and are decided in their row', async ({
  page,
}) => {
  const cohort = await school.cohort({ capacity: 1 });
  await school.enroll(await school.student('Ines'), cohort.id);
  await enter(page, school.teacher);
  const rows = panel(page, 'Latest enrollments').getByRole('row');
  await expect(rows.filter({ hasText: 'Ines' })).toContainText('Active');

  await school.enroll(await school.student('Bruno'), cohort.id);
  const bruno = rows.filter({ hasText: 'Bruno' });
  await expect(bruno).toContainText('Waitlisted');
  await expect(rows.filter({ hasText: 'Ines' }).getByRole('button')).toHaveCount(0);
  await bruno.getByRole('button', { name: 'Decline: Bruno' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Bruno’s enrollment was declined')).toBeVisible();
  await expect(bruno.getByRole('button')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('revenue and activity follow what happens, and the period is kept', async ({ page, site }) => {
  const paid = await openSchool(site, { price: 120 });
  const cohort = await paid.cohort();
  await enter(page, paid.teacher);
  const revenue = panel(page, 'Revenue');
  const activity = panel(page, 'Recent activity');
  await expect(revenue).toContainText('No revenue in this period.');
  await expect(activity).toContainText('published Evening Group');
  expect(await violations(page)).toEqual([]);

  await paid.enroll(await paid.student('Ines'), cohort.id);
  const entry = activity.getByRole('listitem').filter({ hasText: 'enrolled in Evening Group' });
  await expect(entry).toContainText('Ines');
  await expect(revenue).toContainText('$120.00 this month');

  const period = revenue.getByLabel('Period');
  await period.selectOption('Last Month');
  await expect(revenue).toContainText('No revenue in this period.');
  await period.selectOption('Last 3 Months');
  await expect(revenue).toContainText('$120.00 this month and the two before');
  await period.selectOption('Last 12 Months');
  await expect(page).toHaveURL(/\?revenue=twelve-months$/);
  await page.goto('/dashboard');
  await expect(revenue).toContainText('$120.00 in the last 12 months');
  await revenue.getByText('Show as a table').click();
  await expect(revenue.getByRole('row').nth(1)).toContainText('$120.00');
  await expect(revenue.getByRole('row')).toHaveCount(13);
  expect(await violations(page)).toEqual([]);

  await entry.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/cohorts/${cohort.id}\\?tab=people$`));
});

test("the platform's staff get the institutions instead of a student's dashboard", async ({ page }) => {
  await enter(page, demoPerson('staff@demo.example'));
  await expect(page).toHaveURL(/\/institutions$/);
  await expect(page.getByRole('row', { name: /Acme Training/ })).toBeVisible();
});
