const PREFIX = 'draft:';

/** Milliseconds after which a draft is deleted. */
const MAX_AGE = 30 * 86_400_000;

/** Owner of a draft: result of `getIdentity()`, null for a visitor. */
type Owner = string | null;

const keyOf = (owner: Owner, name: string) => `${PREFIX}${owner ?? ''}:${name}`;

// A visitor has no account, so the draft stays in the tab: the next visitor of a shared browser does not see it.
const storageOf = (owner: Owner): Storage => (owner === null ? sessionStorage : localStorage);

/** Returns the values of a draft that was saved within the last 30 days; undefined if none exists. */
export function loadDraft(owner: Owner, name: string): unknown {
  try {
    deleteExpired();
    return parse(storageOf(owner).getItem(keyOf(owner, name)))?.values;
  } catch {
    return undefined;
  }
}

/** Saves a draft. If storage is full or blocked, the draft does not survive a reload. */
export function saveDraft(owner: Owner, name: string, values: unknown): void {
  try {
    storageOf(owner).setItem(keyOf(owner, name), JSON.stringify({ savedAt: Date.now(), values }));
  } catch {
    return;
  }
}

/** Deletes a draft, such as after it was sent. */
export function deleteDraft(owner: Owner, name: string): void {
  deleteKeys((storage) => (storage === storageOf(owner) ? [keyOf(owner, name)] : []));
}

/** Deletes the drafts of a user in all institutions, and those of visitors in this tab. */
export function deleteDraftsOf(userId: string | undefined): void {
  deleteKeys((storage) => {
    const prefix = storage === sessionStorage ? PREFIX : `${PREFIX}${userId} `;
    return Object.keys(storage).filter((key) => key.startsWith(prefix));
  });
}

function deleteExpired(): void {
  const isExpired = (key: string) =>
    key.startsWith(PREFIX) && (parse(localStorage.getItem(key))?.savedAt ?? 0) < Date.now() - MAX_AGE;
  deleteKeys((storage) => (storage === localStorage ? Object.keys(storage).filter(isExpired) : []));
}

function deleteKeys(select: (storage: Storage) => string[]): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of select(storage)) storage.removeItem(key);
  } catch {
    return; // blocked storage contains no drafts
  }
}

function parse(stored: string | null): { savedAt: number; values: unknown } | null {
  try {
    return JSON.parse(stored ?? 'null') as { savedAt: number; values: unknown } | null;
  } catch {
    return null;
  }
}
