import { getIdentity, subscribeSession } from './session.ts';

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
