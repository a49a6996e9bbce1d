import type { ExecutionArgs } from 'graphql';
import type { Context, Transport } from '#platform/request/context';
import type { Viewer } from '#kernel/viewer';

/** Where the answers of one subscription go: an operation of a socket. */
export interface SubscriptionSink {
  /** The operation, to be run again for each event. */
  operation: Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>;
  /** Sends a serialised answer. A reader that is too slow loses its socket, and what it missed it asks for again. */
  send: (answer: string) => void;
  /** Resolves once little waits to be sent: for those who have much to send. */
  drained: () => Promise<void>;
  /**
   * Calls back as soon as it is in doubt what the socket's session may do, with who it turns out to be; until the
   * returned function is called. A session that has ended ends the socket, and the promise stays as it is.
   */
  onSessionChange: (receive: (settled: Promise<Viewer>) => void) => () => void;
  /** What may leave the house of an answer. */
  mask: (answer: { data?: unknown; errors?: readonly unknown[] }) => object;
}

const sinks = new WeakMap<Transport, SubscriptionSink>();

/** Gives the context of an operation its sink. */
export function setSink({ transport }: Context, sink: SubscriptionSink): void {
  sinks.set(transport, sink);
}

/** The sink of a subscription's context. */
export function sinkOf({ transport }: Context): SubscriptionSink {
  const sink = sinks.get(transport);
  if (!sink) throw new Error('Subscriptions are answered over sockets.');
  return sink;
}
