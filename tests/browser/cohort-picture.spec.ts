import sharp from 'sharp';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';

test('a teacher gives a cohort a picture, which its page and cards show, and removes it', async ({
  page,
  browser,
  site,
}) => {
  const school = await openSchool(site);
  const { id, title } = await school.cohort({ isPublic: true });
  await enter(page, school.teacher, `/cohorts/${id}/edit`);
  const field = page.getByRole('group', { name: 'Picture on cards and on the cohort page' });
  const buffer = await sharp({ create: { width: 1400, height: 1000, channels: 3, background: '#2a9d8f' } })
    .png()
    .toBuffer();
  await field.locator('input[type=file]').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer });
  await page
    .getByRole('dialog', { name: 'Crop picture' })
    .getByRole('button', { name: 'Use picture' })
    .click();
  await expect(page.getByText('Picture saved')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const address = await field.locator('img').getAttribute('src');
  expect(address).toMatch(/^\/images\/.*\/1280$/);

  const cover = page.getByRole('main').locator(`img[src="${address}"]`);
  await page.goto(`/cohorts/${id}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(cover).toBeVisible();
  await page.goto('/cohorts');
  await expect(cover).toBeVisible();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);

  const visitor = await browser.newPage();
  await visitor.goto(site.originOf(school.namespace));
  await expect(visitor.getByRole('main').locator(`img[src="${address}"]`)).toBeVisible();
  await visitor.close();

  await page.goto(`/cohorts/${id}/edit`);
  await field.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Picture removed')).toBeVisible();
  await expect(field.locator('img')).toHaveCount(0);
});
