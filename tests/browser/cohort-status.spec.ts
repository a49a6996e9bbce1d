import { expect, test } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';

test('a running cohort is Completed with an Ongoing badge in the list, and Ongoing on its own screen', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  await school.cohort({ title: 'Running Group', startsIn: -7 });
  await enter(page, school.teacher, '/cohorts');
  const card = page.getByRole('listitem').filter({ hasText: 'Running Group' });
  await expect(card.getByText('Completed', { exact: true })).toBeVisible();
  const ongoing = card.getByText('Ongoing', { exact: true });
  await expect(ongoing).toBeVisible();
  await ongoing.hover({ timeout: 3000 });
  await expect(page.getByRole('tooltip')).toContainText('Started and not ended yet');

  await page.getByRole('link', { name: 'Running Group' }).click();
  const header = page.getByRole('banner').or(page.locator('header')).filter({ hasText: 'Running Group' });
  await expect(header.getByText('Ongoing', { exact: true })).toBeVisible();
  await expect(header.getByText('Completed')).toBeHidden();
});
