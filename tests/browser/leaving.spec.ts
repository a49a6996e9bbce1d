import { violations } from './support/accessible.ts';
import { chooseAction } from './support/actions.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { anOutsider, enter, openSchool } from './support/school.ts';

test('giving up the last seat leaves an institution with closed sign-up immediately', async ({
  page,
  site,
}) => {
  const school = await openSchool(site, { isSignUpOpen: false });
  const { id } = await school.cohort({ isPublic: true });
  const guest = await anOutsider(site);
  await school.enroll(guest, id);
  await enter(page, guest, `/cohorts/${id}`);
  await expect(page.getByText('You are Enrolled to this Cohort')).toBeVisible();
  await chooseAction(page, 'Cancel enrollment');
  await page.getByRole('dialog').getByRole('button', { name: 'Give up seat' }).click();
  await expect(page.getByText('You’ve left Voss School.')).toBeVisible();
  await expect(page).toHaveURL(/\/cohorts$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Cohorts' })).toBeVisible();
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Voss School' })).toHaveCount(0);
});

test('giving up the last seat at an institution’s own host leads to its public cohorts, or to the sign-in', async ({
  newPerson,
  site,
}) => {
  const school = await openSchool(site, { isSignUpOpen: false });
  const { id } = await school.cohort({ isPublic: true });
  const guest = await anOutsider(site);
  await school.enroll(guest, id);
  const page = await newPerson({ baseURL: site.originOf(school.namespace) });
  await signIn(page, guest.email, guest.password);
  await page.goto(`/cohorts/${id}`);
  await chooseAction(page, 'Cancel enrollment');
  await page.getByRole('dialog').getByRole('button', { name: 'Give up seat' }).click();
  await expect(page.getByText('You’ve left Voss School.')).toBeVisible();
  await expect(page).toHaveURL(/\/(cohorts|login)$/);
});

test('a suspended institution is named in the switcher and cannot be selected', async ({ page, site }) => {
  const home = await openSchool(site);
  const other = await openSchool(site, { name: 'Harbour School' });
  const { id } = await other.cohort({ isPublic: true });
  const student = await home.student();
  await other.enroll(student, id);
  // Suspending takes a super admin, and the demo has none.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replaceAll(
        '"name":"Harbour School","isSuspended":false',
        '"name":"Harbour School","isSuspended":true',
      ),
    });
  });
  await enter(page, student);
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  const item = page.getByRole('menuitem', { name: 'Harbour School' });
  await expect(item).toContainText('Suspended');
  await expect(item).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: 'Voss School' })).toBeEnabled();
  expect(await violations(page)).toEqual([]);
});
