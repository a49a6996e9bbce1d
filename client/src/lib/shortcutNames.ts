import { modifierName, SHORTCUTS, type ShortcutName } from './shortcutKeys.ts';

const NAMES: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→' };

/** Returns the names of a shortcut's keys as they are on the user's keyboard. */
export function keyNamesOf(name: ShortcutName): string[] {
  const shortcut = SHORTCUTS[name];
  return [
    ...('isModified' in shortcut ? [modifierName()] : []),
    ...('isAlternate' in shortcut ? ['Alt'] : []),
    NAMES[shortcut.key] ?? shortcut.key.toUpperCase(),
  ];
}
