import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';
import type { Site } from './support/site.ts';

const NEW = 'quite another one';

/** Returns the link of the latest of `count` password reset mails to an address. */
async function resetLink(site: Site, email: string, mails = 1): Promise<string> {
  const deadline = Date.now() + 5_000;
  for (;;) {
    const links = site.mailbox.mails
      .filter(({ to }) => to.includes(email))
      .flatMap(({ text }) => /http\S+\/reset-password\?token=\S+/.exec(text)?.[0] ?? []);
    if (links.length >= mails) return links.at(-1)!;
    if (Date.now() > deadline) throw new Error(`${links.length} of ${mails} links came`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function ask(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
}

const address = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test('a forgotten password is reset by mail; the device with the old password is signed out', async ({
  page,
  newPerson,
  site,
}) => {
  const student = await (await openSchool(site)).student();
  const elsewhere = await newPerson();
  await enter(elsewhere, student);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.waitForURL('**/forgot-password');
  await ask(page, student.email);
  await expect(page.getByText(`If there’s an account for ${student.email}`)).toBeFocused();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('You just requested a link.')).toBeVisible();

  const link = await resetLink(site, student.email);
  const token = new URL(link).searchParams.get('token')!;
  const sent: string[] = [];
  page.on('request', (request) =>
    request.allHeaders().then(
      ({ referer }) => sent.push(referer ?? ''),
      () => undefined,
    ),
  );
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(address(page)).toBe('/reset-password');
  await page.reload(); // looks something up, and comes back
  await choose(page, NEW);
  await page.waitForURL('**/login');
  await expect(page.getByText('Your password was changed. Sign in with the new one.')).toBeVisible();
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((referer) => referer.includes(token))).toEqual([]);

  await elsewhere.waitForURL('**/login'); // automatically
  await page.goBack();
  expect(page.url()).not.toContain('token');
  expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain(token);

  await page.goto('/login');
  await signIn(page, student.email, NEW);
  await page.waitForURL('**/dashboard');
});

test('a used link says so, and leads to a new one', async ({ page, site }) => {
  const student = await (await openSchool(site)).student();
  await page.goto('/forgot-password');
  await ask(page, student.email);
  const link = await resetLink(site, student.email);
  await page.goto(link);
  await choose(page, NEW);
  await page.waitForURL('**/login');

  await page.goto(link);
  await choose(page, 'and one more');
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await page.waitForURL('**/forgot-password');
  await expect(page.getByLabel('Email address')).toBeVisible();
});

test('on the host of an institution the link leads back there, also in a browser that is signed in', async ({
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  const student = await school.student();
  const page = await newPerson({ baseURL: site.originOf(school.namespace) });
  await signIn(page, student.email, student.password);
  await page.goto('/forgot-password');
  await ask(page, student.email);
  const link = await resetLink(site, student.email);
  expect(new URL(link).origin).toBe(site.originOf(school.namespace));
  await page.goto(link);
  await choose(page, NEW);
  await page.waitForURL('**/login');
  await expect(page.getByText('Your password was changed. Sign in with the new one.')).toBeVisible();
  await signIn(page, student.email, NEW);
  await page.waitForURL('**/dashboard');
});

test('the settings change the password with the current one, and show an error at the field for a wrong one', async ({
  page,
  newPerson,
  site,
}) => {
  const student = await (await openSchool(site)).student();
  const elsewhere = await newPerson();
  await enter(elsewhere, student);
  await enter(page, student, '/settings');
  const fill = async (current: string) => {
    await page.getByRole('textbox', { name: 'Current password' }).fill(current);
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill(NEW);
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill(NEW);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await fill('not this one');
  await expect(page.getByText('That isn’t your current password.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Current password' })).toBeFocused();
  await fill(student.password);
  await expect(page.getByText('Your password was changed. You’re signed out everywhere else.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Current password' })).toHaveValue('');
  await elsewhere.waitForURL('**/login');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Where you’re signed in' })).toBeVisible();
  await signIn(elsewhere, student.email, NEW);
});

test('sessions are ended from another device, individually and all together', async ({
  page,
  newPerson,
  site,
}) => {
  const student = await (await openSchool(site)).student();
  const others = [await newPerson(), await newPerson(), await newPerson()] as const;
  for (const other of others) {
    await enter(other, student);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await enter(page, student, '/settings');
  const list = page.getByRole('region', { name: 'Where you’re signed in' });
  const signOut = list.getByRole('button', { name: /^Sign out: Chrome on/ });
  await expect(list.getByText('This device')).toHaveCount(1);
  const before = await signOut.count();
  expect(before).toBeGreaterThanOrEqual(3);
  await signOut.first().click(); // the latest: that of the last person
  await expect(signOut).toHaveCount(before - 1);
  await others[2].waitForURL('**/login');
  await expect(others[0]).toHaveURL(/dashboard/);

  await list.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else' });
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(signOut).toHaveCount(0);
  await others[0].waitForURL('**/login');
  await others[1].waitForURL('**/login');
  await expect(list.getByText('This device')).toBeVisible();
});
