import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { ask, accessTokenOf, enter, openSchool, type School } from './support/school.ts';

/** Removes the only instructor of a cohort. */
async function removeInstructor(site: Parameters<typeof ask>[0], { teacher }: School, id: string) {
  const token = await accessTokenOf(site, teacher);
  const { viewer } = await ask<{ viewer: { membership: { id: string } } }>(
    site,
    '{ viewer { membership { id } } }',
    {},
    token,
  );
  await ask(
    site,
    'mutation ($input: RemoveCohortInstructorInput!) { removeCohortInstructor(input: $input) { cohort { id } } }',
    { input: { cohortId: id, memberId: viewer.membership.id } },
    token,
  );
}

test('empty panels and tabs of a cohort are hidden from students, and staff are offered to fill them', async ({
  page,
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  const { id } = await school.cohort();
  await removeInstructor(site, school, id);
  const student = await newPerson();
  await enter(student, await school.student(), `/cohorts/${id}`);
  await expect(student.getByRole('region', { name: 'Description' })).toBeVisible();
  for (const name of ['Instructors', 'Requirements'])
    await expect(student.getByRole('region', { name })).toHaveCount(0);
  await expect(student.getByRole('tab')).toHaveText(['Overview', 'Courses']);

  await enter(page, school.teacher, `/cohorts/${id}`);
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Schedule', 'Courses', 'People', 'Files']);
  await expect(page.getByText('No Requirements specified.')).toBeVisible();
  await expect(page.getByText('No instructors .')).toBeVisible();
  await page
    .getByRole('region', { name: 'Instructors' })
    .getByRole('button', { name: 'Add Instructor' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Add Instructor' });
  await dialog.getByRole('button', { name: 'Add Mara Voss' }).click();
  await expect(page.getByRole('region', { name: 'Instructors' })).toContainText('Mara Voss');
});

test('the action of a cohort stays in reach at the bottom of a phone, below all content', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const school = await openSchool(site);
  const { id } = await school.cohort();
  await enter(page, await school.student(), `/cohorts/${id}`);
  const enroll = page.getByRole('button', { name: 'Enroll Now' });
  await expect(enroll).toHaveCount(1);
  const atBottom = async () => {
    const { y, height } = (await enroll.boundingBox())!;
    return y > 560 && y + height <= 640;
  };
  expect(await atBottom()).toBe(true);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await atBottom()).toBe(true);
  const last = (await page.getByRole('tabpanel').boundingBox())!;
  expect(last.y + last.height).toBeLessThan((await enroll.boundingBox())!.y - 8);
  await expectAccessible(page, [360]);
  await enroll.click();
  await page.getByRole('button', { name: 'Confirm Enrollment' }).click();
  await expect(page.getByText('You are Enrolled to this Cohort')).toBeVisible();
});

test('a student finds the room and the classmates of a cohort, and writes to one of them', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  const { id } = await school.cohort();
  const [ines, jon] = [await school.student('Ines'), await school.student('Jon')];
  await school.student('Outside');
  for (const student of [ines, jon]) await school.enroll(student, id);
  await enter(page, ines, `/cohorts/${id}`);
  const panel = page.getByRole('region', { name: 'Enrollment Status' });
  await expect(panel.getByRole('link', { name: 'Open the cohort chat' })).toBeVisible();
  await panel.getByRole('link', { name: 'Classmates' }).click();
  await expect(page).toHaveURL(/\?tab=people$/);
  const people = page.getByRole('region', { name: 'Classmates' });
  await expect(people.getByRole('listitem')).toHaveText([/Jon/, /Mara Voss/]);
  await expectAccessible(page);
  await people.getByRole('button', { name: /Jon/ }).click();
  await expect(page).toHaveURL(/\/chat\/[\da-f-]{36}$/);
});
