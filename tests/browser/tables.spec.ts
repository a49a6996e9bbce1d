import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, ask, enter, openSchool } from './support/school.ts';
import { operationOf } from './support/traffic.ts';

const MEMBERS = '/isettings?tab=members';

const members = (page: Page) => page.getByRole('table', { name: 'Members' });
const names = (page: Page) => members(page).getByRole('rowheader').getByRole('link').allInnerTexts();

test('members are sorted by the server, and the order is in the URL', async ({ page, site }) => {
  const school = await openSchool(site);
  for (const name of ['Cleo', 'Anna', 'Bela']) await school.student(name);
  await enter(page, school.teacher, MEMBERS);
  await expect.poll(() => names(page)).toEqual(['Anna', 'Bela', 'Cleo', 'Mara Voss']);
  await members(page).getByRole('button', { name: 'Name' }).click();
  await expect.poll(() => names(page)).toEqual(['Mara Voss', 'Cleo', 'Bela', 'Anna']);
  await expect(page).toHaveURL(/sort=-last_name/);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['Mara Voss', 'Cleo', 'Bela', 'Anna']);
  await expect(members(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByLabel('Search by name or email').fill('bel');
  await expect.poll(() => names(page)).toEqual(['Bela']);
});

test('several members get a role at once; a member that fails stays selected with the reason', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  for (const name of ['Anna', 'Bela', 'Cleo']) await school.student(name);
  await enter(page, school.teacher, MEMBERS);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('3 selected')).toBeVisible(); // not the owner
  let count = 0;
  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === 'ChangeMemberRole' && ++count === 2 ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Make teacher' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make teacher' }).click();
  await expect(page.getByText('Role of 2 members changed.')).toBeVisible();
  const failed = page.getByRole('alert').filter({ hasText: 'We couldn’t change 1' });
  await expect(failed).toContainText('Bela');
  await expect(page.getByText('1 selected')).toBeVisible();
  await expectAccessible(page, [360, 1280]);
  await expect(page.getByLabel('Role of Anna')).toHaveValue('INSTRUCTOR');
  await expect(page.getByLabel('Role of Bela')).toHaveValue('STUDENT');
});

test('a member is removed and restored, and the focus stays in the list while it has rows', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  await school.student('Anna');
  await school.student('Bela');
  await enter(page, school.teacher, MEMBERS);
  const remove = async (name: string) => {
    await page.getByRole('button', { name: `Remove ${name}` }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  };
  await remove('Anna');
  await expect.poll(() => names(page)).toHaveLength(2);
  await expect(members(page).getByRole('link', { name: 'Bela' })).toBeFocused();
  await remove('Bela');
  await expect.poll(() => names(page)).toEqual(['Mara Voss']);
  await expect(members(page).getByRole('link', { name: 'Mara Voss' })).toBeFocused();
  await page.getByLabel('Status').selectOption('Removed');
  await page.getByRole('button', { name: 'Restore Bela' }).press('Enter');
  await expect(members(page).getByRole('link', { name: 'Anna' })).toBeFocused();
  await page.getByRole('button', { name: 'Restore Anna' }).press('Enter');
  await expect(page.getByText('No removed members.')).toBeVisible();
  await expect(page.getByRole('main'), 'no row is left').toBeFocused();
});

test('several invitations are cancelled at once', async ({ page, site }) => {
  const school = await openSchool(site);
  const items = ['one', 'two', 'three'].map((name) => ({ email: `${name}@acme.example`, role: 'STUDENT' }));
  await ask(
    site,
    'mutation ($items: [InviteMemberInput!]!) { inviteMembers(input: { items: $items }) { results { index } } }',
    { items },
    await accessTokenOf(site, school.teacher),
  );
  await enter(page, school.teacher, MEMBERS);
  const invitations = page.getByRole('table', { name: 'Open invitations' });
  await invitations.getByRole('button', { name: 'Email address' }).click();
  await expect(invitations.getByRole('rowheader')).toHaveText([
    'one@acme.example',
    'three@acme.example',
    'two@acme.example',
  ]);
  await page.getByRole('checkbox', { name: 'Select one@acme.example' }).check();
  await page.getByRole('checkbox', { name: 'Select two@acme.example' }).check();
  await page.getByRole('button', { name: 'Cancel Invitations' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Invitations' }).click();
  await expect(page.getByText('2 invitations cancelled.')).toBeVisible();
  await expect(invitations.getByRole('rowheader')).toHaveText(['three@acme.example']);
});

test('on a phone each row is stacked: nothing is cut and nothing scrolls sideways', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  await school.student('Anna');
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, school.teacher, MEMBERS);
  const row = members(page).getByRole('row').filter({ hasText: 'Anna' });
  await expect(row).toBeVisible();
  const box = (await row.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(360);
  await members(page).getByRole('button', { name: 'Name' }).click(); // the order stays in reach
  await expect(page).toHaveURL(/sort=-last_name/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the audit log is read from its start', async ({ page, site }) => {
  const school = await openSchool(site);
  await school.student('Anna');
  await enter(page, school.teacher, '/isettings?tab=audit');
  const entries = page.getByRole('list', { name: 'Entries of the audit log' }).getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  const newest = await entries.first().innerText();
  await page.getByLabel('Order').selectOption('Oldest first');
  await expect(entries.first()).not.toHaveText(newest);
  await expect(page).toHaveURL(/sort=created_at/);
  await expect(async () => {
    const times = await entries
      .locator('time')
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')!));
    expect(times).toEqual(times.toSorted());
  }).toPass({ timeout: 12_000 }); // entries written at this moment change the first one, too
});

test('empty lists have a drawing', async ({ page, site }) => {
  const school = await openSchool(site);
  await enter(page, await school.student(), '/notifications');
  const empty = page.getByText('No notifications yet.').first().locator('..');
  await expect(empty.locator('svg[viewBox="0 0 120 88"]')).toBeVisible();
});
