import type { Locator, Page } from '@playwright/test';
import { expectAccessible, violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/forms.ts';
import { accessTokenOf, ask, COURSE, enter, openSchool, type School } from './support/school.ts';
import type { Site } from './support/site.ts';

let school: School;
let token: string;
let courseId: string;

test.beforeEach(async ({ site }) => {
  school = await openSchool(site);
  token = await accessTokenOf(site, school.teacher);
  const { myCourses } = await ask<{ myCourses: { nodes: { id: string }[] } }>(
    site,
    '{ myCourses { nodes { id } } }',
    {},
    token,
  );
  courseId = myCourses.nodes[0]!.id;
});

const curriculum = () => `/course/${courseId}/edit?tab=curriculum`;

/** Adds a live lesson to a section by the API. */
async function addLesson(site: Site, title: string, section: string): Promise<void> {
  const { course } = await ask<{ course: { sections: { id: string; title: string }[] } }>(
    site,
    'query ($id: ID!) { course(id: $id) { sections { id title } } }',
    { id: courseId },
    token,
  );
  const sectionId = course.sections.find((one) => one.title === section)!.id;
  await ask(
    site,
    'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { id } } }',
    {
      input: {
        title,
        description: 'By hand.',
        maxParticipants: 20,
        courseId,
        sectionId,
        startsAt: '2030-05-01T10:00:00Z',
        endsAt: '2030-05-01T11:00:00Z',
        meetingLink: 'https://meet.example/1',
      },
    },
    token,
  );
}

async function addSection(site: Site, title: string): Promise<void> {
  await ask(
    site,
    'mutation ($input: CreateSectionInput!) { createSection(input: $input) { section { id } } }',
    { input: { courseId, title } },
    token,
  );
}

/** Returns the stored outline as lines such as `Ink: Black, Red`. */
async function stored(site: Site): Promise<string[]> {
  const { course } = await ask<{
    course: { sections: { title: string; lessons: { title: string }[] }[] };
  }>(
    site,
    'query ($id: ID!) { course(id: $id) { sections { title lessons { title } } } }',
    { id: courseId },
    token,
  );
  return course.sections.map(
    ({ title, lessons }) => `${title}: ${lessons.map((lesson) => lesson.title).join(', ')}`,
  );
}

const handle = (page: Page, title: string) =>
  page.getByRole('button', { name: `Move ${title}`, exact: true });

/** Drags a handle to the middle of another one with the mouse. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + 8, { steps: 2 });
  await page.mouse.move(start.x + start.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
}

/** Drags a handle to the middle of another one with a finger. Playwright itself only taps. */
async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  const [x, top, bottom] = [start.x + start.width / 2, start.y + start.height / 2, end.y + end.height / 2];
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x, y: top });
  for (let step = 1; step <= 12; step += 1)
    await touch('touchMove', { x, y: top + ((bottom - top) * step) / 12 });
  await touch('touchEnd');
}

