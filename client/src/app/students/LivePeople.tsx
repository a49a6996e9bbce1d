import { useSubscription } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useRefetchSoon } from '#lib/useRefetchSoon';
import { LivePeopleDocument } from './LivePeople.generated.ts';

/** Runs the query of a list of people again when seats of cohorts change. Its own chunk. */
export default function LivePeople({ query }: { query: DocumentNode }) {
  const refetchSoon = useRefetchSoon(query);
  useSubscription(LivePeopleDocument, {
    ignoreResults: true,
    fetchPolicy: 'no-cache', // it has no object to keep
    onData: refetchSoon,
  });
  return null;
}
