import { useEffect, useState, type RefObject } from 'react';

/** Rows beyond the visible ones that are rendered. */
const MARGIN = 6;

/** Returns the indexes of the rows of equal height that are near the visible part of a scrolled box. */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  { count, rowHeight }: { count: number; rowHeight: number },
): { from: number; to: number } {
  const [view, setView] = useState({ from: 0, to: 30 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const from = Math.max(0, Math.floor(element.scrollTop / rowHeight) - MARGIN);
      const to = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + MARGIN;
      setView((last) => (last.from === from && last.to === to ? last : { from, to }));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [box, rowHeight]);
  return { from: Math.min(view.from, count), to: Math.min(view.to, count) };
}
