import type { Page } from '@playwright/test';
import { dangersIn, HOSTILE } from '#lib/testing/hostile';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, ask, enter, openSchool } from './support/school.ts';

const TEXT = HOSTILE.join('\n\n');

/** Opens a screen with hostile texts, and expects that it shows them and that nothing in it runs. */
async function expectInert(page: Page, address: string, shown: string): Promise<void> {
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByText(shown).first()).toBeVisible();
  await expect(main.getByText('<img src=x onerror="hacked()">').first()).toBeVisible();
  const text = main.getByText('<img src=x onerror="hacked()">').first();
  const around = text.locator('xpath=ancestor-or-self::*[self::article or self::section or self::main][1]');
  const dangers = await around.evaluate(dangersIn);
  // Icons and avatars of the screen are its own.
  expect(dangers.filter((danger) => /hacked|x" |script|iframe|data:/i.test(danger))).toEqual([]);
  for (const name of ['script link', 'data link', 'vbscript link', 'script in capitals'])
    await expect(main.getByRole('link', { name })).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'wasHacked'))).toBe(false);
}

test('HTML and script links in lessons, descriptions and discussions run nothing', async ({ page, site }) => {
  const school = await openSchool(site);
  const token = await accessTokenOf(site, school.teacher);
  const { myCourses } = await ask<{ myCourses: { nodes: { id: string; version: number }[] } }>(
    site,
    '{ myCourses(first: 1) { nodes { id version } } }',
    {},
    token,
  );
  const { id: courseId, version } = myCourses.nodes[0]!;
  await ask(
    site,
    'mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { course { id } } }',
    { input: { id: courseId, version, shortDescription: TEXT.slice(0, 4000), fullDescription: TEXT } },
    token,
  );
  const lesson = { courseId, title: 'Safe', description: TEXT, content: TEXT, type: 'EXERCISE' };
  const { createLesson } = await ask<{ createLesson: { lesson: { id: string } } }>(
    site,
    'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { id } } }',
    { input: lesson },
    token,
  );
  const { startDiscussion } = await ask<{ startDiscussion: { discussion: { id: string } } }>(
    site,
    'mutation ($input: StartDiscussionInput!) { startDiscussion(input: $input) { discussion { id } } }',
    { input: { courseId, title: 'Inert', body: TEXT } },
    token,
  );
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'wasHacked', false);
    Reflect.set(globalThis, 'hacked', () => Reflect.set(globalThis, 'wasHacked', true));
  });
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
  await enter(page, school.teacher, '/dashboard');
  await expectInert(page, `/lessons/${createLesson.lesson.id}`, 'script link');
  await expectInert(page, `/course/${courseId}`, 'script link');
  await expectInert(page, `/discussions/${startDiscussion.discussion.id}`, 'script link');
});
