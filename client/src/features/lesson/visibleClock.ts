/** Measures the time during which a document is visible. */
export interface VisibleClock {
  /** Milliseconds since the last reset. */
  elapsed: () => number;
  reset: () => void;
  stop: () => void;
}

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Starts a clock that stops while the page is hidden. */
export function visibleClock(page: Page, now: () => number = () => performance.now()): VisibleClock {
  const startIfVisible = () => (page.visibilityState === 'visible' ? now() : null);
  let before = 0;
  let since = startIfVisible();
  const elapsed = () => before + (since === null ? 0 : now() - since);
  const change = () => {
    before = elapsed();
    since = startIfVisible();
  };
  page.addEventListener('visibilitychange', change);
  return {
    elapsed,
    reset: () => {
      before = 0;
      since = startIfVisible();
    },
    stop: () => page.removeEventListener('visibilitychange', change),
  };
}
