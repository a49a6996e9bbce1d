/** Tries before a delivery is given up. */
export const MAX_TRIES = 8;

/** Seconds before the second try; each further wait is four times as long, the last about 17 hours. */
const FIRST_WAIT = 15;
const FACTOR = 4;

/** Seconds until the next try after so many have failed; null where there is none: nearly a day has passed by then. */
export function waitAfter(tries: number): number | null {
  return tries >= MAX_TRIES ? null : FIRST_WAIT * FACTOR ** (tries - 1);
}
