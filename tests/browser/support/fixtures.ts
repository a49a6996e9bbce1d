import { test as base, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/demo/accounts';
import { demoMembers, type Members } from './members.ts';
import { PATIENCE, type Site, startSite } from './site.ts';

export { expect };

interface People {
  /** A browser of its own for somebody new, with touch on request; closed after the test. */
  newPerson: (options?: Pick<BrowserContextOptions, 'baseURL' | 'hasTouch'>) => Promise<Page>;
}

/** Fixtures shared by the tests of one worker. */
interface Shared {
  site: Site;
  members: Members;
}

/** Tests with a site for each worker, its demo accounts signed in once, and any number of people with browsers of their own. */
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
  members: [async ({ browser, site }, use) => use(demoMembers(browser, site)), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.origin),
  newPerson: async ({ browser, site }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: site.origin, ...options });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
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
