import { useEffect, useState } from 'react';

/** Milliseconds before the start from which participants join. */
const EARLY = 15 * 60_000;

/** Returns whether people join a session now: from 15 minutes before its start until its end. All in milliseconds. */
export const isJoinable = ({ start, end }: { start: number; end: number }, now: number): boolean =>
  now >= start - EARLY && now <= end;

/** Returns the time in milliseconds, updated twice a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
