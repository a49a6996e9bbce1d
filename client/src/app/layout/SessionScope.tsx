import { ApolloProvider } from '@apollo/client/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { apolloFor } from '../apollo.ts';
import { identity } from '../identity.ts';
import { subscribeSession } from '../session.ts';

/** Apollo for everything inside; another person or institution starts with fresh screens and an empty cache. */
export function SessionScope({ children }: { children: ReactNode }) {
  const owner = useSyncExternalStore(subscribeSession, identity);
  return (
    <ApolloProvider key={owner} client={apolloFor(owner)}>
      {children}
    </ApolloProvider>
  );
}
