import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNotice } from '#lib/toasts';

const ToastHost = lazy(() => import('./ToastHost.tsx'));

/** Container of the toasts, rendered once in the app. Messages come from `notify` (lib/toasts.ts). */
export function Toasts() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstNotice(() => setNeeded(true)), []);
  return isNeeded ? (
    <Suspense>
      <ToastHost />
    </Suspense>
  ) : null;
}
