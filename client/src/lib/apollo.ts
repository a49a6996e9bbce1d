import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, switchMap } from 'rxjs';
import { authLink } from './authLink.ts';
import { createCache } from './cache.ts';
import { byHash } from './byHash.ts';
import { identity, onIdentityChange } from './identity.ts';

/** Subscriptions: the socket and its library come with the first one. */
const lazySocketLink = new ApolloLink((operation) =>
  from(import('./socketLink.ts')).pipe(switchMap(({ socketLink }) => socketLink.request(operation))),
);

/** The name and version of Apollo are of no use to our server. */
const httpLink = new HttpLink({
  uri: '/graphql',
  credentials: 'include',
  enhancedClientAwareness: { transport: false },
});

/** HTTP for queries and mutations, one socket for subscriptions. */
const createApollo = () =>
  new ApolloClient({
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      lazySocketLink,
      ApolloLink.from([authLink, byHash, httpLink]),
    ),
    cache: createCache(),
    dataMasking: true,
  });

let current: { owner: string | null; client: ApolloClient } | null = null;

/**
 * The Apollo client of a person in an institution: the same one as long as they stay, a new and empty one for the next.
 * @param owner what `identity()` says.
 */
export function apolloFor(owner: string | null): ApolloClient {
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

// What a signed-out person saw does not stay in memory until the next one comes.
onIdentityChange(() => {
  if (identity() === null) forget();
});
