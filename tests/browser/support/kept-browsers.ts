import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Options by which browsers differ. */
export type Kind = Pick<BrowserContextOptions, 'baseURL' | 'hasTouch' | 'locale' | 'timezoneId' | 'viewport'>;

/** Browsers that people use one after the other. */
export interface KeptBrowsers {
  /** Hands out a browser of a kind, without cookies and with nothing stored. */
  lend: (kind: Kind) => Promise<BrowserContext>;
  /** Closes its pages, and keeps it for the next person; not after a failed test, whose report shows them. */
  takeBack: (browser: BrowserContext, hasFailed: boolean) => Promise<void>;
}

interface Kept {
  context: BrowserContext;
  kind: string;
  /** A page of the site that stays open, so that the process with the compiled code does. */
  keeper: Page;
  /** Whether a test has changed more than pages, cookies and storage of the site. */
  isSpoiled: boolean;
}

/** Methods that change a whole browser, beyond its pages. */
const SPOILING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const;

/** Methods that change the clock of a whole browser. */
const CLOCK = ['install', 'setFixedTime', 'setSystemTime'] as const;

/**
 * Keeps the browsers of a site. To fetch and to compile the client's code takes most of the time of a first page; a kept
 * browser has both behind it.
 */
export function keptBrowsers(browser: Browser, origin: string): KeptBrowsers {
  const all = new Map<BrowserContext, Kept>();
  const free: Kept[] = [];
  const open = async (options: Kind): Promise<Kept> => {
    const context = await browser.newContext(options);
    const keeper = await context.newPage();
    await keeper.goto(`${origin}/healthz`);
    const kept: Kept = {
      context,
      kind: JSON.stringify(options),
      keeper,
      isSpoiled: options.baseURL !== origin,
    };
    const spoil = () => (kept.isSpoiled = true);
    before(context, SPOILING, spoil);
    before(context.clock, CLOCK, spoil);
    context.on('page', (page) =>
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame() && !isOf(origin, frame.url())) spoil();
      }),
    );
    all.set(context, kept);
    return kept;
  };
  return {
    lend: async (options) => {
      const kind = JSON.stringify(options);
      const at = free.findIndex((one) => one.kind === kind);
      if (at < 0) return (await open(options)).context;
      const [{ context, keeper }] = free.splice(at, 1) as [Kept];
      await context.clearCookies();
      await keeper.evaluate(() => localStorage.clear());
      return context;
    },
    takeBack: async (context, hasFailed) => {
      const kept = all.get(context)!;
      if (hasFailed) await kept.keeper.close(); // the report shows the first page
      if (hasFailed || kept.isSpoiled) {
        all.delete(context);
        await context.close();
        return;
      }
      for (const page of context.pages()) if (page !== kept.keeper) await page.close();
      free.push(kept);
    },
  };
}

const isOf = (origin: string, url: string) => url === 'about:blank' || new URL(url).origin === origin;

/** Runs something before each call of some methods. */
function before<Target extends object>(
  target: Target,
  names: readonly (keyof Target)[],
  act: () => void,
): void {
  for (const name of names) {
    const method = target[name] as (...args: unknown[]) => unknown;
    Object.assign(target, {
      [name]: (...args: unknown[]) => {
        act();
        return method.apply(target, args);
      },
    });
  }
}
