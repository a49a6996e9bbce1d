import { useApolloClient, useSubscription } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useEffect, useRef } from 'react';
import { LiveAgendaDocument } from './LiveAgenda.generated.ts';

/** Milliseconds after a change until times are read again, so that a change of many rows is one read. */
const DELAY = 400;

/** Runs a query of the screen again when times of the institution change. Its own chunk. */
export default function LiveAgenda({ query }: { query: DocumentNode }) {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSubscription(LiveAgendaDocument, {
    ignoreResults: true,
    fetchPolicy: 'no-cache', // it has no object to keep
    onData: () => {
      clearTimeout(timer.current);
      const refetch = () => client.refetchQueries({ include: [query] }).catch(() => undefined);
      timer.current = setTimeout(() => void refetch(), DELAY);
    },
  });
  return null;
}
