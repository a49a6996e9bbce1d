import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Distance from the visible part of the page at which something is near, in pixels. */
const NEAR = 200;

interface WhenNearProps {
  /** Shown until then, about as high as the content. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Content that is rendered, and so loaded, when its place comes near the visible part of the page. It stays after that. */
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
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place}>{waiting}</div>;
}
