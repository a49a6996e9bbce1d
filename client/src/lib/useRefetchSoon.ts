import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useEffect, useRef } from 'react';

/** Milliseconds after a change until the list is read again, so that a change of many rows is one read. */
const DELAY = 400;

/** Returns a function that soon runs a query of the screen again, once for many calls. */
export function useRefetchSoon(query: DocumentNode): () => void {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    const refetch = () => client.refetchQueries({ include: [query] }).catch(() => undefined);
    timer.current = setTimeout(() => void refetch(), DELAY);
  };
}
