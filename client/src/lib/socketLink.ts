import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { notifyConnected } from './connections.ts';
import { onIdentityChange } from './identity.ts';
import { freshAccessToken, getSession, refreshSession } from './session.ts';

/** Milliseconds before reconnecting: from 1 s up to 5 s, each with up to half a second at random so that clients spread. */
const reconnectDelay = (retries: number) => Math.min(1000 * 2 ** retries, 4500) + Math.random() * 500;

/** Milliseconds after which a connection that does not open, or is not acknowledged, is given up and retried. */
const CONNECT_TIMEOUT = 20_000;

/** Browsers wait minutes for a connection to open. */
class ImpatientSocket extends WebSocket {
  constructor(url: string, protocols?: string | string[]) {
    super(url, protocols);
    const timer = setTimeout(() => this.readyState === WebSocket.CONNECTING && this.close(), CONNECT_TIMEOUT);
    for (const event of ['open', 'close']) this.addEventListener(event, () => clearTimeout(timer));
  }
}

/** How the server closes a socket whose token, or whose session, has ended. */
const TOKEN_ENDED = 4403;

const socket = createClient({
  url: () => `${location.origin.replace(/^http/, 'ws')}/graphql`,
  webSocketImpl: ImpatientSocket,
  connectionAckWaitTimeout: CONNECT_TIMEOUT,
  lazy: true,
  // Asked again at every connection, so a socket that ended with its token comes back with a new one.
  connectionParams: async () => ({ accessToken: await freshAccessToken() }),
  retryAttempts: Infinity,
  shouldRetry: () => getSession() !== null,
  retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, reconnectDelay(retries))),
  keepAlive: 30_000,
  on: {
    connected: notifyConnected,
    // Where the session was ended elsewhere this finds out, and the person is asked to sign in.
    closed: (event) => void (event instanceof CloseEvent && event.code === TOKEN_ENDED && refreshSession()),
  },
});

// The open socket speaks for the former person; subscriptions still wanted connect anew with the new token.
onIdentityChange(() => socket.terminate());

/** Subscriptions over graphql-ws. In a file of its own: fetched with the first subscription. */
export const socketLink = new GraphQLWsLink(socket);
