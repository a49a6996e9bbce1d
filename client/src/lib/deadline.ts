const WEEK = 7 * 86_400_000;

/** Returns whether an instant is in the past. */
export const isPast = (instant: string): boolean => Date.parse(instant) < Date.now();

/** Returns whether a deadline is over within seven days, and not over yet: screens show it in amber. */
export function isSoon(deadline: string, now: number = Date.now()): boolean {
  const left = Date.parse(deadline) - now;
  return left >= 0 && left <= WEEK;
}
