import { texts } from '#texts/en';

/** Milliseconds between two looks at the time. After a sleep of the device, the first one may be late by that. */
const INTERVAL = 5_000;

/** Key of the time of the latest activity, which all tabs share. */
const KEY = 'active';

const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'focus'] as const;

/** Time of the latest activity in this tab. */
let latest = 0;

const note = () => (latest = Date.now());

/** Writes the own activity for other tabs and returns the latest one of all. Storage throws if the browser blocks it. */
function latestOfAll(): number {
  try {
    const stored = Number(localStorage.getItem(KEY));
    if (latest > stored) localStorage.setItem(KEY, String(latest));
    return Math.max(latest, stored);
  } catch {
    return latest;
  }
}

/** Minutes of the running watch; none without one. */
let watched: number | null | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Calls `end` with the reason after the given minutes without activity in any tab. Only what a person does counts: open screens
 * renew their token by themselves.
 * @param minutes none stops watching
 */
export function watchActivityFor(minutes: number | null | undefined, end: (reason: string) => void): void {
  if (minutes === watched) return;
  watched = minutes;
  clearInterval(timer);
  for (const event of EVENTS) removeEventListener(event, note, { capture: true });
  if (!minutes) return;
  note();
  for (const event of EVENTS) addEventListener(event, note, { passive: true, capture: true });
  timer = setInterval(() => {
    if (Date.now() - latestOfAll() <= minutes * 60_000) return;
    watchActivityFor(null, end);
    end(texts.inactivity.signedOut);
  }, INTERVAL);
}
