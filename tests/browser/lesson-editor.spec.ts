import type { Page } from '@playwright/test';
import { expectAccessible, violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, ask, enter, openSchool, type School } from './support/school.ts';

let school: School;
let courseId: string;

test.beforeEach(async ({ site }) => {
  school = await openSchool(site);
  const token = await accessTokenOf(site, school.teacher);
  const { myCourses } = await ask<{ myCourses: { nodes: { id: string }[] } }>(
    site,
    '{ myCourses { nodes { id } } }',
    {},
    token,
  );
  courseId = myCourses.nodes[0]!.id;
  await ask(
    site,
    'mutation ($input: CreateSectionInput!) { createSection(input: $input) { section { id } } }',
    { input: { courseId, title: 'First prints' } },
    token,
  );
});

test('a teacher writes a lesson of each type and changes one, and a student reads it', async ({
  page,
  newPerson,
}) => {
  await enter(page, school.teacher, `/lessons/new?course=${courseId}`);
  const title = page.getByRole('textbox', { name: 'Lesson Title' });
  const type = page.getByRole('combobox', { name: 'Lesson Type' });
  const create = page.getByRole('button', { name: 'Create Lesson' });

  // A live session names what is missing; its times are those of the browser's zone.
  await create.click();
  await expect(page.getByText('Lesson Title is required.')).toBeVisible();
  await expect(page.getByText('Meeting link is required.')).toBeVisible();
  await expect(page.getByText('Start time is required.')).toBeVisible();
  await expectAccessible(page);
  await title.fill('Press day');
  await page.getByRole('textbox', { name: 'Description' }).fill('We print together.');
  await page.getByLabel('Date').fill('2030-05-01');
  await page.getByLabel('Start Time').fill('10:00');
  await page.getByLabel('End Time').fill('11:30');
  await page.getByRole('textbox', { name: 'Meeting Link' }).fill('https://meet.example.org/press');
  await page.getByLabel('Maximum Participants').fill('12');
  await create.click();
  await expect(page).toHaveURL(/tab=curriculum/);
  await expect(page.getByText('Press day')).toBeVisible();

  for (const [kind, name] of [
    ['Video', 'How a press works'],
    ['Exercise', 'Set your name'],
  ] as const) {
    await page.goto(`/lessons/new?course=${courseId}`);
    await type.selectOption(kind);
    await title.fill(name);
    await page.getByRole('textbox', { name: 'Description' }).fill('By hand.');
    await page.getByLabel('Duration in minutes').fill('20');
    await page.getByRole('textbox', { name: 'Content', exact: true }).fill('**Ink** first, then paper.');
    await create.click();
    await expect(page).toHaveURL(/tab=curriculum/);
    await expect(page.getByText(name)).toBeVisible();
  }

  // Questions come next for a quiz.
  await page.goto(`/lessons/new?course=${courseId}`);
  await type.selectOption('Quiz');
  await title.fill('What do you remember?');
  await page.getByRole('textbox', { name: 'Description' }).fill('Five questions.');
  await create.click();
  await expect(page).toHaveURL(/\/lessons\/[\da-f-]+\/quiz$/);

  const student = await school.student('Ines');
  const cohort = await school.cohort();
  await school.enroll(student, cohort.id);
  await page.goto(`/course/${courseId}/edit?tab=curriculum`);
  await page.getByRole('link', { name: 'Edit How a press works' }).click();
  await expect(title).toHaveValue('How a press works');
  await title.fill('How the press works');
  await page.getByRole('textbox', { name: 'Content', exact: true }).fill('The **roller** turns.');
  await page.locator('input[type=file]').setInputFiles({
    name: 'worksheet.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ink. Paper. Pressure.'),
  });
  await expect(page.getByRole('button', { name: 'Remove worksheet.txt' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/tab=curriculum/);
  await changeAtTheSameTime(page, await newPerson());

  const reader = await newPerson();
  await enter(reader, student, `/my-courses/${courseId}`);
  await reader
    .getByRole('link', { name: /How the press works/ })
    .first()
    .click();
  await expect(reader.getByRole('heading', { level: 1, name: 'How the press works' })).toBeVisible();
  await expect(reader.getByText('The roller turns.')).toBeVisible();
  const download = reader.waitForEvent('download');
  await reader.getByRole('button', { name: 'Download worksheet.txt' }).click();
  expect((await download).suggestedFilename()).toBe('worksheet.txt');
  await expect(reader.getByRole('link', { name: 'Edit Lesson' })).toBeHidden();
});

/**
 * Two browsers edit one lesson: different fields are both kept, and so are different materials. For another field, the second
 * person chooses.
 */
async function changeAtTheSameTime(page: Page, other: Page) {
  const description = (tab: Page) => tab.getByRole('textbox', { name: 'Description' });
  const transcript = (tab: Page) => tab.getByRole('textbox', { name: 'Transcript' });
  const materials = (tab: Page) => tab.getByRole('textbox', { name: 'Required Materials' });
  const save = async (tab: Page) => tab.getByRole('button', { name: 'Save Changes' }).click();
  const conflict = page.getByText('Someone else changed this lesson');
  const open = async (tab: Page) => {
    await tab.getByRole('link', { name: 'Edit How the press works' }).click();
    await expect(description(tab)).toHaveValue(/./);
  };
  await enter(other, school.teacher, `/course/${courseId}/edit?tab=curriculum`);
  await open(other);
  await open(page);
  await description(other).fill('By hand and by foot.');
  await materials(other).fill('Ink\nPaper');
  await save(other);
  await expect(other).toHaveURL(/tab=curriculum/);
  await transcript(page).fill('The roller turns slowly.');
  await materials(page).fill('Roller');
  await save(page);
  await expect(page).toHaveURL(/tab=curriculum/);

  await open(other);
  await expect(transcript(other)).toHaveValue('The roller turns slowly.');
  await open(page);
  await expect(description(page)).toHaveValue('By hand and by foot.');
  await expect(materials(page)).toHaveValue('Ink\nPaper\nRoller');
  await materials(page).fill('Ink\nPaper\nRoller\nApron');
  await materials(other).fill('Paper\nRoller');
  await description(other).fill('Theirs.');
  await save(other);
  await expect(other).toHaveURL(/tab=curriculum/);
  await description(page).fill('Mine.');
  await save(page);
  await expect(conflict).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Load newer version' }).click();
  await expect(description(page)).toHaveValue('Theirs.');
  await page.getByRole('button', { name: 'Back to my version' }).click();
  await expect(description(page)).toHaveValue('Mine.');
  await save(page);
  await expect(page).toHaveURL(/tab=curriculum/);
  await open(page);
  await expect(description(page)).toHaveValue('Mine.');
  await expect(materials(page)).toHaveValue('Paper\nRoller\nApron');
  await expect(transcript(page)).toHaveValue('The roller turns slowly.');
}
