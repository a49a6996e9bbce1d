import fs from 'node:fs';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { demoPerson, enter } from './support/school.ts';

test('a teacher reads the figures of a period, narrows them, and downloads them', async ({ page }) => {
  await enter(page, demoPerson('teacher@demo.example'));
  await page.getByRole('link', { name: 'Analytics' }).click();
  const totals = page.getByRole('group', { name: 'Totals of the period' });
  const figure = (name: string) => totals.getByRole('group', { name });
  await expect(figure('Enrollments')).toContainText('vs. the period before');
  await test.step('the period is in the address, and remembered', async () => {
    await page.getByLabel('Period', { exact: true }).selectOption('Last year');
    await expect(page).toHaveURL(/period=year/);
    await expect(
      page
        .getByRole('img', { name: /^Chart: Revenue/ })
        .locator('svg')
        .first(),
    ).toBeVisible();
    await page.goto('/analytics');
    await expect(page.getByLabel('Period', { exact: true })).toHaveValue('year');
  });
  const enrollments = page.getByRole('region', { name: 'Enrollments', exact: true });
  await test.step('a chart has a table with its numbers, which add up to the total', async () => {
    await enrollments.getByText('Show as a table').click();
    const table = enrollments.getByRole('table', { name: 'Enrollments' });
    await expect(table.getByRole('row').first()).toContainText('Week');
    const cells = await table.locator('tbody tr td:nth-of-type(1)').allInnerTexts();
    const sum = cells.reduce((total, text) => total + Number(text), 0);
    await expect(figure('Enrollments')).toContainText(String(sum));
    expect(await violations(page)).toEqual([]);
  });
  await test.step('the file has a line for each point', async () => {
    const points = await enrollments.getByRole('table').locator('tbody tr').count();
    const downloading = page.waitForEvent('download');
    await enrollments.getByRole('button', { name: 'Download CSV' }).click();
    const file = await (await downloading).path();
    const lines = fs.readFileSync(file, 'utf8').trim().split('\r\n');
    expect(lines[0]).toContain('day,enrollments,cancellations,revenue');
    expect(lines).toHaveLength(points + 1);
  });
  await test.step('a cohort and a course narrow the figures', async () => {
    await page.getByLabel('Cohort', { exact: true }).selectOption('React Summer Cohort');
    await expect(page).toHaveURL(/cohort=/);
    await expect(figure('Completions')).toContainText('18');
    await page.getByLabel('Cohort', { exact: true }).selectOption('All cohorts');
    await expect(page).not.toHaveURL(/cohort=/);
    await page.getByLabel('Course', { exact: true }).selectOption('GraphQL APIs That Last');
    await expect(page).toHaveURL(/course=/);
    await expect(page.getByRole('table', { name: 'Completion by course' }).locator('tbody tr')).toHaveCount(
      1,
    );
  });
  await test.step('a student at risk leads to the page of the student', async () => {
    const table = page.getByRole('table', { name: 'Students at risk' });
    await expect(table.locator('tbody tr')).toHaveCount(2);
    await table.getByRole('link', { name: 'Sofia Dubois' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sofia Dubois' })).toBeVisible();
  });
});

test('a student is led away from the analytics', async ({ page }) => {
  await enter(page, demoPerson('student@demo.example'), '/analytics');
  await expect(page).toHaveURL(/unauthorized/);
});
