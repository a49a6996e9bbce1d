import type { Page } from '@playwright/test';
import { expectAccessible, violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { demoAccount } from './support/members.ts';
import { demoPerson, enter, openSchool } from './support/school.ts';

/** Returns the row of a list in which the focus is; null outside of all lists. */
const focusedRow = (page: Page) =>
  page.evaluate(() => {
    const row = document.activeElement?.closest('[data-rows] > *');
    return row ? Array.from(document.querySelectorAll('[data-rows] > *')).indexOf(row) : null;
  });

for (const [who, path, role] of [
  ['student', '/cohorts', 'link'],
  ['student', '/courses', 'link'],
  ['student', '/discussions', 'link'],
  ['teacher', '/notifications', 'link'],
  ['teacher', '/courses/my-courses', 'link'],
] as const) {
  test(`j and k move the focus through the rows of ${path}`, async ({ page }) => {
    await enter(page, demoAccount(who), path);
    await expect(page.locator('main [data-rows] > *').nth(1)).toBeVisible();
    await page.keyboard.press('j');
    expect(await focusedRow(page)).toBe(0);
    await page.keyboard.press('j');
    expect(await focusedRow(page)).toBe(1);
    await page.keyboard.press('k');
    await expect(page.locator('main [data-rows] > *').first().getByRole(role).first()).toBeFocused();
    await page.keyboard.press('k');
    expect(await focusedRow(page), 'stays on the first row').toBe(0);
  });
}

test('j and k move through the students of a cohort', async ({ page, site }) => {
  const school = await openSchool(site);
  const { id } = await school.cohort();
  for (const name of ['Ines', 'Jon']) await school.enroll(await school.student(name), id);
  await enter(page, school.teacher, `/cohorts/${id}?tab=people`);
  const rows = page.locator('[data-rows] > *').filter({ hasText: /Ines|Jon/ });
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('link').focus();
  await page.keyboard.press('j');
  await expect(rows.nth(1).getByRole('link')).toBeFocused(); // the name, which leads to the person
});

test('letters are typed into fields, and can be turned off as shortcuts', async ({ page }) => {
  await enter(page, demoAccount('student'), '/cohorts');
  const search = page.getByRole('searchbox').first();
  await search.press('j');
  await search.press('?');
  await expect(search).toHaveValue('j?');
  await page.locator('main').focus();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toContainText('Next row of a list');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();

  await page.goto('/settings');
  await page.getByLabel('Use single letters as shortcuts').uncheck();
  await page.evaluate(() => scrollTo(0, 0)); // nothing half below the top bar
  await expectAccessible(page);
  await page.goto('/cohorts');
  await expect(page.locator('main [data-rows] > *').first()).toBeVisible();
  await page.keyboard.press('j');
  expect(await focusedRow(page)).toBeNull();
});

test('the message field is within 5 Tab stops of a conversation', async ({ page, site }) => {
  const school = await openSchool(site);
  const student = await school.student();
  await enter(page, student, '/chat');
  await page.getByRole('searchbox', { name: 'Search chats and people' }).fill('Mara Voss');
  await page.getByRole('region', { name: 'People' }).getByText('Mara Voss', { exact: true }).click();
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await field.fill('Hello?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Sent' })).toBeVisible();
  await page.reload();
  await expect(field).toBeVisible();
  let stops = 0;
  const isFocused = () => field.evaluate((element) => element === document.activeElement);
  while (stops < 5 && !(await isFocused())) {
    await page.keyboard.press('Tab');
    stops += 1;
  }
  expect(await isFocused()).toBe(true);
  expect(stops).toBeLessThanOrEqual(5);
});

test('the focus returns to the button that opened a dialog', async ({ page, site }) => {
  const school = await openSchool(site);
  const { id } = await school.cohort();
  const activity = await school.activity();
  await enter(page, school.teacher, `/cohorts/${id}`);

  const returns = async (opener: ReturnType<Page['getByRole']>, choose?: () => Promise<void>) => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await choose?.();
    await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  };
  await returns(page.getByRole('button', { name: 'Delete Cohort' }));
  await returns(page.getByRole('button', { name: 'Add instructor' }));

  await page.goto(`/activities/${activity.id}/submissions`);
  const menu = page.getByRole('button', { name: /Actions/ }).first();
  await returns(menu, () => page.getByRole('menuitem', { name: 'Delete' }).click());
  // A second time, with the code loaded.
  await returns(menu, () => page.getByRole('menuitem', { name: 'Delete' }).click());

  await page.goto('/isettings?tab=members');
  await returns(page.getByRole('button', { name: 'Invite People' }));
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the focus returns from dialogs of buttons and menus: motion ${reducedMotion}`, async ({
    page,
    members,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await enter(page, demoAccount('admin'), '/coupons');
    const open = page.getByRole('button', { name: 'New Coupon' });
    await open.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Code')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    const cohort = { who: 'admin', path: '/cohorts/:guid', item: ['cohort', 'GraphQL Masterclass'] } as const;
    await page.goto(await members.addressOf(cohort));
    const menu = page.getByRole('button', { name: /^More actions for/ });
    for (const round of ['its code loads', 'its code is there']) {
      await menu.press('Enter');
      await page.getByRole('menuitem', { name: 'Shift dates' }).press('Enter');
      await expect(page.getByRole('dialog').getByLabel('Days')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(menu, round).toBeFocused();
    }
  });

test('the focus goes to the next submission when a graded one leaves the list', async ({ page }) => {
  await enter(page, demoPerson('teacher@demo.example'), '/dashboard');
  const needs = page.getByRole('region', { name: 'Needs you' });
  await needs.getByRole('link', { name: 'State or props?' }).click();
  const grade = page.getByRole('button', { name: /^Grade: / });
  const next = await grade.nth(1).getAttribute('aria-label');
  await grade.first().press('Enter');
  await page.getByLabel('Points').fill('10');
  await page.getByRole('button', { name: 'Save Grade' }).press('Enter');
  await expect(page.getByText('Grade saved')).toBeVisible();
  await expect(page.getByRole('button', { name: next! })).toBeFocused();
});
