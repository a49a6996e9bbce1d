import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { onIdentityChange } from './identity.ts';
import { tellReconnected } from './reconnections.ts';
import { freshAccessToken, getSession, refreshSession } from './session.ts';

/** Waits before connecting anew: 1 s, 2 s, 4 s, then 5 s, each with up to half a second more so that clients spread. */
const reconnectDelay = (retries: number) => Math.min(1000 * 2 ** retries, 5000) + Math.random() * 500;

/** How the server closes a socket whose token, or whose session, has ended. */
const TOKEN_ENDED = 4403;

const socket = createClient({
  url: () => `${location.origin.replace(/^http/, 'ws')}/graphql`,
  lazy: true,
  // Asked again at every connection, so a socket that ended with its token comes back with a new one.
  connectionParams: async () => ({ accessToken: await freshAccessToken() }),
  retryAttempts: Infinity,
  shouldRetry: () => getSession() !== null,
  retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, reconnectDelay(retries))),
  keepAlive: 30_000,
  on: {
    connected: (_socket, _payload, isAgain) => isAgain && tellReconnected(),
    // Where the session was ended elsewhere this finds out, and the person is asked to sign in.
    closed: (event) => void (event instanceof CloseEvent && event.code === TOKEN_ENDED && refreshSession()),
  },
});

// The open socket speaks for the former person; subscriptions still wanted connect anew with the new token.
onIdentityChange(() => socket.terminate());

/** Subscriptions over graphql-ws. In a file of its own: fetched with the first subscription. */
export const socketLink = new GraphQLWsLink(socket);
