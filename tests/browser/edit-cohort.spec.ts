import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, ask, enter, openSchool } from './support/school.ts';
import type { Site } from './support/site.ts';

test.use({ timezoneId: 'America/New_York' });

/** Opens a school with a cohort in Berlin, from January 11 to April 28, 2031. */
async function berlinGroup(site: Site, title: string) {
  const school = await openSchool(site);
  const { id } = await school.cohort({
    title,
    startDate: '2031-01-10T23:00:00.000Z',
    endDate: '2031-04-28T22:00:00.000Z',
    registrationDeadline: '2031-01-04T23:00:00.000Z',
    timeZone: 'Europe/Berlin',
  });
  return { school, id };
}

test('a teacher fills every field of a cohort, and keeps an edit that somebody else changed too', async ({
  page,
  site,
}) => {
  const { school, id } = await berlinGroup(site, 'Berlin Group');

  await enter(page, school.teacher, `/cohorts/${id}`);
  await page.getByRole('link', { name: 'Add requirements' }).click();
  await expect(page).toHaveURL(/#requirements$/);
  await page.getByLabel('Price in dollars').fill('19.99');
  await page.getByLabel('Platform').fill('Zoom');
  await page.getByLabel('Link').fill('http://zoom.example/1');
  await page.getByLabel('When you meet').fill('Mondays at 6 PM');
  for (const [index, text] of ['Patience', 'A laptop'].entries()) {
    await page.getByRole('button', { name: 'Add requirement' }).click();
    await page.getByLabel(`Requirement ${index + 1}`, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Move requirement 2 up' }).click();
  await expect(page.getByLabel('Requirement 1', { exact: true })).toHaveValue('A laptop');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Enter an address that starts with https://.')).toBeVisible();
  await page.getByLabel('Link').fill('https://zoom.example/1');
  await expectAccessible(page);

  // Somebody else changes the same field in the meantime.
  const token = await accessTokenOf(site, school.teacher);
  const change = (input: object) =>
    ask(
      site,
      'mutation ($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
      { input: { id, ...input } },
      token,
    );
  await page.getByRole('textbox', { name: 'Title' }).fill('My Group');
  await change({ title: 'Their Group' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Someone else changed this cohort')).toBeVisible();
  await page.getByRole('button', { name: 'Keep typing' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { name: 'My Group', level: 1 })).toBeVisible();
  await expect(page.getByText('$19.99').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Requirements' }).getByRole('listitem')).toHaveText([
    'A laptop',
    'Patience',
  ]);
  await page.getByRole('tab', { name: 'Schedule' }).click();
  await expect(page.getByText('Mondays at 6 PM')).toBeVisible();

  // Plans are saved on their own: another change of the cohort does not matter, but other plans do.
  await page.goto(`/cohorts/${id}/edit`);
  const plans = page.getByRole('region', { name: 'Plans' });
  const offer = async (place: number, name: string) => {
    await plans.getByRole('button', { name: 'Add plan' }).click();
    const plan = plans.getByRole('group', { name: `Plan ${place}` });
    await plan.getByLabel('Name').fill(name);
    await plan.getByLabel('Price in dollars').fill('49');
  };
  await offer(1, 'Full Course');
  await change({ title: 'Their Group' });
  await plans.getByRole('button', { name: 'Save Plans' }).click();
  await expect(page.getByText('Plans saved')).toBeVisible();
  await offer(2, 'Basic Access');
  const { cohort } = await ask<{ cohort: { version: number } }>(
    site,
    'query ($id: ID!) { cohort(id: $id) { version } }',
    { id },
    token,
  );
  const theirs = [{ name: 'Evenings', price: { amount: 1900, currency: 'USD' } }];
  await ask(
    site,
    'mutation ($input: SetPricePlansInput!) { setPricePlans(input: $input) { cohort { id } } }',
    { input: { id, version: cohort.version, plans: theirs } },
    token,
  );
  await plans.getByRole('button', { name: 'Save Plans' }).click();
  await expect(plans.getByText('Someone else changed these plans')).toBeVisible();
  await plans.getByRole('button', { name: 'Load newer version' }).click();
  await expect(plans.getByLabel('Name')).toHaveValue('Evenings');
  await page.getByRole('button', { name: 'Back to my version' }).click();
  await expect(plans.getByLabel('Name')).toHaveCount(2);
  await plans.getByRole('button', { name: 'Save Plans' }).click();
  const offered = () =>
    ask<{ cohort: { plans: { name: string }[] } }>(
      site,
      'query ($id: ID!) { cohort(id: $id) { plans { name } } }',
      { id },
      token,
    );
  await expect
    .poll(async () => (await offered()).cohort.plans.map(({ name }) => name))
    .toEqual(['Full Course', 'Basic Access']);
});

test('a teacher adds a milestone, shifts a cohort by a week and copies it', async ({
  page,
  newPerson,
  site,
}) => {
  const { school, id } = await berlinGroup(site, 'My Group');
  const student = await school.student('Ines');
  await school.enroll(student, id);
  await enter(page, school.teacher, `/cohorts/${id}?tab=schedule`);
  await page.getByRole('button', { name: 'Add milestone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('First draft');
  await dialog.getByLabel('Deadline').fill('2031-05-28T18:00');
  await dialog.getByRole('button', { name: 'Add milestone' }).click();
  await expect(dialog.getByText('The deadline can’t be after the end of the cohort.')).toBeVisible();
  await dialog.getByLabel('Deadline').fill('2031-03-28T18:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add milestone' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('March 28, 2031')).toBeVisible();

  await page.getByRole('button', { name: 'More actions for My Group' }).click();
  await page.getByRole('menuitem', { name: 'Shift dates' }).click();
  await expect(dialog.getByText('1 student will be notified once.')).toBeVisible();
  // Six in the evening on both sides of the change to daylight saving time on March 30.
  const row = dialog.getByRole('row', { name: /First draft/ });
  await expect(row).toContainText('March 28, 2031 at 6:00 PM GMT+1');
  await expect(row).toContainText('April 4, 2031 at 6:00 PM GMT+2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Shift dates' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('April 4, 2031')).toBeVisible();
  await expect(page.getByText('January 18, 2031')).toBeVisible();

  const theirs = await newPerson();
  await enter(theirs, student, '/notifications');
  await expect(theirs.getByRole('link', { name: /My Group/ }).first()).toBeVisible();

  await page.getByRole('button', { name: 'More actions for My Group' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate cohort' }).click();
  await dialog.getByLabel('Title').fill('Next Group');
  await dialog.getByLabel('New start date').fill('2031-09-01');
  await expect(dialog.getByRole('row', { name: /^Start/ })).toContainText('September 1, 2031');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Duplicate cohort' }).click();
  await expect(page.getByRole('heading', { name: 'Next Group', level: 1 })).toBeVisible();
  await expect(page.getByText('September 1, 2031').first()).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await theirs.goto(page.url());
  await expect(theirs.getByRole('heading', { name: /^This cohort doesn’t exist/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Cohort published')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Next Group', level: 1 })).toBeVisible();
});
