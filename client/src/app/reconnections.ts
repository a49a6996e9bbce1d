const listeners = new Set<() => void>();

/** Calls back when the socket is there again after it was lost: what happened meanwhile was not told. */
export function onReconnected(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

/** For the socket. */
export function tellReconnected(): void {
  for (const listener of listeners) listener();
}
