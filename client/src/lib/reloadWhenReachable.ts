/** Key of the time of the last reload; in session storage, so that it survives the reload. */
const MARK = 'reloaded-at';
/** Minimum milliseconds between two automatic reloads of a tab. */
const PAUSE = 10 * 60_000;
const FIRST_WAIT = 5000;
const MAX_WAIT = 60_000;

/**
 * Reloads the page once the server responds, at most once in 10 minutes per tab: code that stays missing must not cause
 * a loop. A network that comes back allows another reload.
 * @returns a function that stops waiting
 */
export function reloadWhenReachable(isOnline: boolean): () => void {
  if (!isOnline) mark(0);
  if (!isOnline || Date.now() - lastReload() < PAUSE) return () => {};
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const attempt = async (wait: number) => {
    const isReachable = await fetch('/healthz', { cache: 'no-store', signal: leaving.signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (leaving.signal.aborted) return;
    if (!isReachable) timer = setTimeout(() => void attempt(Math.min(wait * 2, MAX_WAIT)), wait);
    else if (mark(Date.now())) location.reload();
  };
  void attempt(FIRST_WAIT);
  return () => {
    leaving.abort();
    clearTimeout(timer);
  };
}

/**
 * Returns the time of the last reload. Blocked storage counts as a recent reload, because nothing else would stop a
 * loop.
 */
function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(MARK));
  } catch {
    return Date.now();
  }
}

function mark(time: number): boolean {
  try {
    sessionStorage.setItem(MARK, String(time));
    return true;
  } catch {
    return false;
  }
}
