import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { notifyConnected } from './connections.ts';
import { onIdentityChange } from './identity.ts';
import { getFreshAccessToken, getSession, refreshSession } from './session.ts';

/**
 * Returns the delay before a reconnect in milliseconds: 1 s to 5 s with up to half a second of jitter, so that clients
 * spread.
 */
const reconnectDelay = (retries: number) => Math.min(1000 * 2 ** retries, 4500) + Math.random() * 500;

/** Milliseconds after which a connection that does not open, or is not acknowledged, is aborted and retried. */
const CONNECT_TIMEOUT = 20_000;

/** WebSocket with a timeout: browsers wait minutes for a connection to open. */
class TimeoutSocket extends WebSocket {
  constructor(url: string, protocols?: string | string[]) {
    super(url, protocols);
    const timer = setTimeout(() => this.readyState === WebSocket.CONNECTING && this.close(), CONNECT_TIMEOUT);
    for (const event of ['open', 'close']) this.addEventListener(event, () => clearTimeout(timer));
  }
}

/** Close code for a socket whose token or session has ended. */
const TOKEN_ENDED = 4403;

const socket = createClient({
  url: () => `${location.origin.replace(/^http/, 'ws')}/graphql`,
  webSocketImpl: TimeoutSocket,
  connectionAckWaitTimeout: CONNECT_TIMEOUT,
  lazy: true,
  // Evaluated at every connect, so a socket that ended with its token reconnects with a new one.
  connectionParams: async () => ({ accessToken: await getFreshAccessToken() }),
  retryAttempts: Infinity,
  shouldRetry: () => getSession() !== null,
  retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, reconnectDelay(retries))),
  keepAlive: 30_000,
  on: {
    connected: notifyConnected,
    // If the session was ended elsewhere, the refresh fails and the user is asked to sign in.
    closed: (event) => void (event instanceof CloseEvent && event.code === TOKEN_ENDED && refreshSession()),
  },
});

// The open socket belongs to the previous user. Active subscriptions reconnect with the new token.
onIdentityChange(() => socket.terminate());

/** Link for subscriptions over graphql-ws. Its own chunk, loaded with the first subscription. */
export const socketLink = new GraphQLWsLink(socket);
