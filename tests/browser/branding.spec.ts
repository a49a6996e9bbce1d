import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { accentOf } from './support/accent.ts';
import { expectAccessible, violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { expectToast } from './support/forms.ts';
import { enter, openSchool } from './support/school.ts';
import { operationOf } from './support/traffic.ts';

const BRANDING = '/isettings?tab=branding';

const logo = () =>
  sharp({ create: { width: 400, height: 160, channels: 4, background: '#7d2e68' } })
    .png()
    .toBuffer();

const PLUM = 'rgb(125, 46, 104)';
const LIGHT_PLUM = 'rgb(146, 80, 129)';
const OLIVE = 'rgb(131, 118, 0)';
const BLUE = 'rgb(45, 79, 214)';

test('an admin gives the institution a logo and a color, which visitors see from the first paint', async ({
  page,
  newPerson,
  site,
}) => {
  const school = await openSchool(site, { name: 'Hand & Press', plan: 'starter' });
  await enter(page, school.teacher, BRANDING);
  const field = page.getByRole('group', { name: 'Logo' });
  const choose = (name: string, buffer: Buffer) =>
    field.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });

  await test.step('a file that is no picture is refused at its field', async () => {
    await choose('logo.txt', Buffer.from('Our logo.'));
    await expect(field.getByRole('alert')).toContainText('Only .jpg, .jpeg, .png');
    await choose('logo.png', Buffer.from('Our logo.'));
    await expect(field.getByRole('alert')).toContainText('The content of “logo.png” doesn’t match');
    await expect(field.getByText('None')).toBeVisible();
  });

  const color = page.getByLabel('Primary color');
  const [light, dark] = ['light', 'dark'].map((scheme) =>
    page.getByRole('figure', { name: `Preview in ${scheme}` }),
  ) as [ReturnType<Page['getByRole']>, ReturnType<Page['getByRole']>];
  const sampleOf = (panel: typeof light) =>
    panel.getByText('Enroll Now').evaluate((button) => getComputedStyle(button).backgroundColor);

  await test.step('a text that is not a color is refused at its field', async () => {
    await color.fill('plum');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Enter a color as # and six hexadecimal digits')).toBeVisible();
    await expect(color).toBeFocused();
  });

  await test.step('a color that is too pale is darkened, and the form says so', async () => {
    await color.fill('#FFE600');
    await expect(page.getByText('White text is hard to read on #ffe600: 1.2:1')).toContainText(
      'Buttons have #837600 instead',
    );
    expect([await sampleOf(light), await sampleOf(dark)]).toEqual([OLIVE, OLIVE]);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('the preview has logo and color, in light and dark', async () => {
    await choose('logo.png', await logo());
    await expect(field.locator('img')).toHaveAttribute('src', /^\/images\//);
    await color.fill('#7d2e68');
    expect([await sampleOf(light), await sampleOf(dark)]).toEqual([PLUM, LIGHT_PLUM]);
    for (const panel of [light, dark]) {
      await expect(panel.locator('img')).toHaveAttribute('src', /^\/images\//);
      await expect(panel.getByText('Hand & Press')).toBeVisible();
    }
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('saved, it is on the open page and after a reload', async () => {
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Branding saved.');
    const brand = page.getByRole('link', { name: 'Hand & Press' });
    await expect(brand.locator('img')).toHaveAttribute('src', /^\/images\/.*\/320$/);
    await expect.poll(() => accentOf(page)).toBe(PLUM);
    await page.reload();
    await expect(color).toHaveValue('#7d2e68');
    await expect.poll(() => accentOf(page)).toBe(PLUM);
  });

  const visitor = await newPerson({ baseURL: site.originOf(school.namespace) });
  await test.step('a visitor sees it before any script of the app runs', async () => {
    await visitor.route(/\/assets\/.*\.js$/, (route) => route.abort());
    for (const [colorScheme, shown] of [
      ['light', PLUM],
      ['dark', LIGHT_PLUM],
    ] as const) {
      await visitor.emulateMedia({ colorScheme });
      await visitor.goto('/login');
      await expect
        .poll(() => visitor.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
        .toContain(colorScheme);
      const painted = await visitor.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.background = 'var(--mantine-color-cobalt-7)';
        return getComputedStyle(probe).backgroundColor;
      });
      expect(painted, colorScheme).toBe(shown);
    }
    await visitor.unroute(/\/assets\/.*\.js$/);
  });

  await test.step('at the sign-in and the home of the host, in light and dark', async () => {
    for (const path of ['/login', '/']) {
      await visitor.goto(path);
      const brand = visitor.getByRole('banner').getByRole('link', { name: 'Hand & Press' });
      await expect(brand.locator('img')).toBeVisible();
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(visitor, [1280, 360]);
      await visitor.emulateMedia({ colorScheme: 'light' });
      await expect.poll(() => accentOf(visitor)).toBe(PLUM);
    }
  });

  await test.step("a person's own choice on the device goes first, and can be taken back", async () => {
    await page.goto('/settings');
    const accents = page.getByRole('group', { name: 'Accent color' });
    await expect(accents.getByRole('radio', { name: 'Color of Hand & Press' })).toBeChecked();
    await accents.getByText('Blue', { exact: true }).click();
    await page.reload();
    await expect(accents.getByRole('radio', { name: 'Blue' })).toBeChecked();
    await expect.poll(() => accentOf(page)).toBe(BLUE);
    await accents.getByText('Color of Hand & Press').click();
    await expect.poll(() => accentOf(page)).toBe(PLUM);
  });

  await test.step('signed out, the root host looks like the product again', async () => {
    await page.getByRole('button', { name: /Mara/ }).first().click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Lyceum' })).toBeVisible();
    await expect.poll(() => accentOf(page)).toBe(BLUE);
  });
});

test('an admin removes the logo and the color again', async ({ page, site }) => {
  const school = await openSchool(site, { plan: 'starter' });
  await enter(page, school.teacher, BRANDING);
  const icon = page.getByRole('group', { name: 'Icon' });
  await icon.locator('input[type=file]').setInputFiles({
    name: 'icon.png',
    mimeType: 'image/png',
    buffer: await logo(),
  });
  await page
    .getByRole('dialog', { name: 'Crop picture' })
    .getByRole('button', { name: 'Use picture' })
    .click();
  await expect(icon.locator('img')).toHaveAttribute('src', /^\/images\//);
  const picker = page.getByLabel('Pick a color');
  await picker.click({ trial: true }); // nothing covers it
  await picker.fill('#7d2e68');
  await expect(page.getByLabel('Primary color')).toHaveValue('#7d2e68');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Branding saved.');
  const link = page.locator('link[rel=icon]');
  await expect(link).toHaveAttribute('href', /^\/images\/.*\/320$/);
  await page.reload();
  await expect(link).toHaveAttribute('href', /^\/images\/.*\/320$/);

  await icon.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByLabel('Primary color').fill('');
  await expect(page.getByText('Your pages have the color of the platform.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(link).toHaveAttribute('href', '/favicon.svg');
  await expect.poll(() => accentOf(page)).toBe(BLUE);
});

test('two admins who change different parts lose nothing, and choose when both changed the color', async ({
  page,
  newPerson,
  site,
}) => {
  const school = await openSchool(site, { plan: 'starter' });
  const colleague = await newPerson();
  const save = async (of: Page) => {
    // Not by the toast alone: that of the save before may still be there.
    const answered = of.waitForResponse((answer) => operationOf(answer.request()) === 'UpdateBranding');
    await of.getByRole('button', { name: 'Save Changes' }).click();
    await answered;
  };
  await enter(page, school.teacher, BRANDING);
  await enter(colleague, school.teacher, BRANDING);
  await expect(page.getByLabel('Primary color')).toBeVisible();
  await colleague.getByLabel('Primary color').fill('#123456');
  await save(colleague);
  await expectToast(colleague, 'Branding saved.');

  const field = page.getByRole('group', { name: 'Logo' });
  await field.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await logo(),
  });
  await expect(field.locator('img')).toHaveAttribute('src', /^\/images\//);
  await save(page);
  await expectToast(page, 'Branding saved.');
  await expect(page.getByLabel('Primary color')).toHaveValue('#123456');

  await colleague.getByLabel('Primary color').fill('#654321');
  await save(colleague);
  await expectToast(colleague, 'Branding saved.');
  await page.getByLabel('Primary color').fill('#7d2e68');
  await save(page);
  await expect(page.getByText('Someone else changed the branding')).toBeVisible();
});

test('a Free institution is led to Billing', async ({ page, site }) => {
  const school = await openSchool(site, { plan: 'free' });
  await enter(page, school.teacher, '/isettings');
  await page.getByRole('tab', { name: 'Branding' }).click();
  const missing = page.getByRole('alert', { name: 'Your plan has no custom branding' });
  await expect(missing).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await missing.getByRole('link', { name: 'See Plans' }).click();
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Free');
});
