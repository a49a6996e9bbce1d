import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNotice } from './toasts.ts';

const load = () => import('./ToastHost.tsx');

// Without a network nothing comes; a message less is better than no page.
const ToastHost = lazy(() => load().catch(() => ({ default: () => <></> })));

/** Fetches the code of the toasts ahead: what fails offline is to be told too. */
export const preloadToasts = (): void => void load().catch(() => undefined);

/** Place of the toasts; stands once in the app. Messages come by `notify` (toasts.ts). */
export function Toasts() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstNotice(() => setNeeded(true)), []);
  return isNeeded ? (
    <Suspense>
      <ToastHost />
    </Suspense>
  ) : null;
}
