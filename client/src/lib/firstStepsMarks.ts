import { getIdentity } from './session.ts';

/** Actions of a teacher in the first steps of an institution that no row records. Kept in this browser. */
type Mark = 'hidden' | 'previewed' | 'invited';

const keyOf = (what: Mark, owner: string | null) => `first-steps:${what}:${owner}`;

/**
 * Returns whether a mark is set. False if storage is blocked.
 * @param owner ID of the institution, or the identity of the session
 */
export function isMarked(what: Mark, owner: string | null): boolean {
  try {
    return localStorage.getItem(keyOf(what, owner)) !== null;
  } catch {
    return false;
  }
}

/** Sets a mark. Without storage it is gone after the visit. */
export function mark(what: Mark, owner: string | null): void {
  try {
    localStorage.setItem(keyOf(what, owner), '1');
  } catch {
    return;
  }
}

/** Notes that the user has invited students. Nobody may have answered yet. */
export const markInvited = (): void => mark('invited', getIdentity());

/** Returns whether the user has invited students in this browser. */
export const hasInvited = (): boolean => isMarked('invited', getIdentity());
