import { useEffect, useRef, useState } from 'react';
import { saveExport } from './download.ts';
import { readError } from './errors.ts';
import { notify } from './toasts.ts';

/**
 * Returns a function that downloads a file that the server generates, and whether it is running. Leaving the screen
 * aborts it; a failure shows the server's message or `failed` in a toast.
 */
export function useExport(path: string, failed: string): { isBusy: boolean; start: () => void } {
  const [isBusy, setBusy] = useState(false);
  const underway = useRef<AbortController>(null);
  useEffect(() => () => underway.current?.abort(), []);

  const save = async () => {
    const { signal } = (underway.current = new AbortController());
    setBusy(true);
    try {
      await saveExport(path, signal);
    } catch (error) {
      if (!signal.aborted) notify.error(readError(error).message || failed);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, start: () => void save() };
}
