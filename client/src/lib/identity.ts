import { getSession, subscribeSession } from './session.ts';

/** Returns the identity that owns screens and cache: a user in an institution; null for a visitor. */
export function getIdentity(): string | null {
  const session = getSession();
  return session === null ? null : `${session.userId} ${session.namespace ?? ''}`;
}

/** Calls back when another user, or the same user in another institution, takes over. */
export function onIdentityChange(callback: () => void): () => void {
  let known = getIdentity();
  return subscribeSession(() => {
    const current = getIdentity();
    if (current === known) return;
    known = current;
    callback();
  });
}
