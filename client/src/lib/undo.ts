import { useSyncExternalStore } from 'react';
import { texts } from '#texts/en';
import { readError } from './errors.ts';
import { notify } from './toasts.ts';

/** Acts that are not sent yet. Each function sends its act at once. */
const held = new Set<() => Promise<unknown>>();
const listeners = new Set<() => void>();
let removed: ReadonlySet<string> = new Set();

function setRemoved(next: Iterable<string>): void {
  removed = new Set(next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the IDs of the objects that lists leave out, because their deletion is held or being sent. */
export const useRemoved = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => removed);

/** Context of a mutation that `removeWithUndo` sends: the request outlives the page. */
export const OUTLIVES_PAGE = { fetchOptions: { keepalive: true } };

/**
 * Hides an object and shows a toast with Undo. Once the toast closes, sends the deletion, which the server cannot undo.
 * Leaving the page, another tab and signing out send it at once.
 * @param words text of the toast, and the text for failures without a message of the server. After a failure the object
 * shows again.
 * @param send sends the mutation with the context `OUTLIVES_PAGE`
 */
export function removeWithUndo(
  id: string,
  words: { done: string; failed: string },
  send: () => Promise<unknown>,
): void {
  const closing = new AbortController();
  /** Runs at most one of the two ends. */
  const end = async (act: () => Promise<unknown> | void) => {
    if (!held.delete(sendNow)) return;
    closing.abort();
    try {
      await act();
    } catch (error) {
      notify.error(readError(error).message || words.failed);
    }
    setRemoved([...removed].filter((one) => one !== id));
  };
  const sendNow = () => end(send);
  held.add(sendNow);
  setRemoved([...removed, id]);
  notify.success(
    words.done,
    { label: texts.common.undo, run: () => void end(() => {}) },
    { signal: closing.signal, onClose: () => void sendNow() },
  );
}

/** Sends all held acts at once. Null if there are none. */
export function sendHeld(): Promise<unknown> | null {
  return held.size === 0 ? null : Promise.all(Array.from(held, (sendNow) => sendNow()));
}

if (typeof document !== 'undefined') {
  addEventListener('pagehide', () => void sendHeld());
  // The last event that phones deliver reliably.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void sendHeld();
  });
}