test('a teacher builds three sections, moves lessons by keyboard and mouse, renames, deletes with Undo, and publishes', async ({
  page,
  site,
}) => {
  const unpublish = 'mutation ($id: ID!) { unpublishCourse(input: { id: $id }) { course { id } } }';
  await ask(site, unpublish, { id: courseId }, token);
  await enter(page, school.teacher, curriculum());
  const title = page.getByRole('textbox', { name: 'Title of the new section' });
  await expect(page.getByText('No sections yet')).toBeVisible();
  for (const name of ['Paper', 'Ink', 'Press']) {
    await title.fill(name);
    await title.press('Enter');
    await expect(page.getByRole('heading', { name: `${name}, rename` })).toBeVisible();
  }
  await addLesson(site, 'Cotton', 'Paper');
  await addLesson(site, 'Linen', 'Paper');
  await addLesson(site, 'Black', 'Ink');
  await page.reload();
  await expect(handle(page, 'Black')).toBeVisible();

  await handle(page, 'Linen').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up. Lesson Linen, position 2 of 2 in Paper.')).toBeAttached();
  await expect(async () => {
    await page.keyboard.press('ArrowDown'); // keys are heard a moment after the lesson is picked up
    await expect(page.getByText('Now at: Lesson Linen, position 1 of 2 in Ink.')).toBeAttached({
      timeout: 5_000,
    });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(page.getByText('“Linen” moved')).toBeVisible();
  await expect(handle(page, 'Linen')).toBeFocused();
  await expect.poll(() => stored(site)).toEqual(['Paper: Cotton', 'Ink: Linen, Black', 'Press: ']);

  await drag(page, handle(page, 'Black'), handle(page, 'Cotton'));
  await expect.poll(() => stored(site)).toEqual(['Paper: Black, Cotton', 'Ink: Linen', 'Press: ']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => stored(site)).toEqual(['Paper: Cotton', 'Ink: Linen, Black', 'Press: ']);

  await drag(page, handle(page, 'Press'), handle(page, 'Paper'));
  await expect.poll(() => stored(site)).toEqual(['Press: ', 'Paper: Cotton', 'Ink: Linen, Black']);
  await page.getByRole('button', { name: 'Actions: Cotton' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect.poll(() => stored(site)).toEqual(['Press: Cotton', 'Paper: ', 'Ink: Linen, Black']);

  await page.getByRole('button', { name: 'Ink, rename' }).click();
  await page.getByRole('textbox', { name: 'New title of Ink' }).fill('Inks');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Inks, rename' })).toBeFocused();
  await expect.poll(() => stored(site)).toEqual(['Press: Cotton', 'Paper: ', 'Inks: Linen, Black']);

  await page.getByRole('button', { name: 'Actions: Inks' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete section' });
  await expect(dialog).toContainText('“Inks” has 2 lessons.');
  await dialog.getByLabel('Section', { exact: true }).selectOption('Paper');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete section' }).click();
  await expect(page.getByRole('button', { name: 'Inks, rename' })).toBeHidden();
  await expect(handle(page, 'Linen')).toBeVisible();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Section deleted' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByRole('button', { name: 'Inks, rename' })).toBeVisible();
  expect(await stored(site)).toEqual(['Press: Cotton', 'Paper: ', 'Inks: Linen, Black']);
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/tab=publish/);
  await expect(page.getByText('1 left before your course is complete.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add short description' }).click();
  await page.getByRole('textbox', { name: 'Short description' }).fill('Type, ink and patience.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Course saved')).toBeVisible();
  await page.getByRole('tab', { name: 'Publish' }).click();
  await expect(page.getByText('Your course is ready for students.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Course published')).toBeVisible();
  await expect(page.getByRole('main').getByText('Published', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'View as student' }).click();
  await expect(page.getByText('You’re viewing this course as a student.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByText('Course duplicated. You’re editing the copy.')).toBeVisible();
  await expect(page.getByLabel('Course title')).toHaveValue(`Copy of ${COURSE}`);
});

test('a teacher moves a lesson with a finger', async ({ newPerson, site }) => {
  const page = await newPerson({ hasTouch: true });
  await addSection(site, 'Paper');
  await addSection(site, 'Ink');
  await addLesson(site, 'Cotton', 'Paper');
  await addLesson(site, 'Black', 'Ink');
  await enter(page, school.teacher, curriculum());
  await expect(handle(page, 'Black')).toBeVisible();
  await dragByTouch(page, handle(page, 'Black'), handle(page, 'Cotton'));
  await expect.poll(() => stored(site)).toEqual(['Paper: Black, Cotton', 'Ink: ']);
  await expect(page.getByText('“Black” moved')).toBeVisible();
});

test('two people move lessons: each sees the moves of the other, and one that is lost may be made again', async ({
  page,
  newPerson,
  site,
}) => {
  await addSection(site, 'Paper');
  await addSection(site, 'Ink');
  await addLesson(site, 'Cotton', 'Paper');
  await addLesson(site, 'Black', 'Ink');
  const other = await newPerson();
  let isLive = true;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      if (isLive || !String(message).includes('courseChanged')) socket.send(message);
    });
  });
  await enter(page, school.teacher, curriculum());
  await expect(handle(page, 'Black')).toBeVisible();
  await enter(other, school.teacher, curriculum());
  await drag(other, handle(other, 'Ink'), handle(other, 'Paper'));
  await expect.poll(() => stored(site)).toEqual(['Ink: Black', 'Paper: Cotton']);
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections).toHaveText(['Ink', 'Paper']);

  isLive = false;
  await drag(other, handle(other, 'Paper'), handle(other, 'Ink'));
  await expect.poll(() => stored(site)).toEqual(['Paper: Cotton', 'Ink: Black']);

  await page.getByRole('button', { name: 'Actions: Black' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(page.getByText('Someone else changed the outline')).toBeVisible();
  await expect(sections).toHaveText(['Paper', 'Ink']);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move again' }).click();
  await expect.poll(() => stored(site)).toEqual(['Paper: Black, Cotton', 'Ink: ']);
  await expect(page.getByText('Someone else changed the outline')).toBeHidden();

  // A move sends a deletion that could still be undone first.
  await page.getByRole('button', { name: 'Actions: Ink' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Section deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Actions: Black' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect.poll(() => stored(site)).toEqual(['Paper: Cotton, Black']);
});

test('a lesson or a section that a colleague is still working on is not deleted', async ({ page, site }) => {
  await addSection(site, 'Paper');
  await addLesson(site, 'Cotton', 'Paper');
  await page.routeWebSocket(/\/graphql$/, () => {}); // no news from the server
  await enter(page, school.teacher, curriculum());
  const remove = async (title: string) => {
    await page.getByRole('button', { name: `Actions: ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  const { course } = await ask<{ course: { sections: { lessons: { id: string; title: string }[] }[] } }>(
    site,
    'query ($id: ID!) { course(id: $id) { sections { lessons { id title } } } }',
    { id: courseId },
    token,
  );
  const { id } = course.sections.flatMap(({ lessons }) => lessons).find(({ title }) => title === 'Cotton')!;
  const write = (input: object) =>
    ask(
      site,
      'mutation ($input: UpdateLessonInput!) { updateLesson(input: $input) { lesson { id } } }',
      { input: { id, ...input } },
      token,
    );

  await expect(handle(page, 'Cotton')).toBeVisible();
  await write({ content: 'From rags to sheets.' });
  await remove('Cotton');
  await toast(page, 'Lesson deleted').getByRole('button', { name: 'close' }).click();
  await expect(page.getByText(/^Someone else changed this in the meantime/)).toBeVisible();
  await expect(handle(page, 'Cotton')).toBeVisible();

  await addLesson(site, 'Linen', 'Paper');
  await remove('Paper');
  const dialog = page.getByRole('dialog', { name: 'Delete section' });
  await dialog.getByRole('radio', { name: 'Delete them with the progress of students' }).check();
  await dialog.getByRole('button', { name: 'Delete section' }).click();
  await toast(page, 'Section deleted').getByRole('button', { name: 'close' }).click();
  await expect(page.getByText(/^Someone else changed lessons of this section/)).toBeVisible();
  await expect(handle(page, 'Linen')).toBeVisible();
  await expect.poll(() => stored(site)).toContain('Paper: Cotton, Linen');
});
