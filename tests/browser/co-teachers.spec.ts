import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, ask, COURSE, enter, openSchool } from './support/school.ts';

test('a teacher adds a colleague, who edits the course until the teacher ends it', async ({
  page,
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  await school.cohort();
  const colleague = await school.student('Ines');
  const token = await accessTokenOf(site, school.teacher);
  const { members, myCourses } = await ask<{
    members: { nodes: { id: string }[] };
    myCourses: { nodes: { id: string }[] };
  }>(site, '{ members(search: "Ines") { nodes { id } } myCourses { nodes { id } } }', {}, token);
  const courseId = myCourses.nodes[0]!.id;
  await ask(
    site,
    'mutation ($id: ID!) { changeMemberRole(input: { id: $id, role: INSTRUCTOR }) { member { id } } }',
    { id: members.nodes[0]!.id },
    token,
  );

  await enter(page, school.teacher, `/course/${courseId}/edit?tab=co-teachers`);
  await expect(page.getByText('No co-teachers yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Co-teacher' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Co-teacher' });
  await dialog.getByRole('button', { name: /^Add Ines/ }).click();
  await expect(dialog.getByText('Already teaching').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const mayEdit = page.getByRole('switch', { name: /can edit and grade$/ });
  await expect(mayEdit).toBeChecked();
  await expectAccessible(page);

  const theirs = await newPerson();
  await enter(theirs, colleague, '/notifications');
  await theirs.getByRole('link', { name: /added you as a co-teacher/ }).click();
  await expect(theirs.getByRole('heading', { name: COURSE, level: 1 })).toBeVisible();
  await theirs.goto(new URL(`/course/${courseId}/edit?tab=co-teachers`, theirs.url()).href);
  await expect(theirs.getByText('Can edit and grade')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Add Co-teacher' })).toBeHidden();

  await mayEdit.press('Space');
  await expect(mayEdit).not.toBeChecked();
  await theirs.reload();
  await expect(theirs.getByRole('link', { name: /course/i }).first()).toBeVisible();
  await expect(theirs.getByRole('tab', { name: 'Curriculum' })).toBeHidden();

  await page.getByRole('button', { name: /^Remove Ines/ }).click();
  await expect(page.getByText('No co-teachers yet.')).toBeVisible();
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(mayEdit).not.toBeChecked();
});
