import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mainId } from './mainId.ts';

/**
 * What a browser does on a page load and a router does not: at a new address the page starts at its top, the focus moves
 * to its main part, and its heading is spoken. Anchors (#…) are scrolled to instead.
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
    // A form that took the focus for its first field keeps it.
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
