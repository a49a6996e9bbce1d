import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/demo/accounts';
import { expectAccessible, violations } from './support/accessible.ts';
import { countClicks } from './support/clicks.ts';
import { expect, test } from './support/fixtures.ts';
import { demoPerson, enter, openSchool } from './support/school.ts';
import type { Site } from './support/site.ts';

/** Invites an address into a cohort as an admin, through the screen. */
async function invite(admin: Page, email: string, cohort: string): Promise<void> {
  await admin.goto('/isettings?tab=members');
  await admin.getByRole('button', { name: 'Invite People' }).click();
  await admin.getByLabel('Email addresses').fill(`${email}\n`);
  await admin.getByLabel('Cohort', { exact: true }).selectOption(cohort);
  await admin.getByLabel('Message').fill('See you on Monday.');
  await admin.getByRole('button', { name: 'Send Invitations' }).click();
  await expect(admin.getByText('1 person invited.')).toBeVisible();
}

/** The link of the latest of `count` mails to an address. */
async function linkTo(site: Site, email: string, count = 1): Promise<string> {
  const mails = await site.mailbox.to(email, count);
  return /http\S+\/invitations\/[\w-]+/.exec(mails[count - 1]!.text)![0];
}

test('an invited student sits in the cohort at most five clicks after the mail', async ({
  page: admin,
  newPerson,
  site,
}) => {
  const school = await openSchool(site, { isSignUpOpen: false });
  const cohort = await school.cohort();
  const email = `ida@${school.namespace}.example`;
  await enter(admin, school.teacher);
  await invite(admin, email, cohort.title);
  await expect(admin.getByRole('rowheader', { name: email })).toBeVisible();

  const ida = await newPerson();
  const clicks = await countClicks(ida);
  await ida.goto(await linkTo(site, email));
  await expect(ida.getByRole('heading', { name: 'Join Voss School' })).toBeVisible();
  await expect(ida.getByText(`invites you as a student to “${cohort.title}”.`)).toBeVisible();
  expect(new URL(ida.url()).pathname).toBe('/invitations'); // without the token
  await expectAccessible(ida);
  await ida.getByLabel('First name').fill('Ida');
  await ida.getByLabel('Last name').fill('Rhodes');
  await ida.getByRole('textbox', { name: 'Password' }).fill('eight chars');
  await ida.getByRole('button', { name: 'Create Account and Join' }).click();
  await ida.waitForURL('**/cohorts/*');
  await expect(ida.getByRole('heading', { name: cohort.title, level: 1 })).toBeVisible();
  await expect(ida.getByText('You are Enrolled to this Cohort')).toBeVisible();
  expect(clicks() + 1, 'with the link of the mail').toBeLessThanOrEqual(5);

  await admin.reload();
  await expect(admin.getByRole('heading', { name: 'Invitations' })).toBeVisible();
  await expect(admin.getByRole('table', { name: 'Open invitations' }).getByText(email)).toHaveCount(0); // no longer open
});

test('a person with an account signs in and accepts; another account sees which address is invited', async ({
  page: admin,
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  const cohort = await school.cohort();
  const email = 'owner@acme.example';
  await enter(admin, school.teacher);
  await invite(admin, email, cohort.title);
  const link = await linkTo(site, email);

  const stranger = await newPerson();
  await enter(stranger, demoPerson('student@acme.example'), link);
  await stranger.getByRole('button', { name: 'Accept Invitation' }).click();
  await expect(
    stranger.getByText('This invitation is for o…@acme.example. Sign in with that address to accept it.'),
  ).toBeVisible();
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: 'Sign out to use another account' }).click();
  await expect(stranger.getByRole('button', { name: 'Create Account and Join' })).toBeVisible();

  const owner = await newPerson();
  const clicks = await countClicks(owner);
  await owner.goto(link);
  await owner.getByRole('link', { name: 'Sign in to accept' }).click();
  await owner.getByLabel('Email address').fill(email);
  await owner.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await owner.getByRole('button', { name: 'Sign In', exact: true }).click();
  await owner.getByRole('button', { name: 'Accept Invitation' }).click();
  await owner.waitForURL('**/cohorts/*');
  await expect(owner.getByRole('heading', { name: cohort.title, level: 1 })).toBeVisible();
  expect(clicks() + 1, 'with the link of the mail').toBeLessThanOrEqual(5);
});

test('a link that does not work says what to do, and a failure can be retried', async ({ page }) => {
  await page.goto('/invitations/unknown');
  await expect(page.getByRole('heading', { name: 'This Invitation No Longer Works' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.waitForURL('**/login');
  await page.route('**/graphql', (route) => route.abort());
  await page.goto('/invitations/another');
  await expect(page.getByText('We couldn’t load the invitation.')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'This Invitation No Longer Works' })).toBeVisible();
});

test('an admin sees who was not invited and why, and cancels an invitation', async ({ page: admin }) => {
  await enter(admin, demoPerson('admin@demo.example'), '/isettings?tab=members');
  await expect(admin.getByRole('rowheader', { name: 'hedy.lamarr@demo.example' })).toBeVisible();
  await admin.getByRole('button', { name: 'Invite People' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send Invitations' }).click();
  await expect(dialog.getByText('Enter at least one email address.')).toBeVisible();
  const email = `paste.${Date.now().toString(36)}@example.com`;
  await dialog.getByLabel('Email addresses').fill(`not an address\nstudent@demo.example\n${email}`);
  await dialog.getByLabel('Role').selectOption('Teacher');
  await expect(dialog.getByLabel('Cohort', { exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Send Invitations' }).click();
  await expect(dialog.getByText('not an address: Enter a valid email address.')).toBeVisible();
  await expect(dialog.getByText('student@demo.example: This person is already a member.')).toBeVisible();
  await expect(dialog.getByLabel('Email addresses')).toHaveValue('not an address\nstudent@demo.example');
  expect(await violations(admin)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await admin.getByRole('button', { name: `Resend invitation to ${email}` }).click();
  await expect(admin.getByText('This person was invited within the last hour.')).toBeVisible();
  await admin.getByRole('button', { name: `Cancel invitation to ${email}` }).click();
  await admin.getByRole('alert').getByRole('button', { name: 'close' }).last().click(); // sends it at once
  await expect(admin.getByRole('rowheader', { name: email })).toHaveCount(0);
});
