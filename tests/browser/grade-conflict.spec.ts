import type { Page } from '@playwright/test';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, ask, enter, openSchool, type Person, type School } from './support/school.ts';
import type { Site } from './support/site.ts';

/** Makes somebody with a seat in no cohort a co-teacher of the only course. */
async function coTeacher(site: Site, school: School): Promise<Person> {
  const colleague = await school.student('Lena');
  const token = await accessTokenOf(site, school.teacher);
  const { members, myCourses } = await ask<{
    members: { nodes: { id: string }[] };
    myCourses: { nodes: { id: string }[] };
  }>(site, '{ members(search: "Lena") { nodes { id } } myCourses { nodes { id } } }', {}, token);
  const memberId = members.nodes[0]!.id;
  await ask(
    site,
    'mutation ($id: ID!) { changeMemberRole(input: { id: $id, role: INSTRUCTOR }) { member { id } } }',
    { id: memberId },
    token,
  );
  await ask(
    site,
    'mutation ($input: AddCoTeacherInput!) { addCoTeacher(input: $input) { course { id } } }',
    { input: { courseId: myCourses.nodes[0]!.id, memberId, mayEdit: true } },
    token,
  );
  return colleague;
}

/** Submits a link for an activity. */
const submit = (site: Site, activityId: string, description: string, token: string) =>
  ask(
    site,
    'mutation ($input: SubmitWorkInput!) { submitWork(input: $input) { submission { id } } }',
    { input: { activityId, description, link: 'https://example.org/page' } },
    token,
  );

async function submittedWork(site: Site) {
  const school = await openSchool(site);
  const student = await school.student('Ines');
  await school.enroll(student, (await school.cohort()).id);
  const activity = await school.activity();
  await ask(
    site,
    'mutation ($input: UpdateActivityInput!) { updateActivity(input: $input) { activity { id } } }',
    { input: { id: activity.id, submissionTypes: ['LINK'] } },
    await accessTokenOf(site, school.teacher),
  );
  const token = await accessTokenOf(site, student);
  await submit(site, activity.id, 'By hand.', token);
  return { school, address: `/activities/${activity.id}/submissions`, activity, token };
}

const formOf = (page: Page) => page.getByRole('dialog', { name: 'Ines’s submission' });

async function fillGrade(page: Page, points: string, feedback: string): Promise<void> {
  await page.getByRole('button', { name: 'Grade: Ines' }).click();
  await formOf(page).getByRole('spinbutton', { name: 'Points' }).fill(points);
  await formOf(page).getByRole('textbox', { name: 'Feedback' }).fill(feedback);
}

const save = (page: Page) => formOf(page).getByRole('button', { name: 'Save Grade' }).click();

const expectGrade = async (page: Page, points: string, feedback: string) => {
  await expect(formOf(page).getByRole('spinbutton', { name: 'Points' })).toHaveValue(points);
  await expect(formOf(page).getByRole('textbox', { name: 'Feedback' })).toHaveValue(feedback);
};

test('two teachers grade a submission at once: the second one chooses, and nothing typed is lost', async ({
  page,
  newPerson,
  site,
}) => {
  const { school, address } = await submittedWork(site);
  const colleague = await newPerson();
  await enter(page, school.teacher, address);
  await enter(colleague, await coTeacher(site, school), address);
  await fillGrade(page, '70', 'Even impression.');
  await fillGrade(colleague, '85', 'Fine spacing.');
  await save(colleague);
  await expect(colleague.getByText('Grade saved.')).toBeVisible();

  await save(page);
  await expect(page.getByText('Lena graded this submission with 85 points')).toBeVisible();
  await expectGrade(page, '70', 'Even impression.');
  expect(await violations(page)).toEqual([]);
  await formOf(page).getByRole('button', { name: 'Load newer version' }).click();
  await expectGrade(page, '85', 'Fine spacing.');
  await page.getByRole('button', { name: 'Back to my version' }).click();
  await expectGrade(page, '70', 'Even impression.');
  await save(page);
  await expect(formOf(page)).toBeHidden();
  await expect(page.getByText('Graded 70/100')).toBeVisible();

  // The colleague has the form of the first grade open again, and keeps typing.
  await colleague.reload();
  await colleague.getByRole('button', { name: 'Change Grade: Ines' }).click();
  await expectGrade(colleague, '70', 'Even impression.');
  await page.getByRole('button', { name: 'Change Grade: Ines' }).click();
  await formOf(page).getByRole('spinbutton', { name: 'Points' }).fill('75');
  await save(page);
  await expect(formOf(page)).toBeHidden();
  await formOf(colleague).getByRole('textbox', { name: 'Feedback' }).fill('Even, and fine spacing.');
  await save(colleague);
  await expect(colleague.getByText('Mara Voss graded this submission with 75 points')).toBeVisible();
  await formOf(colleague).getByRole('button', { name: 'Keep typing' }).click();
  await formOf(colleague).getByRole('spinbutton', { name: 'Points' }).fill('80');
  await save(colleague);
  await expect(formOf(colleague)).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Change Grade: Ines' }).click();
  await expectGrade(page, '80', 'Even, and fine spacing.');
});

test('a student submits again while a teacher grades: the teacher sees the new work first', async ({
  page,
  site,
}) => {
  const { school, address, activity, token } = await submittedWork(site);
  await enter(page, school.teacher, address);
  await fillGrade(page, '70', 'Even impression.');
  await submit(site, activity.id, 'By hand, again.', token);
  await save(page);
  await expect(
    page.getByText('The student submitted new work. Look at it before you grade it.'),
  ).toBeVisible();
  await expect(formOf(page)).toContainText('By hand, again.');
  await expectGrade(page, '70', 'Even impression.');
  await save(page);
  await expect(formOf(page)).toBeHidden();
  await expect(page.getByText('Graded 70/100')).toBeVisible();
});
