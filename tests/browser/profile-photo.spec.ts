import sharp from 'sharp';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';

test('a teacher crops and uploads a photo, which shows at once, and removes it', async ({ page, site }) => {
  const school = await openSchool(site);
  await enter(page, school.teacher, '/settings');
  const field = page.getByRole('group', { name: 'Your photo' });
  const shown = field.locator('img');
  const inTopBar = page.getByRole('banner').getByRole('button', { name: 'Profile menu' }).locator('img');
  await expect(field.getByRole('button', { name: 'Choose picture' })).toBeVisible();
  await expect(shown).toHaveCount(0);

  const choose = (name: string, buffer: Buffer) =>
    field.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('large.png', Buffer.alloc(5 * 1024 * 1024 + 1));
  await expect(field.getByRole('alert')).toHaveText('File size should not exceed 5MB');

  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a9d8f' } });
  await choose('me.png', await photo.png().toBuffer());
  const dialog = page.getByRole('dialog', { name: 'Crop picture' });
  await dialog.getByRole('application', { name: 'Part of the picture to use' }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByText('Photo saved')).toBeVisible();
  await expect(shown).toHaveAttribute('src', /^\/images\/.*\/320$/);
  const size = () =>
    shown.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]);
  await expect.poll(size).toEqual([320, 320]);
  await expect(inTopBar).toHaveAttribute('src', /^\/images\/.*\/320$/);
  await page.reload();
  await expect(shown).toHaveAttribute('src', /^\/images\/.*\/320$/);
  expect(await violations(page)).toEqual([]);

  await field.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Photo removed')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(inTopBar).toHaveCount(0);
  await expect(field.getByRole('button', { name: 'Choose picture' })).toBeFocused();
});
