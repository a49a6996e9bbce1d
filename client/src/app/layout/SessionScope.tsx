import { ApolloProvider } from '@apollo/client/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { getApolloClient } from '#lib/apollo';
import { getIdentity, subscribeSession } from '#lib/session';

/** Provides Apollo. A change of user or institution remounts all screens with an empty cache. */
export function SessionScope({ children }: { children: ReactNode }) {
  const owner = useSyncExternalStore(subscribeSession, getIdentity);
  return (
    <ApolloProvider key={owner} client={getApolloClient(owner)}>
      {children}
    </ApolloProvider>
  );
}
