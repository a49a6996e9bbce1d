import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, ask, enter, openSchool } from './support/school.ts';
import type { Site } from './support/site.ts';

const SECTIONS = 20;
const LESSONS = 15;

/** Creates a course with an outline of 300 lessons. Returns its ID. */
async function aLongCourse(site: Site, token: string): Promise<string> {
  const { myCourses } = await ask<{ myCourses: { nodes: { id: string }[] } }>(
    site,
    '{ myCourses { nodes { id } } }',
    {},
    token,
  );
  const courseId = myCourses.nodes[0]!.id;
  for (let section = 1; section <= SECTIONS; section++) {
    const { createSection } = await ask<{ createSection: { section: { id: string } } }>(
      site,
      'mutation ($input: CreateSectionInput!) { createSection(input: $input) { section { id } } }',
      { input: { courseId, title: `Section ${section}` } },
      token,
    );
    await ask(
      site,
      'mutation ($input: CreateLessonsInput!) { createLessons(input: $input) { results { lesson { id } } } }',
      {
        input: {
          items: Array.from({ length: LESSONS }, (_, at) => ({
            title: `Lesson ${section}.${at + 1}`,
            description: 'By hand.',
            maxParticipants: 20,
            courseId,
            sectionId: createSection.section.id,
            startsAt: '2030-05-01T10:00:00Z',
            endsAt: '2030-05-01T11:00:00Z',
            meetingLink: 'https://meet.example/1',
          })),
        },
      },
      token,
    );
  }
  return courseId;
}

const handle = (page: Page, title: string) =>
  page.getByRole('button', { name: `Move ${title}`, exact: true });

/** Presses the mouse on a handle and moves it by a few pixels, which starts the drag. */
async function pickUp(page: Page, row: Locator): Promise<{ x: number; y: number }> {
  const box = (await row.boundingBox())!;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y + 6);
  await expect(page.locator('[data-dragging]')).toHaveCount(1);
  return at;
}

/** Measures how long the page is blocked while a task runs: the longest block and all of them, in milliseconds. */
async function blockedBy(
  page: Page,
  task: () => Promise<unknown>,
): Promise<{ longest: number; total: number }> {
  await page.evaluate(() => {
    const global = globalThis as unknown as { blocks: number[]; observing: PerformanceObserver };
    global.blocks = [];
    global.observing = new PerformanceObserver((list) => {
      global.blocks.push(...list.getEntries().map(({ duration }) => duration));
    });
    global.observing.observe({ type: 'longtask' });
  });
  await task();
  await page.waitForTimeout(600); // until everything that follows has run
  const blocks = await page.evaluate(() => {
    const { blocks: found, observing } = globalThis as unknown as {
      blocks: number[];
      observing: PerformanceObserver;
    };
    observing.disconnect();
    return found;
  });
  return { longest: Math.max(0, ...blocks), total: blocks.reduce((sum, one) => sum + one, 0) };
}

test('in a course of 300 lessons with all sections open, lessons are dragged by mouse and keyboard, near and far', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  const token = await accessTokenOf(site, school.teacher);
  const courseId = await aLongCourse(site, token);
  const stored = async (section: number) => {
    const { course } = await ask<{ course: { sections: { lessons: { title: string }[] }[] } }>(
      site,
      'query ($id: ID!) { course(id: $id) { sections { lessons { title } } } }',
      { id: courseId },
      token,
    );
    return course.sections[section - 1]!.lessons.map(({ title }) => title);
  };
  await enter(page, school.teacher, `/course/${courseId}/edit?tab=curriculum`);
  await page.getByRole('button', { name: 'Collapse all' }).click(); // only the first section is open at first
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(handle(page, 'Lesson 20.15')).toBeAttached();

  if (process.env['LONG_COURSE'])
    for (const title of ['Lesson 1.2', 'Lesson 1.3', 'Lesson 1.4']) {
      const { longest, total } = await blockedBy(page, () => pickUp(page, handle(page, title)));
      console.info(
        `${title} picked up: blocked for ${longest.toFixed(0)} ms at once, ${total.toFixed(0)} ms in all`,
      );
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect(page.locator('[data-dragging]')).toHaveCount(0);
    }

  const { x } = await pickUp(page, handle(page, 'Lesson 1.1'));
  const to = (await handle(page, 'Lesson 1.4').boundingBox())!;
  await page.mouse.move(x, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect
    .poll(async () => (await stored(1)).slice(0, 4))
    .toEqual(['Lesson 1.2', 'Lesson 1.3', 'Lesson 1.4', 'Lesson 1.1']);

  // Rows that come near while something is dragged take it, too.
  await pickUp(page, handle(page, 'Lesson 1.2'));
  for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, 700);
  await handle(page, 'Lesson 5.8').scrollIntoViewIfNeeded();
  const far = (await handle(page, 'Lesson 5.8').boundingBox())!;
  await page.mouse.move(x, far.y + far.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => stored(5)).toContain('Lesson 1.2');

  const last = handle(page, 'Lesson 20.15');
  await last.focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[data-dragging]')).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(
    page.getByText('Now at: Lesson Lesson 20.15, position 14 of 15 in Section 20.'),
  ).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await stored(20)).slice(-2)).toEqual(['Lesson 20.15', 'Lesson 20.14']);
});
