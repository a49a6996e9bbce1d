const listeners = new Set<() => void>();

/** Calls back after each connect of the socket: earlier changes were not sent to this client. */
export function onConnected(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

/** Notifies the listeners of `onConnected`; called by the socket. */
export function notifyConnected(): void {
  for (const listener of listeners) listener();
}
