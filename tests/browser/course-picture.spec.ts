import sharp from 'sharp';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { COURSE, enter, openSchool } from './support/school.ts';

const picture = (color: string) =>
  sharp({ create: { width: 1400, height: 1000, channels: 3, background: color } })
    .png()
    .toBuffer();

test('a teacher crops and uploads the picture of a course, replaces and removes it', async ({
  page,
  browser,
  site,
}) => {
  const school = await openSchool(site);
  await enter(page, school.teacher, '/courses/my-courses');
  await page.getByRole('link', { name: `Edit: ${COURSE}` }).click();
  const field = page.getByRole('group', { name: 'Picture on cards and on the course page' });
  const shown = field.locator('img');
  await expect(field.getByRole('button', { name: 'Choose picture' })).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(field.getByText('1280 × 720 pixels recommended')).toBeVisible();

  const choose = async (name: string, buffer: Buffer) =>
    field.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('notes.txt', Buffer.from('Not a picture.'));
  await expect(field.getByRole('alert')).toHaveText(
    'Only .jpg, .jpeg, .png, .webp, .gif and .avif files can be attached.',
  );
  await choose('broken.png', Buffer.from('Not a picture.'));
  await expect(field.getByRole('alert')).toContainText('Your browser can’t read this picture.');

  await choose('cover.png', await picture('#2a9d8f'));
  const dialog = page.getByRole('dialog', { name: 'Crop picture' });
  await dialog.getByRole('application', { name: 'Part of the picture to use' }).focus();
  await page.keyboard.press('ArrowUp');
  await dialog.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByText('Picture saved')).toBeVisible();
  const first = await shown.getAttribute('src');
  expect(first).toMatch(/^\/images\/.*\/1280$/);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  expect(await violations(page)).toEqual([]);

  const address = new URL(page.url()).pathname.replace('/edit', '');
  const visitor = await browser.newPage();
  await visitor.goto(`${site.originOf(school.namespace)}${address}`);
  const cover = visitor.getByRole('main').locator('img').first();
  await expect(cover).toHaveAttribute('src', first!);
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await visitor.close();

  await choose('other.png', await picture('#e76f51'));
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  await expect(shown).not.toHaveAttribute('src', first!);
  await field.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Picture removed')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(field.getByRole('button', { name: 'Choose picture' })).toBeFocused();

  // A new course gets its picture with its form, also when the page was loaded again in between.
  await page.goto('/courses/new');
  await page.getByLabel('Course title').fill('Linocut');
  await choose('lino.png', await picture('#264653'));
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  await expect(shown).toHaveAttribute('src', /^\/images\//);
  await page.reload();
  await expect(shown).toHaveAttribute('src', /^\/images\//);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('link', { name: 'Linocut' })).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', /^\/images\//);
});
