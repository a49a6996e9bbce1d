import { ApolloProvider } from '@apollo/client/react';
import { Fragment, type ReactNode } from 'react';
import { client } from '../apollo.ts';
import { useSession } from '../session.ts';

/** Apollo for everything inside; another person or institution starts from fresh screens. */
export function SessionScope({ children }: { children: ReactNode }) {
  const session = useSession();
  return (
    <ApolloProvider client={client}>
      <Fragment key={`${session?.userId} ${session?.namespace}`}>{children}</Fragment>
    </ApolloProvider>
  );
}
