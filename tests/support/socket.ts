import { type Client, createClient, type ExecutionResult } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Data } from './graphql.ts';

export interface SocketOptions {
  as?: { accessToken: string | null } | null;
  host?: string;
  origin?: string;
  /** Reconnects when the socket is lost, as browsers do. */
  isPatient?: boolean;
}

/** Events of a subscription; `ready` resolves when it is active on the server. Ending the iteration ends it. */
export interface Subscription extends AsyncIterableIterator<ExecutionResult<Data>> {
  ready: Promise<void>;
  next: () => Promise<IteratorResult<ExecutionResult<Data>, undefined>>;
  return: () => Promise<IteratorResult<ExecutionResult<Data>, undefined>>;
}

/** A graphql-ws client of a server on this machine. */
export function connect(url: string, { as, host, origin, isPatient }: SocketOptions = {}): Client {
  const { port } = new URL(url);
  const name = host ? (host.includes('.') ? host : `${host}.localhost`) : 'localhost';
  class Socket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { host: `${name}:${port}`, ...(origin && { origin }) } });
    }
  }
  return createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: Socket,
    connectionParams: { ...(as?.accessToken && { accessToken: as.accessToken }) },
    retryAttempts: isPatient ? Infinity : 0,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 1_000)),
    lazy: true,
  });
}

/** Subscribes on a new connection. */
export function subscribe(
  url: string,
  query: string,
  variables: Record<string, unknown> | undefined,
  options: SocketOptions,
): Subscription {
  const client = connect(url, options);
  const subscription = subscribeOn(client, query, variables);
  return {
    ...subscription,
    return: async () => {
      const ended = await subscription.return();
      await client.dispose();
      return ended;
    },
  };
}

/** Subscribes on a connection, which other operations may use as well. */
export function subscribeOn(
  client: Client,
  query: string,
  variables: Record<string, unknown> | undefined,
): Subscription {
  const events = client.iterate<Data>({ query, ...(variables && { variables }) });
  // Answered on the same socket after the subscription: once it arrives, the subscription is active.
  const ready = once(client, '{ __typename }').then(() => undefined);
  ready.catch(() => undefined); // the iteration reports it too
  return {
    ready,
    next: () => events.next() as ReturnType<Subscription['next']>,
    return: async () => {
      await events.return?.();
      return { done: true as const, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Returns the first result of an operation on a connection. */
export function once(
  client: Client,
  query: string,
  variables?: Record<string, unknown>,
): Promise<ExecutionResult<Data>> {
  return new Promise((resolve, reject) => {
    let answer: ExecutionResult<Data> | undefined;
    client.subscribe<Data>(
      { query, ...(variables && { variables }) },
      {
        next: (value) => (answer ??= value as ExecutionResult<Data>),
        error: reject,
        complete: () => (answer ? resolve(answer) : reject(new Error('Completed without an answer.'))),
      },
    );
  });
}
