import type { ExecutionArgs } from 'graphql';
import type { Context } from '#platform/request/context';
import type { Transport } from '#platform/request/transport';
import type { Viewer } from '#kernel/viewer';
import type { LiveMessage } from './live-message.ts';

/** Sink for the messages of one subscription, which is an operation of a socket. */
export interface SubscriptionSink {
  /** Operation that runs for each event. */
  operation: Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>;
  /** Sends a serialized message. A client that reads too slowly is disconnected, and queries what it missed. */
  send: (message: LiveMessage) => void;
  /** Resolves when the send buffer is nearly empty. Callers with many messages await it. */
  drained: () => Promise<void>;
  /**
   * Calls back when the permissions of the socket's session may have changed, with a promise of the reloaded viewer. If the
   * session has ended, the socket closes and the promise never settles. Returns the function that unsubscribes.
   */
  onSessionChange: (receive: (settled: Promise<Viewer>) => void) => () => void;
  /** Masks the errors of a result. */
  mask: (answer: { data?: unknown; errors?: readonly unknown[] }) => object;
}

const sinks = new WeakMap<Transport, SubscriptionSink>();

/** Sets the sink of an operation's context. */
export function setSink({ transport }: Context, sink: SubscriptionSink): void {
  sinks.set(transport, sink);
}

/** Returns the sink of a subscription's context. */
export function sinkOf({ transport }: Context): SubscriptionSink {
  const sink = sinks.get(transport);
  if (!sink) throw new Error('Subscriptions are answered over sockets.');
  return sink;
}
