import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { demoPerson, enter } from './support/school.ts';
import { operationOf } from './support/traffic.ts';

test.use({ isFirstVisit: true });

for (const [email, screen] of [
  ['student@demo.example', 'StudentDashboard'],
  ['teacher@demo.example', 'StaffDashboard'],
] as const)
  test(`the code and the session of ${screen} are requested together with the app’s first file`, async ({
    page,
  }) => {
    await enter(page, demoPerson(email), '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // the browser knows the role then
    const html = await (await page.request.get('/dashboard', { headers: { accept: 'text/html' } })).text();
    const [, entry] = /<script type="module" [^>]*src="([^"]+)"/.exec(html)!;
    const early = [...html.matchAll(/rel="modulepreload" [^>]*href="([^"]+)"/g)].map(([, path]) => path!);
    expect(early.length).toBeGreaterThan(10);
    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    // Code that is requested later never arrives, so the screen cannot wait for it.
    await page.route('**/assets/*.js', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === entry) await released;
      if (pathname === entry || early.includes(pathname)) await route.continue();
    });
    await page.goto('about:blank');
    const requested: string[] = [];
    page.on('request', (request) => {
      const operation = operationOf(request);
      if (operation) requested.push(operation);
      else if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname);
    });
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect.poll(() => requested).toEqual(expect.arrayContaining(['RefreshSession', ...early]));
    expect(requested).not.toContain(screen);
    release();
    await expect.poll(() => requested).toContain(screen);
  });

/** Sum of the layout shifts of a page that loads over a slow network. */
async function shiftOf(page: Page, path: string): Promise<number> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

for (const path of ['/', '/login'])
  test(`${path} does not move while it loads on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    expect(await shiftOf(page, path)).toBeLessThan(0.01);
  });

for (const path of ['/cohorts', '/discussions'])
  test(`the bar of ${path} is above its rounded corners while a search loads`, async ({ page }) => {
    await enter(page, demoPerson('student@demo.example'), path);
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem').first()).toBeVisible();
    await page.route('**/graphql', () => undefined);
    await main.getByRole('searchbox').fill('a');
    const list = main.locator('[data-stale]');
    await expect(list).toBeVisible();
    const { bar, first, search } = await list.evaluate((element) => {
      const { top, height } = getComputedStyle(element, '::before');
      const start = element.getBoundingClientRect().top + Number.parseFloat(top);
      return {
        bar: { top: start, bottom: start + Number.parseFloat(height) },
        first: element.querySelector('li')!.getBoundingClientRect(),
        search: document.querySelector('main input[type=search]')!.getBoundingClientRect(),
      };
    });
    expect(bar.bottom).toBeLessThan(first.top);
    expect(bar.top).toBeGreaterThan(search.bottom);
  });
