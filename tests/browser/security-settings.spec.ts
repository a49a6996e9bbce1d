import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { breakNetwork, expectErrorLine, expectFieldError } from './support/forms.ts';
import { accessTokenOf, ask, enter, openSchool, type Person } from './support/school.ts';
import type { Site } from './support/site.ts';
import { codeNow, protect } from './support/two-factor.ts';
import { withDatabase } from './support/with-database.ts';

const SECURITY = '/isettings?tab=security';

const twoFactor = (page: Page) => page.getByRole('checkbox', { name: 'Require two-factor authentication' });
const timeout = (page: Page) => page.getByLabel('Sign out after inactivity, in minutes');
const password = (page: Page) => page.getByLabel('Minimum length of passwords');
const addresses = (page: Page) => page.getByLabel('Allowed IP addresses');
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const saved = (page: Page) => expect(page.getByText('Settings saved.').last()).toBeVisible();

/** Changes rules without a browser. */
const change = async (site: Site, admin: Person, input: object) =>
  void (await ask(
    site,
    'mutation ($input: UpdateInstitutionSecurityInput!) { updateInstitutionSecurity(input: $input) { institution { id } } }',
    { input },
    await accessTokenOf(site, admin),
  ));

test('an admin sets the rules, and a member without two-factor authentication is led to set it up', async ({
  page,
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  const student = await school.student();
  const member = await newPerson();
  await enter(member, student, '/dashboard');
  await enter(page, school.teacher, SECURITY);
  await twoFactor(page).check();
  await save(page);
  await expectFieldError(twoFactor(page), 'Turn on two-factor authentication for your own account first.');

  await protect(site, school.teacher);
  await timeout(page).fill('30');
  await password(page).fill('12');
  await addresses(page).fill('10.0.0.0/8');
  await save(page);
  await expectFieldError(addresses(page), 'isn’t in the list, so you’d lock yourself out. Add it first.');
  await addresses(page).fill('10.0.0.0/8\n10.0.0.300');
  await save(page);
  await expectFieldError(addresses(page), 'Line 2: “10.0.0.300” isn’t an IP address or a range');
  await addresses(page).fill('10.0.0.9/8');
  await expect(page.getByText('Your address: 127.0.0.1')).toBeVisible();
  await page.getByRole('button', { name: 'Add my address' }).click();
  await expect(addresses(page)).toHaveValue('10.0.0.9/8\n127.0.0.1');
  await expectAccessible(page, [1280, 360]);
  await save(page);
  await saved(page);
  await expect(addresses(page)).toHaveValue('10.0.0.0/8\n127.0.0.1');
  await page.reload();
  await expect(twoFactor(page)).toBeChecked();
  await expect(timeout(page)).toHaveValue('30');
  await expect(password(page)).toHaveValue('12');

  await member.waitForURL('**/two-factor'); // the open screen is left at once
  const heading = member.getByRole('heading', { level: 1, name: 'Set up two-factor authentication' });
  await expect(heading).toBeVisible();
  await expect(member.getByText('Voss School asks its members to sign in with a code')).toBeVisible();
  await expectAccessible(member, [1280, 360]);
  await member.goto('/settings');
  await member.waitForURL('**/two-factor');
  await member.getByRole('button', { name: 'Set up' }).click();
  const dialog = member.getByRole('dialog', { name: 'Set up an authenticator app' });
  const key = dialog.getByRole('group', { name: 'Key' }).getByRole('code');
  const secret = (await key.textContent())!.replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill(codeNow(secret));
  await dialog.getByRole('textbox', { name: 'Password' }).fill(student.password);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await member.getByRole('button', { name: 'I saved them' }).click();
  await member.waitForURL('**/settings'); // as was asked for
  await member.goto('/dashboard');
  await expect(member.getByText('You haven’t joined a cohort yet.')).toBeVisible();
});

test('two admins change the rules, and neither loses anything', async ({ page, site }) => {
  const school = await openSchool(site);
  await enter(page, school.teacher, SECURITY);
  await expect(timeout(page)).toHaveValue('');
  await change(site, school.teacher, { passwordMinLength: 10 });
  await timeout(page).fill('60');
  await save(page);
  await saved(page);
  await expect(password(page)).toHaveValue('10');

  await change(site, school.teacher, { sessionTimeoutMinutes: 90 });
  await timeout(page).fill('120');
  await save(page);
  await expect(page.getByText('Someone else changed these rules')).toBeVisible();
  await page.getByRole('button', { name: 'Load newer version' }).click();
  await expect(timeout(page)).toHaveValue('90');
  await page.getByRole('button', { name: 'Back to my version' }).click();
  await expect(timeout(page)).toHaveValue('120');
  await save(page);
  await expect(page.getByText('Someone else changed these rules')).toBeHidden();
});

test('a failed save keeps what was typed', async ({ page, site }) => {
  const school = await openSchool(site);
  await enter(page, school.teacher, SECURITY);
  await password(page).fill('7');
  await save(page);
  await expectFieldError(password(page), 'Enter a length from 8 to 24.');
  await breakNetwork(page, 'UpdateInstitutionSecurity');
  await password(page).fill('14');
  await save(page);
  await expectErrorLine(page, 'We couldn’t save the settings. Please try again.');
  await page.unrouteAll();
  await save(page);
  await saved(page);
});

test('a person who is not active is signed out, reads why, and goes on where they were', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  await change(site, school.teacher, { sessionTimeoutMinutes: 5 });
  await page.clock.install();
  await enter(page, school.teacher, '/schedule');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward('04:00');
  await page.mouse.move(10, 10);
  await page.clock.fastForward('04:00');
  await expect(page).toHaveURL(/\/schedule/);
  await page.clock.fastForward('06:00');
  await page.waitForURL('**/login');
  await expect(
    page.getByText('You were signed out because you weren’t active for a while. Sign in again.'),
  ).toBeVisible();
  await page.getByLabel('Email address').fill(school.teacher.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(school.teacher.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/schedule');
});

test('a person in another network reads why the institution stays closed', async ({ page, site }) => {
  const school = await openSchool(site);
  await enter(page, school.teacher, SECURITY);
  await withDatabase(site, (db) =>
    db.query("update institution set allowed_addresses = '{203.0.113.7}' where namespace = $1", [
      school.namespace,
    ]),
  );
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email address').fill(school.teacher.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(school.teacher.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectErrorLine(
    page,
    'Voss School can only be entered from certain networks. Your address is 127.0.0.1. Ask an admin of the institution to allow it.',
  );
});
