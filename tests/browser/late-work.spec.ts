import type { Locator, Page } from '@playwright/test';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { COURSE, enter, openSchool, type Person, type School } from './support/school.ts';

let school: School;
let student: Person;

test.beforeEach(async ({ site }) => {
  school = await openSchool(site);
  student = await school.student('Ines');
  await school.enroll(student, (await school.cohort()).id);
});

/** Returns the instant some hours from now, in the format of a date and time field. */
const localTime = (page: Page, hours: number) =>
  page.evaluate((ahead) => {
    const at = new Date(Date.now() + ahead * 3_600_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, hours);

test('late work: a policy, a draft on two devices, an extension, two attempts, and a grade by rubric in three clicks', async ({
  page,
  newPerson,
}) => {
  test.slow();
  const teacher = await newPerson();
  await enter(teacher, school.teacher, '/activities/new');
  await teacher.getByLabel('Activity Title').fill('Set a page');
  await teacher.getByRole('combobox', { name: 'Course' }).selectOption(COURSE);
  await teacher.getByLabel('Description').fill('One page, two columns.');
  await teacher.getByLabel('Instructions').fill('Print it, and say how.');
  const types = teacher.getByRole('group', { name: 'What students submit' });
  await types.getByLabel('Link').check();
  await types.getByLabel('Files').uncheck();
  await types.getByLabel('Files').check();
  const kinds = teacher.getByRole('group', { name: 'Accepted file types' });
  await kinds.getByLabel('.txt').check();
  for (const kind of ['.zip', '.pdf', '.js', '.jsx', '.ts', '.tsx'])
    await kinds.getByLabel(kind, { exact: true }).uncheck();
  await teacher.getByLabel('Maximum file size (MB)').fill('1');
  // Due yesterday, which is confirmed and notifies nobody.
  await teacher.getByLabel('Due Date').fill((await localTime(teacher, -24)).slice(0, 10));
  await teacher.getByLabel('Start Time').fill('00:01');
  await teacher.getByLabel('End Time').fill('00:02');
  await teacher.getByLabel('Allow late submission').check();
  await teacher.getByLabel('Days accepted after the due date').fill('7');
  await teacher.getByLabel('Deduction for late work').selectOption('Once');
  await teacher.getByRole('button', { name: 'Create Activity' }).click();
  await expect(teacher.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
  await teacher.getByLabel('Deduction (%)').fill('20');
  expect(await violations(teacher)).toEqual([]);
  await teacher.getByRole('button', { name: 'Create Activity' }).click();
  await teacher
    .getByRole('dialog', { name: 'This due date is in the past' })
    .getByRole('button', { name: 'Save Anyway' })
    .click();
  await teacher.waitForURL('**/course/*?tab=assignments');
  const course = new URL(teacher.url());

  // A draft that continues on another device.
  await enter(page, student, course.pathname + course.search);
  await page.getByRole('link', { name: 'Submit Assignment: Set a page' }).click();
  await expect(page.getByText('They lose 20% of their points.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Description' }).fill('Printed by hand');
  await page.locator('input[type=file]').setInputFiles({
    name: 'page.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(page.getByText('Only .txt files can be attached.')).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'page.txt', mimeType: 'text/plain', buffer: Buffer.from('A page.\n') });
  await expect(page.getByText('page.txt attached.')).toBeAttached();
  await expect(page.getByText('Draft saved')).toBeVisible();
  const phone = await newPerson();
  await enter(phone, student, page.url());
  await expect(phone.getByRole('textbox', { name: 'Description' })).toHaveValue('Printed by hand');
  await expect(phone.getByText('page.txt')).toBeVisible();
  await phone.getByRole('button', { name: 'Submit Assignment' }).click();
  await expect(phone.getByText('Enter the address of your work.')).toBeVisible();
  await phone.getByRole('textbox', { name: 'Link' }).fill('https://example.org/page');
  expect(await violations(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Submit Assignment' }).click();
  await expect(phone.getByText('Assignment submitted successfully!')).toBeVisible();

  // The teacher gives more time; the student's open page follows.
  await page.reload();
  await expect(page.getByText('Late −20%')).toBeVisible();
  await teacher.getByRole('link', { name: 'Submissions: Set a page' }).click();
  await teacher.getByRole('button', { name: 'Give More Time' }).click();
  const dialog = teacher.getByRole('dialog', { name: 'Give More Time' });
  await dialog.getByRole('combobox', { name: 'Student' }).selectOption({ index: 1 });
  await dialog.getByLabel('New Due Date').fill(await localTime(teacher, 48));
  await dialog.getByLabel('Reason').fill('Ill since Monday');
  expect(await violations(teacher)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save Extension' }).click();
  await expect(teacher.getByRole('region', { name: 'Extensions' })).toContainText('Ill since Monday');
  await expect(page.getByText('Reason: Ill since Monday')).toBeVisible();
  await expect(page.getByText('Late −20%')).toBeHidden();
  await page.getByRole('button', { name: /^Notifications, .* unread/ }).click();
  await expect(page.getByRole('link', { name: /^More time for Set a page\./ })).toHaveAttribute(
    'href',
    new URL(page.url()).pathname,
  );
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edit Submission' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Printed again');
  await page.getByRole('button', { name: 'Submit Again' }).click();
  await page.waitForURL('**/course/*?tab=assignments');
  await page.getByRole('link', { name: 'View Submission: Set a page' }).click();
  await page.getByRole('button', { name: 'Attempt 1' }).click();
  await expect(page.getByRole('region', { name: 'Attempt 1' })).toContainText('Printed by hand');

  // From the dashboard: three clicks, the scores by keyboard.
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks++;
    await target.click();
  };
  await teacher.goto('/dashboard');
  await click(teacher.getByRole('region', { name: 'Needs you' }).getByRole('link', { name: 'Set a page' }));
  await click(teacher.getByRole('button', { name: 'Grade: Ines' }));
  const work = teacher.getByRole('dialog', { name: 'Ines’s submission' });
  await expect(work.getByText('1 earlier attempt')).toBeVisible();
  for (const [name, score] of [
    ['Functionality (50%)', '100'],
    ['Code Quality (30%)', '50'],
    ['UI/UX (20%)', '50'],
  ] as const)
    await work.getByLabel(name).fill(score);
  await expect(work.getByLabel('Points')).toHaveValue('75');
  await click(work.getByRole('button', { name: 'Save Grade' }));
  await expect(teacher.getByText('Grade saved. We’ve notified the student.')).toBeVisible();
  expect(clicks).toBe(3);
  await expect(page.getByText('75 of 100 points')).toBeVisible();

  // Without the extension the work is late, and the grade follows.
  await teacher.getByRole('button', { name: /^Revoke the extension of Ines/ }).click();
  await expect(teacher.getByRole('region', { name: 'Extensions' })).toContainText('No extensions.');
  await teacher.goto('/dashboard'); // ends the time to undo
  await expect(page.getByText('60 of 100 points')).toBeVisible();
  await expect(page.getByText('75 points before the deduction of 20% for late work')).toBeVisible();
  await teacher.goto(`/courses/${course.pathname.split('/')[2]}/gradebook`);
  await expect(teacher.getByRole('grid').getByRole('row').filter({ hasText: 'Ines' })).toContainText(
    'Late −20%',
  );
  expect(await violations(teacher)).toEqual([]);
});
