import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { getApolloClient } from '#lib/apollo';
import { getIdentity, subscribeSession } from '#lib/session';

/** Provides Apollo, in the language of the account. A change of user or institution remounts all screens with an empty cache. */
export function SessionScope({ children }: { children: ReactNode }) {
  const owner = useSyncExternalStore(subscribeSession, getIdentity);
  useEffect(() => {
    // Most people have no such cookie, so its code loads when there is one.
    if (owner !== null && document.cookie.includes('language='))
      void import('#lib/language').then(({ reloadInChosenLanguage }) => reloadInChosenLanguage());
  }, [owner]);
  return (
    <ApolloProvider key={owner} client={getApolloClient(owner)}>
      {children}
    </ApolloProvider>
  );
}
