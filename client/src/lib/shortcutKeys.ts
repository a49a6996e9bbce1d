/** Keys of a shortcut: `key` of the event. With Ctrl, or Command on a Mac, or with Alt. */
interface ShortcutKeys {
  key: string;
  isModified?: true;
  isAlternate?: true;
}

/** All shortcuts: their list is made from them, and their handlers recognize keys by them. */
export const SHORTCUTS = {
  search: { key: 'k', isModified: true },
  nextRow: { key: 'j' },
  previousRow: { key: 'k' },
  previousLesson: { key: 'ArrowLeft' },
  nextLesson: { key: 'ArrowRight' },
  foldMenu: { key: 'b', isModified: true },
  help: { key: '?' },
  latestMessage: { key: 't', isAlternate: true },
} as const satisfies Record<string, ShortcutKeys>;

export type ShortcutName = keyof typeof SHORTCUTS;

/** Name of the key that shortcuts are held with. */
export const modifierName = (): string => (/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl');
