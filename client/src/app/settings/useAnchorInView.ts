import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Events of a person who uses the page; from then on it stays where it is. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Keeps the element of the address's anchor (#…) in view while a list around it loads, until the person does something. */
export function useAnchorInView(list: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (!list.current || !target) return undefined;
    const observer = new ResizeObserver(() => target.scrollIntoView());
    observer.observe(list.current);
    const end = () => observer.disconnect();
    for (const act of ACTS) window.addEventListener(act, end, { passive: true });
    return () => {
      end();
      for (const act of ACTS) window.removeEventListener(act, end);
    };
  }, [list, hash]);
}
