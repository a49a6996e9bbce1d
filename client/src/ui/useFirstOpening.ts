import { useEffect, useRef, useState } from 'react';

/**
 * State of a menu or panel whose code loads when its button is first used: it mounts closed, takes the focus of the
 * button that it replaces and opens, so that the focus returns when it closes.
 */
export function useFirstOpening() {
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    target.current?.focus();
    setOpen(true);
  }, []);
  return { target, isOpen, setOpen };
}
