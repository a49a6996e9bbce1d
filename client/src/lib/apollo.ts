import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, switchMap } from 'rxjs';
import { authLink } from './authLink.ts';
import { createCache } from './cache.ts';
import { byHash } from './byHash.ts';
import { inTurn } from './inTurn.ts';
import { onIdentityChange } from './identity.ts';
import { getIdentity } from './session.ts';

/** Link for subscriptions. The socket and its library load with the first subscription. */
const lazySocketLink = new ApolloLink((operation) =>
  from(import('./socketLink.ts')).pipe(switchMap(({ socketLink }) => socketLink.request(operation))),
);

/** Sends no client name and version of Apollo, which our server does not use. */
const httpLink = new HttpLink({
  uri: '/graphql',
  credentials: 'include',
  enhancedClientAwareness: { transport: false },
});

/** Creates a client: HTTP for queries and mutations, one socket for subscriptions. */
const createApollo = () =>
  new ApolloClient({
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      lazySocketLink,
      ApolloLink.from([inTurn, authLink, byHash, httpLink]),
    ),
    cache: createCache(),
    dataMasking: true,
  });

let current: { owner: string | null; client: ApolloClient } | null = null;

/**
 * Returns the Apollo client of a user in an institution: the same one until the owner changes, then a new and empty
 * one.
 * @param owner result of `getIdentity()`.
 */
export function getApolloClient(owner: string | null): ApolloClient {
  if (current?.owner === owner) return current.client;
  forget();
  const client = createApollo();
  current = { owner, client };
  return client;
}

function forget(): void {
  current?.client.stop();
  current = null;
}

// Frees the data of a signed-out user from memory.
onIdentityChange(() => {
  if (getIdentity() === null) forget();
});
