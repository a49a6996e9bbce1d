/** Actions of a teacher in the first steps of an institution that no row records. Kept in this browser. */
type Mark = 'hidden' | 'previewed';

const keyOf = (what: Mark, institutionId: string) => `first-steps:${what}:${institutionId}`;

/** Returns whether a mark is set. False if storage is blocked. */
export function isMarked(what: Mark, institutionId: string): boolean {
  try {
    return localStorage.getItem(keyOf(what, institutionId)) !== null;
  } catch {
    return false;
  }
}

/** Sets a mark. Without storage it is gone after the visit. */
export function mark(what: Mark, institutionId: string): void {
  try {
    localStorage.setItem(keyOf(what, institutionId), '1');
  } catch {
    return;
  }
}
