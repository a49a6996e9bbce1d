import { useTimeout } from '@mantine/hooks';
import { lazy, Suspense, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';

const loadWindow = () => import('./TipWindow.tsx');
const TipWindow = lazy(loadWindow);

/** Milliseconds until the tooltip opens (document 1, section 9). */
const OPEN_DELAY = 700;

interface TipProps {
  label: string;
  children: ReactNode;
}

/**
 * A tooltip for the pointer and for keyboard focus. Only for what is said elsewhere too: touch screens show none. Its code is
 * fetched when the pointer or the focus first rests on the content. Hence the hover is observed here: Mantine's tooltip would
 * miss a pointer that arrived before its code did.
 */
export function Tip({ label, children }: TipProps) {
  const [target, setTarget] = useState<HTMLSpanElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { start, clear } = useTimeout(() => setOpen(true), OPEN_DELAY);
  const open = () => {
    void loadWindow().catch(() => undefined);
    start();
  };
  const close = () => {
    clear();
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
