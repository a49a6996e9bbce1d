import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { demoPerson, enter, openSchool } from './support/school.ts';

const rowsOf = (page: Page, name: string) =>
  page.getByRole('table', { name }).locator('tbody').getByRole('row');

test('an admin finds students, enrolls several, exports them, moves one to another cohort and cancels the enrollment', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  const { id, title } = await school.cohort({ capacity: 1 });
  const other = await school.cohort({ title: 'Autumn Group', capacity: 1 });
  const ana = await school.student('Ana');
  await school.student('Bea');
  for (const name of ['Cal', 'Dan', 'Eve', 'Fay']) await school.student(name);
  await enter(page, school.teacher, '/students');
  const students = rowsOf(page, 'Students');
  await expect(students).toHaveCount(5); // the page size of the documents
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('Fay');
  await expect(students).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('');
  await expect(students).toHaveCount(5);
  await page.getByRole('checkbox', { name: 'Select Ana' }).check();
  await page.getByRole('checkbox', { name: 'Select Bea' }).check();
  await page.getByRole('status').getByRole('button', { name: 'Enroll' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enroll in a Cohort' });
  await dialog.getByLabel('Cohort').selectOption(title);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Enroll' }).click();
  await expect(page.getByText('2 students enrolled or on the waitlist.')).toBeVisible();

  await page.getByLabel('Cohort', { exact: true }).selectOption(title);
  await expect(students).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`cohort=${id}`));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(3);
  expect(file).toContain(ana.email);
  expect(await violations(page)).toEqual([]);

  await students.filter({ hasText: 'Ana' }).getByRole('link', { name: 'Ana' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana' })).toBeVisible();
  const records = rowsOf(page, 'Enrollments');
  await expect(records).toContainText([title]);
  await expect(records).toContainText('Free');
  for (const none of ['No submissions yet.', 'No attendance recorded.', 'No certificates yet.'])
    await expect(page.getByText(none)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await records.getByRole('button', { name: `Move Ana from ${title}` }).click();
  const moving = page.getByRole('dialog', { name: 'Move Ana' });
  await expect(moving.getByLabel('To cohort').getByRole('option')).toHaveText([
    'Choose a cohort',
    other.title,
  ]);
  expect(await violations(page)).toEqual([]);
  await moving.getByLabel('To cohort').selectOption(other.title);
  await moving.getByRole('button', { name: 'Move student' }).click();
  await expect(page.getByText(`Ana is in ${other.title} now.`)).toBeVisible();
  const inOther = records.filter({ hasText: `Moved from ${title}` });
  await expect(inOther).toContainText(other.title);
  await expect(records).toHaveCount(2);
  await inOther.getByRole('button', { name: /^Cancel Enrollment/ }).click();
  await page
    .getByRole('dialog', { name: 'Cancel enrollment' })
    .getByRole('button', { name: 'Cancel Enrollment' })
    .click();
  await expect(records.getByText('Cancelled')).toHaveCount(2);

  await page.goto('/enrollments?status=ACTIVE');
  const enrollments = rowsOf(page, 'Enrollments');
  await expect(enrollments).toHaveCount(1);
  await expect(enrollments).toContainText('Bea'); // who got the seat
  await expect(enrollments).toContainText(/Last seen (?:just now|\d+ min ago)/);
  await page.getByRole('link', { name: 'New Enrollment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New Enrollment' })).toBeVisible();
  await page.getByLabel('Cohort', { exact: true }).selectOption(title);
  await page.getByRole('searchbox').fill('Eve');
  await page.getByRole('button', { name: 'Enroll Eve' }).click();
  await expect(page.getByText('Eve is on the waitlist')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a teacher who is no admin sees own students without actions, and students see no list', async ({
  page,
  newPerson,
}) => {
  await enter(page, demoPerson('student@demo.example'), '/students');
  await expect(page).toHaveURL(/\/unauthorized$/);
  const teacher = await newPerson();
  await enter(teacher, demoPerson('teacher@demo.example'), '/students');
  await expect(rowsOf(teacher, 'Students')).toHaveCount(5);
  await expect(teacher.getByRole('table').getByRole('checkbox')).toHaveCount(0);
  await expect(teacher.getByRole('link', { name: 'Add New Student' })).toHaveCount(0);
  await teacher.goto('/students/new');
  await expect(teacher).toHaveURL(/\/unauthorized$/);
});
