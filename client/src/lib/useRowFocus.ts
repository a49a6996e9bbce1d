import { useEffect, useRef } from 'react';
import { mainLinkOf, ROW } from './rowElements.ts';

/** Row that has the focus, or from which a dialog or menu took it. */
interface Held {
  row: Element;
  list: Element;
  /** Place of the row in the list. */
  at: number;
  /** Path of the screen. Another one has its own focus. */
  path: string;
}

/**
 * Keeps the focus near a row that leaves its list, such as a member who was removed: it goes to the row that took its
 * place, or else to the last one; to the main element where no row is left. Without this it would fall to the top of the
 * page. Call it once in the layout.
 */
export function useRowFocus(): void {
  const held = useRef<Held>(null);
  useEffect(() => {
    const rescue = () => {
      if (!held.current || !isLost(held.current)) return;
      const { list, at } = held.current;
      const row = list.isConnected ? (list.children[at] ?? list.lastElementChild) : null;
      held.current = null;
      (row ? mainLinkOf(row) : document.querySelector('main'))?.focus();
    };
    // After those who have a better place for the focus.
    const changes = new MutationObserver(() => {
      if (held.current && isLost(held.current)) requestAnimationFrame(rescue);
    });
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.closest('main')) return; // a dialog or a menu of the row
      const row = target.closest(ROW);
      const list = row?.parentElement;
      changes.disconnect();
      held.current =
        row && list
          ? { row, list, at: Array.from(list.children).indexOf(row), path: window.location.pathname }
          : null;
      if (held.current) changes.observe(document.body, { childList: true, subtree: true });
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      changes.disconnect();
    };
  }, []);
}

const isLost = ({ row, path }: Held): boolean =>
  !row.isConnected && path === window.location.pathname && document.activeElement === document.body;
