import { UNKNOWN_ID } from '#tests/support/unknown-id';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, anOutsider, ask, demoPerson, enter, openSchool } from './support/school.ts';

test('a student opens the next lesson, completes it and goes on by the keyboard', async ({ page }) => {
  await enter(page, demoPerson('student@demo.example'), '/dashboard');
  const card = page.getByRole('region', { name: /^Next: / });
  const title = (await card.getByRole('heading').innerText()).replace('Next: ', '');
  await card.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/lessons\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(page);
  const neighbours = page.getByRole('navigation', { name: 'Lessons before and after' });
  await neighbours.getByRole('button', { name: 'Mark as complete' }).click();
  await expect(neighbours.getByRole('button', { name: 'Completed' })).toHaveAttribute('aria-pressed', 'true');
  const next = await neighbours.getByRole('link', { name: /^Next: / }).getAttribute('aria-label');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 1, name: next!.replace('Next: ', '') })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await neighbours.getByRole('button', { name: 'Completed' }).click();
  await expect(neighbours.getByRole('button', { name: 'Mark as complete' })).toBeVisible();
});

test('a lesson that does not exist says so', async ({ page }) => {
  await enter(page, demoPerson('student@demo.example'), `/lessons/${UNKNOWN_ID}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This lesson doesn’t exist' })).toBeVisible();
  await expectAccessible(page);
});

test('a visitor tries a free preview, and sees how to open the other lessons', async ({ page, site }) => {
  const school = await openSchool(site);
  const asTeacher = await accessTokenOf(site, school.teacher);
  const { myCourses } = await ask<{ myCourses: { nodes: { id: string }[] } }>(
    site,
    '{ myCourses(first: 1) { nodes { id } } }',
    {},
    asTeacher,
  );
  const courseId = myCourses.nodes[0]!.id;
  const { createSection } = await ask<{ createSection: { section: { id: string } } }>(
    site,
    'mutation ($input: CreateSectionInput!) { createSection(input: $input) { section { id } } }',
    { input: { courseId, title: 'The press' } },
    asTeacher,
  );
  const sectionId = createSection.section.id;
  const create = (title: string, isPreview: boolean) =>
    ask<{ createLesson: { lesson: { id: string } } }>(
      site,
      'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { id } } }',
      {
        input: {
          courseId,
          sectionId,
          title,
          description: 'Ink.',
          type: 'VIDEO',
          content: `The text of ${title}.`,
          isPreview,
        },
      },
      asTeacher,
    );
  await create('First pull', true);
  const { createLesson } = await create('Second pull', false);
  await school.cohort({ isPublic: true });
  const origin = site.originOf(school.namespace);

  await page.goto(`${origin}/course/${courseId}`);
  await expect(page.getByRole('link', { name: 'Enroll Now in Evening Group' })).toHaveAttribute(
    'href',
    /login$/,
  );
  await page.getByRole('link', { name: 'Try Free Preview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First pull' })).toBeVisible();
  await expect(page.getByText('The text of First pull.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the course' }).click();
  await expect(page.getByRole('link', { name: 'Preview: First pull' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Preview: Second pull' })).toBeHidden();

  await page.goto(`${origin}/lessons/${createLesson.lesson.id}`);
  await expect(page.getByText('This lesson isn’t open for you')).toBeVisible();
  await expect(page.getByText('The text of Second pull.')).toBeHidden();
  await page.goto(`${origin}/lessons/${UNKNOWN_ID}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This lesson doesn’t exist' })).toBeVisible();

  const outsider = await anOutsider(site);
  await enter(page, outsider, `/lessons/${createLesson.lesson.id}`);
  await expect(page.getByText('This lesson isn’t open for you')).toBeVisible();
});

test('a video in the player of its host goes on where the student stopped', async ({ page, site }) => {
  const school = await openSchool(site);
  const asTeacher = await accessTokenOf(site, school.teacher);
  const { myCourses } = await ask<{ myCourses: { nodes: { id: string }[] } }>(
    site,
    '{ myCourses(first: 1) { nodes { id } } }',
    {},
    asTeacher,
  );
  const input = {
    courseId: myCourses.nodes[0]!.id,
    title: 'How a press works',
    description: 'Ink.',
    type: 'VIDEO',
    videoUrl: 'https://youtu.be/abcdef12345',
  };
  const { createLesson } = await ask<{ createLesson: { lesson: { id: string } } }>(
    site,
    'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { id } } }',
    { input },
    asTeacher,
  );
  const student = await school.student('Ines');
  await school.enroll(student, (await school.cohort()).id);
  // Reports its position when asked, as the real player does.
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>onmessage = ({ data }) => JSON.parse(data).event === 'listening' &&
        parent.postMessage(JSON.stringify({ event: 'infoDelivery', info: { currentTime: 95.4 } }), '*')</script>`,
    }),
  );
  const lesson = `/lessons/${createLesson.lesson.id}`;
  await enter(page, student, lesson);
  const player = page.locator('iframe');
  await expect(player).toHaveAttribute('src', /enablejsapi=1$/);
  const recorded = page.waitForResponse((response) => response.request().postData()?.includes('95') ?? false);
  await page.waitForTimeout(6000); // less is not recorded
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await recorded;
  await page.goto(lesson);
  await expect(player).toHaveAttribute('src', /start=95$/);
});
