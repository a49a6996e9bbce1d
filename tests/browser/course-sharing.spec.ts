import type { Locator } from '@playwright/test';
import readQrCode from 'jsqr';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { COURSE, enter, openSchool } from './support/school.ts';

/** Text of a picture of a QR code. */
async function textOf(picture: Locator): Promise<string | undefined> {
  const { data, size } = await picture.evaluate((image: HTMLImageElement) => {
    const { naturalWidth: width } = image;
    const context = new OffscreenCanvas(width, width).getContext('2d')!;
    context.drawImage(image, 0, 0);
    return { data: [...context.getImageData(0, 0, width, width).data], size: width };
  });
  return readQrCode(Uint8ClampedArray.from(data), size, size)?.data;
}

test('a teacher shares a course by link, QR code and e-mail', async ({ page, site }) => {
  const school = await openSchool(site);
  await enter(page, school.teacher, '/courses/my-courses');
  await page.getByRole('link', { name: `View Course: ${COURSE}` }).click();
  await page.getByRole('link', { name: 'QR code and invitations' }).click();
  await expect(page.getByLabel('Course', { exact: true })).toContainText(COURSE);
  const link = await page.getByLabel('Course Link').inputValue();
  expect(await textOf(page.getByRole('img', { name: `QR code with the link to ${COURSE}` }))).toBe(link);
  expect(await violations(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download QR code' }).click();
  expect((await download).suggestedFilename()).toBe(`${COURSE}.png`);

  const emails = page.getByLabel('Student Emails');
  await emails.fill('ada@friends.example\nwrong');
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByText('“wrong” isn’t a valid email address.')).toBeVisible();
  await emails.fill('ada@friends.example\nbo@friends.example');
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByText('Invitations sent to 2 people')).toBeVisible();
  const [mail] = await site.mailbox.to('ada@friends.example', 1);
  expect(mail!.text).toContain(new URL(link).pathname);

  await emails.fill('bo@friends.example');
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByText('Invited within the last hour already: bo@friends.example')).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible();

  await page.goto(`/course/share?course=${crypto.randomUUID()}`);
  await expect(page.getByText('You can’t share this course')).toBeVisible();
  await expect(page.getByLabel('Course Link')).toHaveCount(0);
  await page.getByLabel('Course', { exact: true }).selectOption({ label: COURSE });
  await expect(page.getByLabel('Course Link')).toHaveValue(link);
});

test('a teacher says what a course teaches, and visitors read it', async ({ page, browser, site }) => {
  const school = await openSchool(site);
  await enter(page, school.teacher, '/courses/my-courses');
  await page.getByRole('link', { name: `Edit: ${COURSE}` }).click();
  await page.getByLabel('Full description').fill('**Eight evenings** at the press.');
  const learned = page.getByLabel('What students will learn');
  await learned.fill(`Set a line of type\n${'x'.repeat(301)}`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^Line 2: /)).toBeVisible();
  await learned.fill('Set a line of type\n\nPrint in two colors');
  await page.getByLabel('Prerequisites').fill('A steady hand');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Course saved')).toBeVisible();

  const address = new URL(page.url()).pathname.replace('/edit', '');
  const visitor = await browser.newPage();
  await visitor.goto(`${site.originOf(school.namespace)}${address}`);
  const shown = visitor.getByRole('region', { name: 'What you’ll learn' }).getByRole('listitem');
  await expect(shown).toHaveText(['Set a line of type', 'Print in two colors']);
  const about = visitor.getByRole('region', { name: 'About this course' });
  await expect(about.locator('strong')).toHaveText('Eight evenings');
  await expect(about).toContainText('A steady hand');
  await visitor.close();
});
