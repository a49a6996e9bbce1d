import { useEffect, useRef, useState } from 'react';
import { useOpened } from './useOpened.ts';

/**
 * State of a menu or panel whose code loads on the first use of its button: it mounts closed, takes the focus of the
 * button that it replaces and opens, so that the focus returns when it closes.
 */
export function useFirstOpening() {
  const target = useRef<HTMLButtonElement>(null);
  const [isWanted, setOpen] = useState(true);
  const isOpen = useOpened(isWanted);
  useEffect(() => target.current?.focus(), []);
  return { target, isOpen, setOpen };
}
