import { useSyncExternalStore } from 'react';

/** Milliseconds by which the server's clock is ahead of this device's, for all who read it. */
let ahead: number | null = null;
const readers = new Set<() => void>();

/**
 * Returns the milliseconds by which the server's clock is ahead of this device's: null until known, 0 if the server
 * can't be asked. Measured again when somebody comes back to the page, because a device may have slept.
 */
export const useServerClock = (): number | null => useSyncExternalStore(subscribe, () => ahead);

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  if (readers.size === 1) {
    void measure();
    document.addEventListener('visibilitychange', onShow);
  }
  return () => {
    readers.delete(reader);
    if (readers.size === 0) document.removeEventListener('visibilitychange', onShow);
  };
}

const onShow = () => {
  if (document.visibilityState === 'visible') void measure();
};

async function measure(): Promise<void> {
  const measured = await readAhead().catch(() => null);
  ahead = measured ?? ahead ?? 0;
  for (const reader of readers) reader();
}

async function readAhead(): Promise<number | null> {
  const asked = Date.now();
  const { headers } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
  const told = Date.parse(headers.get('date') ?? '');
  // The header has whole seconds: on average half a second is missing.
  return Number.isNaN(told) ? null : told + 500 - (asked + Date.now()) / 2;
}
