import { expect, signIn, test, violations } from './support/fixtures.ts';

/** Screens by who opens them; `:cohort` and `:course` stand for the first ones of the list. */
const SCREENS = {
  visitor: ['/', '/home', '/login', '/register', '/signup', '/unauthorized', '/no-such-page'],
  'student@demo.example': [
    '/dashboard',
    '/cohorts',
    '/cohorts/:cohort',
    '/courses',
    '/course/:course',
    '/courses/my-courses',
    '/pricing',
  ],
  'teacher@demo.example': [
    '/dashboard',
    '/cohorts',
    '/cohorts/new',
    '/cohorts/:cohort',
    '/courses/new',
    '/courses/my-courses',
    '/quickstart',
  ],
  'admin@demo.example': ['/dashboard', '/cohorts/:cohort', '/cohorts/:cohort/edit'],
} as const;

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;

for (const [who, screens] of Object.entries(SCREENS)) {
  for (const scheme of ['light', 'dark'] as const) {
    for (const [device, viewport] of Object.entries(SIZES)) {
      test.describe(`${who}, ${scheme}, ${device}`, () => {
        test.use({ colorScheme: scheme, viewport });
        test('breaks no rule of accessibility and scrolls one way only', async ({ page }) => {
          test.setTimeout(90_000);
          if (who !== 'visitor') await signIn(page, who);
          const broken: string[] = [];
          for (const screen of screens) {
            await page.goto(await addressOf(page, screen));
            await page.waitForLoadState('networkidle');
            await expect(page.locator('h1').first()).toBeVisible();
            broken.push(...(await violations(page)).map((line) => `${screen} ${line}`));
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - window.innerWidth,
            );
            if (overflow > 0) broken.push(`${screen} scrolls sideways by ${overflow} px`);
          }
          expect(broken).toEqual([]);
        });
      });
    }
  }
}

async function addressOf(page: import('@playwright/test').Page, screen: string): Promise<string> {
  if (screen.includes(':cohort')) return screen.replace(':cohort', await firstId(page, '/cohorts'));
  if (screen.includes(':course')) return screen.replace(':course', await firstId(page, '/courses'));
  return screen;
}

async function firstId(
  page: import('@playwright/test').Page,
  list: '/cohorts' | '/courses',
): Promise<string> {
  await page.goto(list);
  const prefix = list === '/cohorts' ? '/cohorts/' : '/course/';
  const links = page.locator(`main a[href^="${prefix}"]`);
  await links.first().waitFor();
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))) {
    const id = /[0-9a-f-]{36}/.exec(href)?.[0];
    if (id) return id;
  }
  throw new Error(`No link to an item on ${list}`);
}
