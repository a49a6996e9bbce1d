import { useEffect, useState } from 'react';
import { useServerClock } from './useServerClock.ts';

/**
 * Returns whether an instant has passed by the server's clock, or by this device's until that is known. Changes at most a
 * second after it. No instant (null) never passes.
 */
export function useHasPassed(instant: string | null): boolean {
  const ahead = useServerClock() ?? 0;
  const end = instant === null ? Infinity : Date.parse(instant) - ahead;
  const [hasPassed, setHasPassed] = useState(() => end <= Date.now());
  useEffect(() => {
    const update = () => setHasPassed(end <= Date.now());
    update();
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return hasPassed;
}
