import { violations } from './support/accessible.ts';
import { countClicks } from './support/clicks.ts';
import { expect, test } from './support/fixtures.ts';
import { COURSE, enter, openSchool, type Person, type School } from './support/school.ts';
import { hold, watchOperations, watchSubscriptions } from './support/traffic.ts';

let school: School;
let student: Person;

test.beforeEach(async ({ site }) => {
  school = await openSchool(site);
  student = await school.student('Ines');
  await school.enroll(student, (await school.cohort()).id);
});

const SOLUTION = {
  name: 'solution.ts',
  mimeType: 'text/plain',
  buffer: Buffer.from('export const a = 1;\n'),
};

test('a student submits work, the teacher grades it, and the student sees the grade without a reload', async ({
  page,
  newPerson,
}) => {
  const teacher = await newPerson();
  const teachers = watchSubscriptions(teacher);
  await enter(teacher, school.teacher, '/activities/new');
  await teacher.getByRole('button', { name: 'Create Activity' }).click();
  await expect(teacher.getByText('Activity Title is required.')).toBeVisible();
  await teacher.getByLabel('Activity Title').fill('Set a page');
  await teacher.getByLabel('Activity Type').selectOption('Project');
  await teacher.getByRole('combobox', { name: 'Course' }).selectOption(COURSE);
  await teacher.getByLabel('Description').fill('One page, two columns.');
  await teacher.getByLabel('Instructions').fill('Print it, and say how.');
  await teacher.getByLabel('Materials').fill('Type case\nhttps://example.org/ink');
  await teacher.getByLabel('Due Date').fill('2031-03-03');
  await teacher.getByLabel('Start Time').fill('10:00');
  await teacher.getByLabel('End Time').fill('09:00');
  await teacher.getByRole('button', { name: 'Create Activity' }).click();
  await expect(teacher.getByText('The end time must be after the start time.')).toBeVisible();
  await teacher.getByLabel('End Time').fill('18:00');
  await teacher.getByLabel('Criterion 2').fill('Evenness');
  await teacher.getByRole('button', { name: 'Remove criterion: UI/UX' }).click();
  await teacher.getByRole('button', { name: 'Create Activity' }).click();
  await expect(teacher.getByText('The shares must add up to 100%. They add up to 80%.')).toBeVisible();
  await teacher.getByLabel('Share 1 (%)').fill('70');
  await expect(teacher.getByText('Total: 100%')).toBeVisible();
  expect(await violations(teacher)).toEqual([]);
  await teacher.getByRole('button', { name: 'Create Activity' }).click();
  await expect(teacher.getByText('Activity created successfully')).toBeVisible();
  await teacher.waitForURL('**/course/*?tab=assignments');
  const course = new URL(teacher.url());
  await expect(teacher.getByText('No submissions yet')).toBeVisible();
  await teacher.getByRole('link', { name: 'Submissions: Set a page' }).click();
  await expect(teacher.getByText('No submissions yet.')).toBeVisible();
  await teachers.until('submissionChanged', 2); // the course's tab, and the list

  const students = watchSubscriptions(page);
  await enter(page, student, course.pathname + course.search);
  await page.getByRole('link', { name: 'Submit Project: Set a page' }).click();
  await expect(page.getByRole('region', { name: 'Submission Guidelines' })).toContainText('Evenness30%');
  const submit = page.getByRole('button', { name: 'Submit Project' });
  await submit.click();
  await expect(page.getByText('Please provide a description of your submission')).toBeVisible();
  await expect(page.getByText('Please attach at least one file')).toBeVisible();
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('Printed by hand');
  await description.selectText();
  await page.keyboard.press('Control+b');
  await expect(description).toHaveValue('**Printed by hand**');
  await page.keyboard.press('Control+z');
  await expect(description).toHaveValue('Printed by hand');
  await description.selectText();
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.getByText('Preview', { exact: true }).click();
  await expect(page.locator('strong', { hasText: 'Printed by hand' })).toBeVisible();
  await page.getByText('Write', { exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(SOLUTION);
  await expect(page.getByText('solution.ts attached.')).toBeAttached();
  await submit.click();
  await expect(page.getByText('Project submitted successfully!')).toBeVisible();
  await page.waitForURL('**/course/*?tab=assignments');
  await page.getByRole('link', { name: 'View Submission: Set a page' }).click();
  await expect(page.getByText('Not graded yet.')).toBeVisible();
  await students.until('submissionChanged', 4);
  const sent = watchOperations(page);

  await teacher.getByRole('button', { name: 'Grade: Ines' }).click();
  const work = teacher.getByRole('dialog', { name: 'Ines’s submission' });
  await expect(work.locator('strong', { hasText: 'Printed by hand' })).toBeVisible();
  const download = teacher.waitForEvent('download');
  await work.getByRole('button', { name: 'Download solution.ts' }).click();
  expect((await download).suggestedFilename()).toBe('solution.ts');
  await work.getByLabel('Functionality (70%)').fill('100');
  await work.getByLabel('Evenness (30%)').fill('50');
  await expect(work.getByLabel('Points')).toHaveValue('85');
  await work.getByLabel('Points').fill('101');
  await work.getByRole('button', { name: 'Save Grade' }).click();
  await expect(work.getByText('The maximum is 100 points.')).toBeVisible();
  expect(await violations(teacher)).toEqual([]);
  await work.getByLabel('Points').fill('90');
  await work.getByRole('textbox', { name: 'Feedback' }).fill('_Even_ impression.');
  await work.getByRole('button', { name: 'Save Grade' }).click();
  await expect(teacher.getByText('Grade saved. We’ve notified the student.')).toBeVisible();
  await expect(teacher.getByRole('listitem').filter({ hasText: 'Ines' })).toContainText('Graded 90/100');

  await expect(page.getByText('90 of 100 points')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '50 of 100' })).toBeVisible();
  await expect(page.locator('em', { hasText: 'Even' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Submission' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Notifications, .* unread/ })).toBeVisible();
  expect(sent.filter((name) => name === 'SubmitAssignment')).toEqual([]);
});

test('work that is resubmitted while the teacher reads it cannot be graded before another look', async ({
  page,
  newPerson,
}) => {
  const activity = await school.activity({ title: 'Set a line' });
  await enter(page, student, `/assignments/submit/${activity.id}`);
  await page.getByRole('textbox', { name: 'Description' }).fill('The first.');
  await page.locator('input[type=file]').setInputFiles(SOLUTION);
  await expect(page.getByText('solution.ts attached.')).toBeAttached();
  await page.getByRole('button', { name: 'Submit Assignment' }).click();
  await page.waitForURL('**/course/*?tab=assignments');

  const teacher = await newPerson();
  await enter(teacher, school.teacher, `/activities/${activity.id}/submissions`);
  await teacher.getByRole('button', { name: 'Grade: Ines' }).click();
  const work = teacher.getByRole('dialog', { name: 'Ines’s submission' });
  await work.getByLabel('Points').fill('50');
  const answer = await hold(teacher, 'GradeSubmission');
  await work.getByRole('button', { name: 'Save Grade' }).click();

  await page.getByRole('link', { name: 'View Submission: Set a line' }).click();
  await page.getByRole('button', { name: 'Edit Submission' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('The second.');
  await page.getByRole('button', { name: 'Submit Again' }).click();
  await page.waitForURL('**/course/*?tab=assignments');
  answer.release();

  await expect(
    teacher.getByText('The student submitted new work. Look at it before you grade it.'),
  ).toBeVisible();
  await expect(work.getByText('The second.')).toBeVisible();
  await work.getByLabel('Points').fill('60');
  await work.getByRole('button', { name: 'Save Grade' }).click();
  await expect(teacher.getByRole('listitem').filter({ hasText: 'Ines' })).toContainText('Graded 60/100');

  // The screen of a student loses a deleted activity without a reload.
  await page.getByRole('link', { name: 'View Submission: Set a line' }).click();
  await expect(page.getByRole('heading', { name: 'Set a line' })).toBeVisible();
  await teacher.getByRole('button', { name: 'Actions: Set a line' }).click();
  await teacher.getByRole('menuitem', { name: 'Delete' }).click();
  await teacher
    .getByRole('dialog', { name: 'Delete Activity' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(teacher.getByText('Activity deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Set a line' })).toBeHidden();
  await expect(
    page.getByText('This assignment doesn’t exist, or you don’t have access to it.'),
  ).toBeVisible();
});

test('a teacher grades a submission from the dashboard in three clicks', async ({ page, newPerson }) => {
  const { id } = await school.activity({ title: 'Set a line' });
  await enter(page, student, `/assignments/submit/${id}`);
  await page.getByRole('textbox', { name: 'Description' }).fill('By hand.');
  await page.locator('input[type=file]').setInputFiles(SOLUTION);
  await expect(page.getByText('solution.ts attached.')).toBeAttached();
  await page.getByRole('button', { name: 'Submit Assignment' }).click();
  await page.waitForURL('**/course/*?tab=assignments');

  const teacher = await newPerson();
  const clicks = await countClicks(teacher);
  await enter(teacher, school.teacher);
  const needs = teacher.getByRole('region', { name: 'Needs you' });
  await expect(needs.getByRole('listitem')).toContainText('1 to grade');
  await needs.getByRole('link', { name: 'Set a line' }).click();
  await teacher.getByRole('button', { name: 'Grade: Ines' }).click();
  await teacher.getByLabel('Points').fill('80');
  await teacher.getByRole('button', { name: 'Save Grade' }).click();
  await expect(teacher.getByText('You’re all caught up.')).toBeVisible();
  expect(clicks()).toBe(3);
  await teacher
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Dashboard' })
    .click();
  await expect(teacher.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(needs).toHaveCount(0);
});

test('the dashboard lists due activities, links to them, and removes submitted ones', async ({ page }) => {
  const live = watchSubscriptions(page);
  await enter(page, student);
  const due = page.getByRole('region', { name: 'Due Soon' });
  await expect(due).toContainText('Nothing due.');
  await live.until('notificationAdded');
  await school.activity(); // without a reload
  await expect(due.getByRole('listitem')).toContainText(COURSE);
  expect(await violations(page)).toEqual([]);

  await due.getByRole('link', { name: 'Set a page' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Printed by hand');
  await page.locator('input[type=file]').setInputFiles(SOLUTION);
  await expect(page.getByText('solution.ts attached.')).toBeAttached();
  await page.getByRole('button', { name: 'Submit Assignment' }).click();
  await page.waitForURL('**/course/*?tab=assignments');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(due).toContainText('Nothing due.');
});
