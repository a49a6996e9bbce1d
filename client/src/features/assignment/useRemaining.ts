import { useEffect, useState } from 'react';
import { formatPlural } from '#texts/formatting';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds until an instant, 0 once it has passed; looked at every half minute. */
function useMillisecondsTo(instant: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 30 * SECOND);
    return () => clearInterval(clock);
  }, []);
  return Math.max(0, Date.parse(instant) - now);
}

export const useHasPassed = (instant: string): boolean => useMillisecondsTo(instant) === 0;

/** '3 days 4 hours', '2 hours 5 minutes', '1 minute'; null once it has passed. */
export function useRemaining(instant: string): string | null {
  const left = useMillisecondsTo(instant);
  return left === 0 ? null : durationOf(left);
}

/** The two largest units of a duration in milliseconds, a minute at least. */
function durationOf(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE));
  const days = Math.floor((minutes * MINUTE) / DAY);
  const hours = Math.floor(((minutes * MINUTE) % DAY) / HOUR);
  const parts =
    days > 0
      ? [days && formatPlural(days, 'day'), hours && formatPlural(hours, 'hour')]
      : [hours && formatPlural(hours, 'hour'), minutes % 60 && formatPlural(minutes % 60, 'minute')];
  return parts.filter(Boolean).join(' ');
}
