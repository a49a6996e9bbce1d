/** Attempts before a delivery fails for good. */
export const MAX_TRIES = 8;

/** Seconds before the second attempt. Each further wait is four times as long, the last about 17 hours. */
const FIRST_WAIT = 15;
const FACTOR = 4;

/** Returns the seconds until the next attempt after a number of failures. Null after the last, nearly a day later. */
export function secondsToNextAttempt(tries: number): number | null {
  return tries >= MAX_TRIES ? null : FIRST_WAIT * FACTOR ** (tries - 1);
}
