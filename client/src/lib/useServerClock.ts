import { useEffect, useState } from 'react';

/**
 * Returns the milliseconds by which the server's clock is ahead of this device's: null until known, 0 if the server
 * can't be asked. Measured again when the student comes back, because a device may have slept.
 * @param isNeeded whether to ask at all
 */
export function useServerClock(isNeeded = true): number | null {
  const [ahead, setAhead] = useState<number | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    const measure = async () => {
      const measured = await readAhead().catch(() => null);
      if (!isGone) setAhead((before) => measured ?? before ?? 0);
    };
    const onShow = () => {
      if (document.visibilityState === 'visible') void measure();
    };
    void measure();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [isNeeded]);
  return ahead;
}

async function readAhead(): Promise<number | null> {
  const asked = Date.now();
  const { headers } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
  const told = Date.parse(headers.get('date') ?? '');
  // The header has whole seconds: on average half a second is missing.
  return Number.isNaN(told) ? null : told + 500 - (asked + Date.now()) / 2;
}
