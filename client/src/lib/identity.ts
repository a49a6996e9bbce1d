import { getSession, subscribeSession } from './session.ts';

/** Who the screens and the cache belong to: a person in an institution; null for a visitor. */
export function identity(): string | null {
  const session = getSession();
  return session === null ? null : `${session.userId} ${session.namespace ?? ''}`;
}

/** Calls back when somebody else, or the same person in another institution, takes over. */
export function onIdentityChange(callback: () => void): () => void {
  let known = identity();
  return subscribeSession(() => {
    const current = identity();
    if (current === known) return;
    known = current;
    callback();
  });
}
