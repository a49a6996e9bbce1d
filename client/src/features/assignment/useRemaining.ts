import { useEffect, useState } from 'react';
import { useServerClock } from '#lib/useServerClock';
import { texts } from '#texts/en';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Returns the time until an instant as text ('3 days 4 hours', '2 hours 5 minutes', '1 minute') by the server's clock; null
 * once it has passed. Updates every half minute.
 */
export function useRemaining(instant: string): string | null {
  const ahead = useServerClock() ?? 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 30 * SECOND);
    return () => clearInterval(clock);
  }, []);
  const left = Date.parse(instant) - ahead - now;
  return left <= 0 ? null : formatDuration(left);
}

/** Formats a duration in milliseconds with its two largest units, at least one minute. */
function formatDuration(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE));
  const days = Math.floor((minutes * MINUTE) / DAY);
  const hours = Math.floor(((minutes * MINUTE) % DAY) / HOUR);
  const parts =
    days > 0
      ? [days && texts.counts.days(days), hours && texts.counts.hours(hours)]
      : [hours && texts.counts.hours(hours), minutes % 60 && texts.counts.minutes(minutes % 60)];
  return parts.filter(Boolean).join(' ');
}
