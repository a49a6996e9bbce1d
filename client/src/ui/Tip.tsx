import { lazy, Suspense, useState, type ReactNode } from 'react';

const TipWindow = lazy(() => import('./TipWindow.tsx'));

interface TipProps {
  label: string;
  children: ReactNode;
}

/**
 * A tooltip after 700 ms (document 1, section 9). Only for what is said elsewhere too: touch screens show none. Its code
 * comes when a pointer or the focus first rests on the content.
 */
export function Tip({ label, children }: TipProps) {
  const [isNeeded, setNeeded] = useState(false);
  const need = () => setNeeded(true);
  return (
    <span onPointerEnter={need} onFocus={need}>
      {isNeeded ? (
        <Suspense fallback={children}>
          <TipWindow label={label}>{children}</TipWindow>
        </Suspense>
      ) : (
        children
      )}
    </span>
  );
}
