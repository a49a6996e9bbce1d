/**
 * Messages between instances by topic. These are those of sessions; a noun adds its own in its module file by
 * `declare module '#platform/pubsub/bus'`. Messages carry only IDs and counts, and each receiver reads what it may.
 */
export interface Messages {
  /** A session ended or its permissions changed. Instances evict it from their caches. */
  sessionChanged: { sessionId: string };
  /** The plan of an institution changed, or it was suspended or reopened. */
  institutionChanged: { institutionId: string };
}

export type Topic = keyof Messages;

/** Message bus between all instances. */
export interface Bus {
  /** Sends a message to every instance, including this one. */
  publish: <T extends Topic>(topic: T, message: Messages[T]) => Promise<void>;
  /** Calls `receive` for each message. Returns the function that unsubscribes. */
  subscribe: <T extends Topic>(topic: T, receive: (message: Messages[T]) => void) => () => void;
  /**
   * Calls back when a lost connection is open again. Messages may be lost, so callers clear their caches and reconnect
   * their sockets. Returns the function that unsubscribes.
   */
  onReconnect: (callback: () => void) => () => void;
  close: () => Promise<void>;
}
