import { useEffect, useEffectEvent } from 'react';

/** Longest delay of a timer in milliseconds; later moments are reached only by a screen that is open for weeks. */
const LONGEST = 2 ** 31 - 1;

/** Milliseconds after a moment until the server, whose clock may be behind, is asked. */
const LATER = 1500;

/** Calls `reload` when each of the moments has passed: the server decides what is possible from then on. */
export function useReloadAt(moments: readonly string[], reload: () => void): void {
  const onPassed = useEffectEvent(reload);
  const key = moments.join(' ');
  useEffect(() => {
    const delays = key
      .split(' ')
      .map((moment) => Date.parse(moment) - Date.now())
      .filter((delay) => delay > 0 && delay + LATER < LONGEST);
    const timers = delays.map((delay) => setTimeout(() => onPassed(), delay + LATER));
    return () => timers.forEach(clearTimeout);
  }, [key]);
}
