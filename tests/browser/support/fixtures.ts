import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/demo/accounts';
import { type KeptBrowsers, keptBrowsers, type Kind } from './kept-browsers.ts';
import { demoMembers, type Members } from './members.ts';
import { PATIENCE, type Site, startSite } from './site.ts';

export { expect };

interface People {
  /** Whether the test is about what a browser fetches, or cannot fetch, that has never been to the site. */
  isFirstVisit: boolean;
  /** Lends a browser until the end of the test, at the site unless told. */
  lend: (kind?: Kind) => Promise<BrowserContext>;
  /** A browser of its own for somebody new, with touch on request; closed after the test. */
  newPerson: (options?: Pick<Kind, 'baseURL' | 'hasTouch'>) => Promise<Page>;
}

/** Fixtures shared by the tests of one worker. */
interface Shared {
  site: Site;
  members: Members;
  browsers: KeptBrowsers;
}

/** Tests with a site for each worker, and any number of people with browsers of their own. */
export const test = base.extend<People, Shared>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: PATIENCE + 30_000 },
  ],
  members: [async ({ site }, use) => use(demoMembers(site)), { scope: 'worker' }],
  browsers: [async ({ browser, site }, use) => use(keptBrowsers(browser, site.origin)), { scope: 'worker' }],
  isFirstVisit: [false, { option: true }],
  baseURL: async ({ site }, use) => use(site.origin),
  lend: async ({ browser, browsers, isFirstVisit, baseURL, locale, timezoneId, viewport }, use, info) => {
    const lent: BrowserContext[] = [];
    const kept: BrowserContext[] = [];
    await use(async (kind) => {
      const wanted = { baseURL, locale, timezoneId, viewport, ...kind };
      const context = await (isFirstVisit ? browser.newContext(wanted) : browsers.lend(wanted));
      (isFirstVisit ? lent : kept).push(context);
      return context;
    });
    for (const context of lent) await context.close();
    for (const context of kept) await browsers.takeBack(context, info.status !== info.expectedStatus);
  },
  context: async ({ lend }, use) => use(await lend()),
  newPerson: async ({ lend }, use) => use(async (kind) => (await lend(kind)).newPage()),
});

/** Signs a demo account in through the screen. The device is remembered, so that pages can be reloaded. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** The six digits of the latest verification mail to an address. */
export async function verificationCode(site: Site, email: string, mails = 1): Promise<string> {
  const sent = await site.mailbox.to(email, mails);
  const code = /\b\d{6}\b/.exec(sent.at(-1)!.text)?.[0];
  if (!code) throw new Error(`No code in the mail: ${sent.at(-1)!.text}`);
  return code;
}

/** Types a code into the six boxes and sends it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(/1 of 6/).click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Verify Email' }).click();
}
