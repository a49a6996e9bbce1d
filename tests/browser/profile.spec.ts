import { UNKNOWN_ID } from '#tests/support/unknown-id';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { COURSE, enter, openSchool } from './support/school.ts';

test('a teacher writes a profile, cancels a change and opens that of a student; a student finds no unknown one', async ({
  page,
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  const cohort = await school.cohort();
  const student = await school.student();
  await school.enroll(student, cohort.id);
  await enter(page, school.teacher, '/profile');
  await expect(page.getByText('No biography yet.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Students' })).toContainText('1');
  await expect(page.getByRole('list', { name: 'Current courses' })).toHaveText(`${COURSE}1 student`);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const form = page.getByRole('form', { name: 'Profile' });
  await form.getByLabel('Title').fill('Lead Instructor');
  await form.getByLabel('Bio').fill('Sets type by hand.');
  await form.getByLabel('Expertise').fill('Printing, Typesetting,');
  await form.getByLabel('Phone').fill('call me');
  await form.getByRole('button', { name: 'Add education' }).click();
  await form.getByLabel('Degree').fill('Master of Printing');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter a phone number such as +49 30 123456.')).toBeVisible();
  await form.getByLabel('Phone').fill('+49 30 123456');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  const main = page.getByRole('main');
  for (const text of ['Lead Instructor', 'Typesetting', 'Master of Printing', '+49 30 123456'])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Edit profile' }).click();
  await form.getByLabel('Bio').fill('Never saved.');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByText('Sets type by hand.')).toBeVisible();

  await page.goto(`/cohorts/${cohort.id}?tab=people`);
  await page.getByRole('link', { name: student.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: student.name })).toBeVisible();
  await expect(main.getByRole('link', { name: student.email })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Student record' }).click();
  await expect(page.getByRole('table', { name: 'Enrollments' })).toContainText(cohort.title);

  const other = await newPerson();
  await enter(other, student, '/profile');
  const courses = other.getByRole('list', { name: 'Current courses' });
  await expect(courses).toHaveText(`${COURSE}0% complete`);
  expect(await violations(other)).toEqual([]);
  await courses.getByRole('link', { name: COURSE }).click();
  await expect(other).toHaveURL(/\/my-courses\/[\da-f-]{36}$/);
  await other.goto(`/profile/${UNKNOWN_ID}`);
  await expect(other.getByRole('heading', { level: 1, name: 'This profile isn’t available' })).toBeVisible();
});
