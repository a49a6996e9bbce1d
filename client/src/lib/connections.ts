const listeners = new Set<() => void>();

/** Calls back each time the socket has connected: changes made before that were not sent to this client. */
export function onConnected(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

/** Notifies the listeners of `onConnected`; for the socket. */
export function notifyConnected(): void {
  for (const listener of listeners) listener();
}
