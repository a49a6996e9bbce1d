import { useSubscription } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { LiveAgendaDocument } from './LiveAgenda.generated.ts';
import { useRefetchSoon } from './useRefetchSoon.ts';

/** Runs a query of the screen again when times of the institution change. Its own chunk. */
export default function LiveAgenda({ query }: { query: DocumentNode }) {
  const refetchSoon = useRefetchSoon(query);
  useSubscription(LiveAgendaDocument, {
    ignoreResults: true,
    fetchPolicy: 'no-cache', // it has no object to keep
    onData: refetchSoon,
  });
  return null;
}
