import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws';
import { authLink } from './authLink.ts';
import { createCache } from './cache.ts';
import { freshAccessToken, getSession, subscribeSession } from './session.ts';

/** Waits before connecting anew: 1 s, 2 s, 4 s, then 5 s, each with up to half a second more so that clients spread. */
const reconnectDelay = (retries: number) => Math.min(1000 * 2 ** retries, 5000) + Math.random() * 500;

const socket = createClient({
  url: () => `${location.origin.replace(/^http/, 'ws')}/graphql`,
  lazy: true,
  connectionParams: async () => ({ accessToken: await freshAccessToken() }),
  retryAttempts: Infinity,
  shouldRetry: () => getSession() !== null,
  retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, reconnectDelay(retries))),
  keepAlive: 30_000,
});

/** The one Apollo client of the signed-in half: HTTP for queries and mutations, one socket for subscriptions. */
export const client = new ApolloClient({
  link: ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new GraphQLWsLink(socket),
    ApolloLink.from([authLink, new HttpLink({ uri: '/graphql', credentials: 'include' })]),
  ),
  cache: createCache(),
  dataMasking: true,
});

/** Who the cache belongs to: another person or another institution must not read it. */
const identity = () => {
  const session = getSession();
  return session === null ? null : `${session.userId} ${session.namespace ?? ''}`;
};

let owner = identity();
subscribeSession(() => {
  const next = identity();
  if (next === owner) return;
  owner = next;
  void client.clearStore();
  // The open socket speaks for the former owner; subscriptions still wanted connect anew with the new token.
  socket.terminate();
});
