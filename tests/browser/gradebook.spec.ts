import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, ask, enter, openSchool, type Person, type School } from './support/school.ts';
import type { Site } from './support/site.ts';
import { watchSubscriptions } from './support/traffic.ts';

let school: School;
let students: Person[];
let course: string;

test.beforeEach(async ({ site }) => {
  school = await openSchool(site);
  const cohort = await school.cohort();
  students = [await school.student('Anna'), await school.student('Bela')];
  for (const student of students) await school.enroll(student, cohort.id);
  const token = await accessTokenOf(site, school.teacher);
  const { myCourses } = await ask<{ myCourses: { nodes: { id: string }[] } }>(
    site,
    '{ myCourses { nodes { id } } }',
    {},
    token,
  );
  course = myCourses.nodes[0]!.id;
});

/** Submits work without a browser. */
async function handIn(site: Site, student: Person, activity: { id: string }): Promise<void> {
  const token = await accessTokenOf(site, student);
  const form = new FormData();
  form.append('file', new Blob(['export const a = 1;\n'], { type: 'text/plain' }), 'solution.ts');
  const uploaded = await fetch(`${site.origin}/files?purpose=submission`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { id } = (await uploaded.json()) as { id: string };
  await ask(
    site,
    'mutation ($input: SubmitWorkInput!) { submitWork(input: $input) { submission { id } } }',
    { input: { activityId: activity.id, description: 'By hand.', fileIds: [id] } },
    token,
  );
}

test('a teacher grades by keyboard, and sees work and grades from other windows', async ({
  page,
  newPerson,
  site,
}) => {
  const [first, second] = [
    await school.activity({ title: 'Set a page' }),
    await school.activity({ title: 'Set a line' }),
  ];
  for (const student of students) await handIn(site, student, first);
  const live = watchSubscriptions(page);
  await enter(page, school.teacher, `/course/${course}?tab=assignments`);
  await page.getByRole('link', { name: 'Gradebook' }).click();
  await live.until('submissionChanged', 2);
  const grid = page.getByRole('grid');
  const cell = (student: string, column: number) =>
    grid.getByRole('row').filter({ hasText: student }).getByRole('gridcell').nth(column);
  await expect(cell('Anna', 1)).toHaveText('To grade');
  await expect(cell('Anna', 2)).toHaveText('Not submitted');
  expect(await violations(page)).toEqual([]);

  await cell('Anna', 1).focus();
  await page.keyboard.type('101');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The maximum is 100 points.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter'); // 10, and down
  await expect(cell('Anna', 1)).toHaveText('10');
  await expect(cell('Bela', 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('55');
  await page.keyboard.press('Escape');
  await expect(cell('Bela', 1)).toHaveText('To grade');
  await expect(cell('Bela', 1)).toBeFocused();
  await page.keyboard.type('80');
  await page.keyboard.press('Tab');
  await expect(cell('Bela', 2)).toBeFocused();
  await expect(cell('Bela', 0)).toHaveText('80%');
  await page.keyboard.type('5');
  await expect(
    page.getByText('Bela hasn’t submitted Set a line, so there’s nothing to grade.'),
  ).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(cell('Anna', 2)).toBeFocused();

  await handIn(site, students[0]!, second); // without a reload
  await expect(cell('Anna', 2)).toHaveText('To grade');

  const other = await newPerson();
  const others = watchSubscriptions(other);
  await enter(other, school.teacher, `/courses/${course}/gradebook`);
  const there = other.getByRole('grid').getByRole('row').filter({ hasText: 'Anna' }).getByRole('gridcell');
  await expect(there.nth(1)).toHaveText('10');
  await others.until('submissionChanged');
  await page.keyboard.type('90');
  await page.keyboard.press('Enter');
  await expect(there.nth(2)).toHaveText('90');

  await page.getByLabel('Needs grading only').click();
  await expect(page.getByText('No students match.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^gradebook-.*\.csv$/);
  await expect(page.getByText('Exported 2 students.')).toBeVisible();
});

test('a grade that was not saved shows the former one and says what to do; feedback stays', async ({
  page,
  site,
}) => {
  const activity = await school.activity({ title: 'Set a page' });
  await handIn(site, students[0]!, activity);
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, school.teacher, `/courses/${course}/gradebook`);
  const cell = page.getByRole('grid').getByRole('row').filter({ hasText: 'Anna' }).getByRole('gridcell');
  await expect(cell).toHaveText('To grade');
  await expect(page.getByLabel('Needs grading only')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Needs grading only').click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.getByLabel('Needs grading only').click();
  await page.getByRole('button', { name: 'Open Submission' }).click();
  await page.getByLabel('Points').fill('60');
  await page.getByRole('textbox', { name: 'Feedback' }).fill('Even impression.');
  await page.getByRole('button', { name: 'Save Grade' }).click();
  await expect(cell).toHaveText('60');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.route('**/graphql*', (route) =>
    route.request().postData()?.includes('GradeCell') ? route.abort() : route.continue(),
  );
  await cell.click();
  await page.keyboard.type('70');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The points of Anna for Set a page weren’t saved.')).toBeVisible();
  await expect(cell).toHaveText('60');
  await page.unrouteAll();
  await cell.click();
  await page.keyboard.type('75');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText('75');
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Open Submission' }).click();
  await expect(page.getByRole('textbox', { name: 'Feedback' })).toHaveValue('Even impression.');
  expect(await violations(page)).toEqual([]);
});
