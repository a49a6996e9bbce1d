import fs from 'node:fs/promises';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { COURSE, enter, openSchool } from './support/school.ts';

const LOG = '/isettings?tab=audit';

test('the owner reads the audit log, filters it, and exports it as a file', async ({ page, site }) => {
  const school = await openSchool(site);
  const cohort = await school.cohort();
  const student = await school.student('Ines');
  await school.enroll(student, cohort.id);
  await enter(page, school.teacher, '/isettings');

  await test.step('a change is shown with both values', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Voss Academy');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('tab', { name: 'Audit log' }).click();
    const changed = page.getByRole('listitem').filter({ hasText: 'Mara Voss changed institution' });
    await changed.getByText('changed').click();
    const row = changed.getByRole('row').filter({ hasText: 'name' });
    await expect(row.getByRole('deletion')).toHaveText('Voss School');
    await expect(row.getByRole('insertion')).toHaveText('Voss Academy');
    await expect(changed).toContainText('updateInstitution');
    expect(await violations(page)).toEqual([]);
  });

  const entries = page.getByRole('list', { name: 'Entries of the audit log' }).getByRole('listitem');
  await test.step('filters by kind of row, by one row, by person, by time', async () => {
    await page.getByLabel('Item').selectOption('Cohort');
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText(`Mara Voss created cohort ${cohort.title}`);
    await expect(page).toHaveURL(/noun=COHORT/);
    await page.reload();
    await expect(entries).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear filters' }).click();

    const ofSeat = entries.filter({ hasText: 'created enrollment' });
    await expect(ofSeat).toContainText('created enrollment Ines · Evening Group');
    await ofSeat.getByText('created').click();
    await ofSeat.getByRole('button', { name: 'Show this person’s activity' }).click();
    await expect(page.getByLabel('Person')).toHaveValue(/^[\da-f-]{36}$/);
    await expect(entries.filter({ hasText: 'Mara' })).toHaveCount(0);
    await expect(entries.first()).toContainText('Ines');
    await page.getByRole('button', { name: 'Clear filters' }).click();

    const ofCourse = entries.filter({ hasText: `created course ${COURSE}` });
    await ofCourse.getByText('created').click();
    await ofCourse.getByRole('button', { name: 'Show this item’s history' }).click();
    await expect(page.getByText('Showing the history of one item.')).toBeVisible();
    await expect(entries).toHaveCount(1);
    await page.getByRole('button', { name: 'Show all' }).click();

    await page.getByLabel('From').fill('2040-01-01');
    await expect(page.getByText('No entries match these filters.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(entries.first()).toBeVisible();
  });

  await test.step('older entries are loaded on demand', async () => {
    for (let at = 0; at < 8; at++) await school.cohort({ title: `Group ${at}` });
    await page.reload();
    await expect(entries).toHaveCount(25);
    await page.getByRole('button', { name: 'Show older entries' }).click();
    await expect(entries).not.toHaveCount(25);
    const last = entries.filter({ hasText: 'created institution' });
    await expect(last).toContainText('Voss School');
    await expect(page.getByRole('button', { name: 'Show older entries' })).toBeHidden();
  });

  await test.step('the export has the filtered entries', async () => {
    await page.getByLabel('Item').selectOption('Cohort');
    await expect(entries).toHaveCount(9);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^audit-${school.namespace}-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
    );
    const lines = (await fs.readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(10);
    expect(lines[1]).toContain('Group 7');
    await expect(page.getByText('Exported 9 entries.')).toBeVisible();
  });
});

test('a long export can be cancelled, and a failed one shows an error', async ({ page, site }) => {
  const school = await openSchool(site);
  await enter(page, school.teacher, LOG);
  const start = page.getByRole('button', { name: 'Export CSV' });
  let answer = () => {};
  await page.route('**/exports/audit.csv*', (route) => void (answer = () => void route.continue()));
  await start.click();
  await expect(page.getByText('Exporting… 0%')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(start).toBeVisible();
  answer();

  await page.unrouteAll();
  await page.route('**/exports/audit.csv*', (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many requests.', code: 'TOO_MANY_REQUESTS' } }),
  );
  await start.click();
  await expect(page.getByText('Too many requests.')).toBeVisible();
  await expect(start).toBeVisible();
});

test('a log that fails to load shows an error and a retry; the screen fits a phone in both color schemes', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  await page.setViewportSize({ width: 360, height: 740 });
  let isDown = true;
  await page.route('**/graphql', (route) =>
    isDown && route.request().postData()?.includes('AuditLog') ? route.abort() : route.continue(),
  );
  await enter(page, school.teacher, LOG);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  expect(await violations(page)).toEqual([]);
  isDown = false;
  await retry.click();
  const first = page.getByRole('list', { name: 'Entries of the audit log' }).getByRole('listitem').first();
  await first.locator('summary').click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test('a student has no link to the audit log', async ({ page, site }) => {
  const school = await openSchool(site);
  await enter(page, await school.student(), LOG);
  await expect(page).toHaveURL(/unauthorized/);
});
