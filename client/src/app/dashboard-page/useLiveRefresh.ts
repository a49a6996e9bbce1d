import { useEffect, useRef } from 'react';

/** Shortest time between two reads, in milliseconds: many students may enroll at once. */
const INTERVAL = 5000;

/**
 * Calls `refresh` soon after a value of the cache changed that only events change, at most once in five seconds.
 * @param value undefined while unknown: the first known value is no change.
 */
export function useLiveRefresh(value: string | undefined, refresh: () => void): void {
  const known = useRef(value);
  const refreshedAt = useRef(0);
  const latest = useRef(refresh);
  useEffect(() => void (latest.current = refresh));
  useEffect(() => {
    const isChange = known.current !== undefined && value !== undefined && known.current !== value;
    known.current = value ?? known.current;
    if (!isChange) return undefined;
    const timer = setTimeout(
      () => {
        refreshedAt.current = Date.now();
        latest.current();
      },
      Math.max(0, refreshedAt.current + INTERVAL - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [value]);
}
