/** When this tab last reloaded itself; in session storage, so that it outlives the page. */
const MARK = 'reloaded-at';
/** Milliseconds between two automatic reloads of a tab. */
const PAUSE = 10 * 60_000;
const FIRST_WAIT = 5000;
const MAX_WAIT = 60_000;

/**
 * Reloads the page once the server answers. A tab does so at most once in 10 minutes, because code that stays missing must
 * not cause a loop; a network that comes back allows it again.
 * @returns stops waiting for the server
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

/** Blocked storage counts as a recent reload: without a mark nothing would stop a loop. */
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
