import { accessTokenOf, ask, demoPerson, type Person } from './school.ts';
import { ITEMS, type Screen, type ScreenRole } from './screens.ts';
import type { Site } from './site.ts';

type Kind = keyof typeof ITEMS;

interface Item {
  id: string;
  title?: string;
  /** The items themselves, when the list is of what they belong to. */
  parts?: Item[];
}

/** Screens of the members of the demo institution. */
export interface Members {
  /** Where the sample of a screen is. */
  addressOf: (screen: Screen) => Promise<string>;
}

export function demoMembers(site: Site): Members {
  const items = new Map<string, Item[]>();
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
