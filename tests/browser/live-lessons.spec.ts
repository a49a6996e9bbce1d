import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, ask, COURSE, enter, openSchool, type School } from './support/school.ts';
import type { Site } from './support/site.ts';

const LINK = 'https://meet.example.org/press';

/** Returns the ID of a course with a live lesson that starts in some minutes. */
async function withLiveLesson(site: Site, school: School, minutes: number): Promise<string> {
  const token = await accessTokenOf(site, school.teacher);
  const { myCourses } = await ask<{ myCourses: { nodes: { id: string }[] } }>(
    site,
    '{ myCourses(first: 1) { nodes { id } } }',
    {},
    token,
  );
  const courseId = myCourses.nodes[0]!.id;
  const at = (later: number) => new Date(Date.now() + later * 60_000).toISOString();
  const input = {
    courseId,
    title: 'Press day',
    description: 'Ink and paper.',
    type: 'LIVE',
    startsAt: at(minutes),
    endsAt: at(minutes + 60),
    maxParticipants: 12,
    timeZone: 'UTC',
    meetingLink: LINK,
  };
  await ask(
    site,
    'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { id } } }',
    { input },
    token,
  );
  return courseId;
}

test('students join a live lesson from every screen of its course', async ({ page, site }) => {
  const school = await openSchool(site);
  const cohort = await school.cohort({ startsIn: 2 });
  const student = await school.student('Ines');
  await school.enroll(student, cohort.id);
  const id = await withLiveLesson(site, school, 10);
  await enter(page, student, `/course/${id}`);
  const join = page.getByRole('link', { name: 'Join: Press day' });
  await expect(join, 'header, row and sidebar').toHaveCount(3);
  await expect(join.first()).toHaveAttribute('href', LINK);
  await expect(page.getByText('Starts soon')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto(`/my-courses/${id}`);
  await expect(join).toHaveCount(3);
  await page.goto('/courses/my-courses');
  await expect(join).toHaveCount(1);
  await page.getByRole('link', { name: COURSE, exact: true }).click();
  await page.getByRole('link', { name: 'Start: Press day' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Press day' })).toBeVisible();
  await expect(join).toHaveCount(1);
  await expect(join).toHaveAttribute('href', LINK);
});

test('the link appears on an open screen', async ({ page, site }) => {
  const school = await openSchool(site);
  const id = await withLiveLesson(site, school, 20);
  await page.clock.install();
  await enter(page, school.teacher, `/course/${id}`);
  const join = page.getByRole('link', { name: 'Join: Press day' });
  await expect(page.getByRole('list', { name: 'Upcoming Events' })).toContainText('Press day');
  await expect(join).toHaveCount(0);
  await page.clock.fastForward('06:00');
  await expect(join).toHaveCount(2);
});

test('teachers see live lessons and due dates of their course, also as a calendar', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  const activity = await school.activity();
  const id = await withLiveLesson(site, school, 10);
  await enter(page, school.teacher, `/course/${id}`);
  const upcoming = page.getByRole('list', { name: 'Upcoming Events' }).getByRole('listitem');
  await expect(upcoming).toHaveCount(2);
  await expect(upcoming.filter({ hasText: 'Due' }).getByRole('link')).toHaveAttribute(
    'href',
    `/activities/${activity.id}/submissions`,
  );
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Calendar view' }).click();
  await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Upcoming Events' })).toContainText(activity.title);
  expect(await violations(page)).toEqual([]);
});
