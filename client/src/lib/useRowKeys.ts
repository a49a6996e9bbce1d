import { useEffect } from 'react';
import { mainLinkOf, ROW } from './rowElements.ts';
import { SHORTCUTS } from './shortcutKeys.ts';
import { isNoShortcut } from './shortcuts.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = {
  [SHORTCUTS.nextRow.key]: 1,
  [SHORTCUTS.previousRow.key]: -1,
};

/**
 * Moves the focus with j and k to the main link of the next or previous row: of the open dialog, or of all lists of the
 * screen. Call it once in the layout.
 */
export function useRowKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const { activeElement } = document;
      if (!step || isNoShortcut(event)) return;
      const rows = visibleRows(activeElement?.closest('[role=dialog]') ?? document.querySelector('main'));
      const current = rows.findIndex((row) => row.contains(activeElement));
      const next = current === -1 ? rows.at(step === 1 ? 0 : -1) : rows[current + step];
      if (!next) return;
      event.preventDefault();
      mainLinkOf(next)?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const visibleRows = (scope: Element | null): Element[] =>
  Array.from(scope?.querySelectorAll(ROW) ?? []).filter((row) => mainLinkOf(row)?.checkVisibility() ?? false);
