import { useEffect, useLayoutEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/** Milliseconds without a change after which values are saved. */
const PAUSE = 1_000;

interface Leaving {
  /** Whether the page may be gone before the request ends. */
  isLeaving: boolean;
}

/**
 * Saves the values of the surrounding form a moment after the last change, and when the form or the page is left.
 * @returns a function that forgets a change that is not saved yet
 */
export function useSaveOnPause(save: (leaving: Leaving) => Promise<void>): () => void {
  const { subscribe } = useFormContext();
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
  /** Timer of a change that is not saved yet. */
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);

  const forget = () => {
    if (waiting.current) clearTimeout(waiting.current);
    waiting.current = null;
  };

  useEffect(() => {
    const send = (leaving: Leaving) => {
      waiting.current = null;
      void latest.current(leaving);
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        if (waiting.current) clearTimeout(waiting.current);
        waiting.current = setTimeout(() => send({ isLeaving: false }), PAUSE);
      },
    });
    const leave = () => {
      if (!waiting.current) return;
      clearTimeout(waiting.current);
      send({ isLeaving: true });
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      stop();
      leave();
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [subscribe]);

  return forget;
}
