import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Distance from the visible part of the page at which something is near. */
const NEAR = '200px';

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
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const show = () => setNear(true);
    const later = setTimeout(show, LATER);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
      { rootMargin: NEAR },
    );
    observer.observe(place.current!);
    return () => {
      observer.disconnect();
      clearTimeout(later);
    };
  }, []);
  return isNear ? children : <div ref={place}>{waiting}</div>;
}
