/** Keys of a shortcut. */
interface ShortcutKeys {
  /** `key` of the keyboard event. */
  key: string;
  /** Whether Ctrl, or Command on a Mac, is held. */
  isModified?: true;
  /** Whether Alt is held. */
  isAlternate?: true;
}

/** All shortcuts, from which the list of shortcuts is made and by which their handlers recognize keys. */
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

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

const NAMES: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→' };

/** Returns the names of a shortcut's keys as they are on the user's keyboard. */
export function keyNamesOf(name: ShortcutName): string[] {
  const { key, isModified, isAlternate }: ShortcutKeys = SHORTCUTS[name];
  return [
    ...(isModified ? [isMac() ? '⌘' : 'Ctrl'] : []),
    ...(isAlternate ? ['Alt'] : []),
    NAMES[key] ?? key.toUpperCase(),
  ];
}

/** Returns whether an event is a shortcut with Ctrl or Command. */
export function isModifiedShortcut(event: KeyboardEvent, name: ShortcutName): boolean {
  const isHeld = isMac() ? event.metaKey : event.ctrlKey;
  return isHeld && !event.altKey && !event.shiftKey && event.key.toLowerCase() === SHORTCUTS[name].key;
}
