import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { getApolloClient } from '#lib/apollo';
import { reloadInChosenLanguage } from '#lib/language';
import { getIdentity, subscribeSession } from '#lib/session';

/** Provides Apollo, in the language of the account. A change of user or institution remounts all screens with an empty cache. */
export function SessionScope({ children }: { children: ReactNode }) {
  const owner = useSyncExternalStore(subscribeSession, getIdentity);
  useEffect(() => {
    if (owner !== null) reloadInChosenLanguage();
  }, [owner]);
  return (
    <ApolloProvider key={owner} client={getApolloClient(owner)}>
      {children}
    </ApolloProvider>
  );
}
