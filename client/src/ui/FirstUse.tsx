import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';

interface FirstUseProps {
  /** Loads the code of `children`; called when the user points at the button or reaches it with the keyboard. */
  preload: () => Promise<unknown>;
  /** Renders the button until the first use. */
  button: (
    props: Pick<ComponentProps<'button'>, 'onClick' | 'onPointerEnter' | 'onFocus' | 'aria-expanded'>,
  ) => ReactNode;
  /** The button with its menu or panel (`useFirstOpening`). */
  children: ReactNode;
}

/** Button of a menu or panel whose code loads on its first use. */
export function FirstUse({ preload, button, children }: FirstUseProps) {
  const [isUsed, setUsed] = useState(false);
  const load = () => void preload().catch(() => undefined);
  const shown = button({
    onClick: () => setUsed(true),
    onPointerEnter: load,
    onFocus: load,
    'aria-expanded': false,
  });
  return isUsed ? <Suspense fallback={shown}>{children}</Suspense> : shown;
}
