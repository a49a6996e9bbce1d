import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mainId } from './mainId.ts';

/**
 * Resets scroll position and focus on navigation, as a page load would: scrolls to the top, focuses the main element
 * and announces its heading. Scrolls to anchors (#…) instead.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  const [heading, setHeading] = useState('');

  useEffect(() => {
    if (hash !== '') {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      return;
    }
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    const main = document.getElementById(mainId);
    // Keeps the focus when a form has already focused its first field.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    const timer = setTimeout(
      () => setHeading(document.querySelector('h1')?.textContent ?? document.title),
      150,
    );
    return () => clearTimeout(timer);
  }, [pathname, hash]);

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {heading}
    </VisuallyHidden>
  );
}
