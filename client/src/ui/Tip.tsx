import { useTimeout } from '@mantine/hooks';
import { lazy, Suspense, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';

const loadWindow = () => import('./TipWindow.tsx');
const TipWindow = lazy(loadWindow);

/** Milliseconds until the tooltip opens (document 1, section 9). */
const OPEN_DELAY = 700;

/** Milliseconds after a tooltip closed in which another one opens at once (document 1, section 9). */
const SKIP_DELAY = 300;

/** Time at which a tooltip closed last. */
let closedAt = -Infinity;

interface TipProps {
  label: string;
  children: ReactNode;
}

/**
 * Tooltip on hover and keyboard focus. Use it only for information that is available elsewhere, because touch screens
 * show none. Its code loads on the first hover or focus. This component observes the hover itself: Mantine's tooltip
 * would miss a pointer that arrived before its code.
 */
export function Tip({ label, children }: TipProps) {
  const [target, setTarget] = useState<HTMLSpanElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { start, clear } = useTimeout(() => setOpen(true), OPEN_DELAY);
  const open = () => {
    void loadWindow().catch(() => undefined);
    if (Date.now() - closedAt < SKIP_DELAY) setOpen(true);
    else start();
  };
  const close = () => {
    clear();
    if (isOpen) closedAt = Date.now();
    setOpen(false);
  };
  return (
    <>
      <span
        ref={setTarget}
        onPointerEnter={({ pointerType }: PointerEvent) => pointerType !== 'touch' && open()}
        onPointerLeave={close}
        onFocus={({ target: focused }: FocusEvent) => focused.matches(':focus-visible') && open()}
        onBlur={close}
      >
        {children}
      </span>
      {isOpen && (
        <Suspense>
          <TipWindow label={label} target={target} />
        </Suspense>
      )}
    </>
  );
}
