import { useSyncExternalStore } from 'react';

const KEY = 'shortcuts';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Elements that take letters themselves. */
const TYPING =
  'textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable], [role=menu], [role=listbox]';

/** Returns whether a pressed key is no shortcut of a single letter: with another key, inside a field, or turned off. */
export const isNoShortcut = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  Boolean(document.activeElement?.closest(TYPING)) ||
  !areShortcutsOn();

/** Returns whether shortcuts of a single letter are on, as on a new device. */
function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Turns shortcuts of a single letter on or off on this device: speech input may type them by accident (WCAG 2.1.4). */
export function setShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    return; // blocked storage: they stay on
  }
  for (const listener of listeners) listener();
}

/** Returns whether shortcuts of a single letter are on, and re-renders when that changes. */
export const useShortcuts = (): boolean => useSyncExternalStore(subscribe, areShortcutsOn);
