import { useState } from 'react';

/**
 * State of a button whose menu or panel loads on its first use.
 * @param preload loads the code; called when the user points at the button or reaches it with the keyboard
 */
export function useFirstUse(preload: () => Promise<unknown>) {
  const [isUsed, setUsed] = useState(false);
  const load = () => void preload().catch(() => undefined);
  return {
    isUsed,
    /** For the button until then. */
    buttonProps: {
      onClick: () => setUsed(true),
      onPointerEnter: load,
      onFocus: load,
      'aria-expanded': false,
    },
  };
}
