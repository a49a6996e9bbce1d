import type { SpentMessage } from '#platform/limits/budgets';

/**
 * Messages between the app's instances, by topic: those of the platform. A noun adds its own in its module file, by
 * `declare module '#platform/pubsub/bus'`. They carry ids and counts only: who receives one reads what it may see.
 */
export interface Messages {
  /** A session ended, or what it may do changed: instances forget what they know of it. */
  sessionChanged: { sessionId: string };
  /** What an institution may do changed: its plan, or that it is suspended. */
  institutionChanged: { institutionId: string };
  /** Points that were spent elsewhere: instances hold one budget together. */
  spent: SpentMessage;
}

export type Topic = keyof Messages;

/** Tells every instance, this one included. */
export interface Bus {
  publish: <T extends Topic>(topic: T, message: Messages[T]) => Promise<void>;
  /** Calls `receive` for each message until the returned function is called. */
  subscribe: <T extends Topic>(topic: T, receive: (message: Messages[T]) => void) => () => void;
  /**
   * Calls back when messages may have been lost with the connection, which is back: what was kept by them is forgotten,
   * and clients on sockets connect again.
   */
  onReconnect: (look: () => void) => () => void;
  close: () => Promise<void>;
}
