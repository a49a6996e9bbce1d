import { useEffect, useState } from 'react';
import { useServerClock } from './useServerClock.ts';

/** Returns the milliseconds left until a time, by the server's clock, and whether that clock is known yet. */
export function useTimeLeft(endsAt: string): { left: number; isKnown: boolean } {
  const ahead = useServerClock();
  const end = Date.parse(endsAt) - (ahead ?? 0);
  const [left, setLeft] = useState(() => Math.max(0, end - Date.now()));
  useEffect(() => {
    const update = () => setLeft(Math.max(0, end - Date.now()));
    update();
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
  }, [end]);
  return { left, isKnown: ahead !== null };
}

/** Returns a duration as '4:05' or '1:04:05'. */
export function formatTimeLeft(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minutes, rest] = parts.map((part) => String(part).padStart(2, '0'));
  return parts[0] === 0 ? `${parts[1]}:${rest}` : `${Number(hours)}:${minutes}:${rest}`;
}
