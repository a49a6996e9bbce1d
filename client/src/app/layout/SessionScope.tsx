import { ApolloProvider } from '@apollo/client/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { apolloFor } from '#lib/apollo';
import { identity } from '#lib/identity';
import { subscribeSession } from '#lib/session';

/** Apollo for everything inside; another person or institution starts with fresh screens and an empty cache. */
export function SessionScope({ children }: { children: ReactNode }) {
  const owner = useSyncExternalStore(subscribeSession, identity);
  return (
    <ApolloProvider key={owner} client={apolloFor(owner)}>
      {children}
    </ApolloProvider>
  );
}
