import { deleteDraft, loadDraft, saveDraft } from '#lib/drafts';
import { getIdentity } from '#lib/session';
import { KINDS, type Kind } from './results.ts';
import type { SearchEntry } from './entry.ts';

/** Number of entries that are kept. */
const MAX_RECENT = 5;

/** Name of the stored entries. As drafts, they belong to a user in an institution and are deleted when signing out. */
const NAME = 'recent-searches';

interface Stored {
  id: string;
  label: string;
  to: string;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'label', 'to'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

function read(): Stored[] {
  const values = loadDraft(getIdentity(), NAME);
  return Array.isArray(values) ? values.filter(isStored).slice(0, MAX_RECENT) : [];
}

/** Returns the objects that the user opened last by the search, the latest first. */
export const loadRecent = (): SearchEntry[] =>
  read().flatMap(({ id, label, to }) => {
    const kind = id.split(' ')[0] as Kind;
    if (!(kind in KINDS)) return [];
    return [{ id, label, to, icon: KINDS[kind].icon, matches: [] }];
  });

/** Keeps an object that the user opened by the search. Screens and actions are always listed, so they are not kept. */
export function keepRecent({ id, label, to }: SearchEntry): void {
  if (to === undefined || !((id.split(' ')[0] as Kind) in KINDS)) return;
  const others = read().filter((entry) => entry.id !== id);
  saveDraft(getIdentity(), NAME, [{ id, label, to }, ...others].slice(0, MAX_RECENT));
}

/** Forgets what the user opened. */
export const clearRecent = (): void => deleteDraft(getIdentity(), NAME);
