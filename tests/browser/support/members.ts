import type { Browser, BrowserContext, Page } from '@playwright/test';
import { accessTokenOf, ask, demoPerson, type Person, signInto } from './school.ts';
import { ITEMS, type Screen, type ScreenRole } from './screens.ts';
import type { Site } from './site.ts';

type Kind = keyof typeof ITEMS;

interface Item {
  id: string;
  title?: string;
  /** The items themselves, when the list is of what they belong to. */
  parts?: Item[];
}

/** Acts as a demo account or a visitor. Each signs in once per worker, whatever the number of screens. */
export interface Members {
  /** A page of a browser that the person's other pages share; nothing is opened in it. */
  pageOf: (who: ScreenRole) => Promise<Page>;
  /** Where the sample of a screen is. */
  addressOf: (screen: Screen) => Promise<string>;
}

export function demoMembers(browser: Browser, site: Site): Members {
  const contexts = new Map<ScreenRole, BrowserContext>();
  const items = new Map<string, Item[]>();
  const contextOf = async (who: ScreenRole) => {
    const context =
      contexts.get(who) ?? (await browser.newContext({ baseURL: site.origin, locale: 'en-US' }));
    if (!contexts.has(who) && who !== 'visitor') await signInto(context, demoAccount(who));
    contexts.set(who, context);
    return context;
  };
  const itemsOf = async (who: ScreenRole, kind: Kind) => {
    const known = items.get(`${who} ${kind}`);
    if (known) return known;
    const token = await accessTokenOf(site, demoAccount(who));
    const { found } = await ask<{ found: { nodes: Item[] } }>(site, `{ found: ${ITEMS[kind]} }`, {}, token);
    const all = found.nodes.flatMap((item) => item.parts ?? item);
    items.set(`${who} ${kind}`, all);
    return all;
  };
  return {
    pageOf: async (who) => (await contextOf(who)).newPage(),
    addressOf: async ({ who, path, item, query = '' }) => {
      if (!item) return path + query;
      const [kind, title] = item;
      const nodes = await itemsOf(who === 'visitor' ? 'student' : who, kind);
      const found = nodes.find((node) => !title || node.title === title);
      if (!found) throw new Error(`The ${who} sees no ${kind}${title ? ` "${title}"` : ''} in the demo data`);
      return path.replace(/:\w+/, found.id) + query;
    },
  };
}

/** The account of the demo data in a role. */
export const demoAccount = (who: ScreenRole): Person => demoPerson(`${who}@demo.example`);
