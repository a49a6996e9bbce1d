import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNotice } from '#lib/toasts';

const ToastHost = lazy(() => import('./ToastHost.tsx'));

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
