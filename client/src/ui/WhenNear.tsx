import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Distance from the visible part of the page at which something is near, in pixels. */
const NEAR = 200;

/** Milliseconds after which far content shows too: the first screen is there, and searches and screen readers find all of it. */
const LATER = 4000;

interface WhenNearProps {
  /** Shown until then, about as high as the content. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Content that is rendered, and so loaded, when its place comes near the visible part of the page, or a few seconds later. It
 * stays after that.
 */
export function WhenNear({ waiting, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${NEAR}px` },
    );
    observer.observe(place.current!);
    const later = setTimeout(() => setNear(true), LATER);
    return () => {
      observer.disconnect();
      clearTimeout(later);
    };
  }, [isNear]);
  return isNear ? children : <div ref={place}>{waiting}</div>;
}
