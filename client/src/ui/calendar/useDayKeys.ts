import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { moveByKey, type Day } from './monthGrid.ts';

/**
 * Keys of days that are one Tab stop (WAI-ARIA Authoring Practices, Date Picker Dialog): arrow keys move by day and week, Home
 * and End within the week, Page Up and Page Down by month. The focus follows the selected day.
 */
export function useDayKeys(
  day: Day,
  onChange: (day: Day) => void,
): { selected: RefObject<HTMLButtonElement | null>; onKeyDown: (event: KeyboardEvent) => void } {
  const selected = useRef<HTMLButtonElement>(null);
  // The day in the address changes after other renders.
  const target = useRef<Day>(null);
  useEffect(() => {
    if (target.current !== day) return;
    selected.current?.focus();
    target.current = null;
  }, [day]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveByKey(day, event.key);
    if (next === null) return;
    event.preventDefault();
    target.current = next;
    onChange(next);
  };
  return { selected, onKeyDown };
}
