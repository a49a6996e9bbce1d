import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { texts } from '#texts/en';
import { notify } from './toasts.ts';
import { readError } from './errors.ts';

/** Milliseconds for which a revisited screen is read from the cache only; mutations and the socket keep it up to date. */
const FRESH_FOR = 60_000;

/** Time of the last response for each document with its variables. */
const answeredAt = new Map<string, number>();

export interface ScreenData<Data> {
  /** Undefined until the first response. */
  data: Data | undefined;
  /**
   * Error, only while there is no data to show (`readError` reads it). A toast has already reported it, except when the
   * shown object no longer exists, and for parts of a screen.
   */
  error: unknown;
  /** Whether `data` belongs to the previous variables while the current ones load. */
  isStale: boolean;
  retry: () => void;
}

/**
 * Runs the query of a screen: reads from the cache at once, and refetches only if the response is older than a minute.
 * @param failedText text for failures without a message of the server; null for a part of a screen that shows its failure in
 * place, so that the screen's own toast remains the only one.
 * @param freshFor 0 for data that the socket updates only while it is on the screen.
 */
export function useScreenQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  failedText: string | null = texts.errors.list,
  freshFor: number = FRESH_FOR,
): ScreenData<Data> {
  const key = `${operationNameOf(document)} ${JSON.stringify(variables)}`;
  const options = { variables, fetchPolicy: useFetchPolicy(key, freshFor), nextFetchPolicy: 'cache-first' };
  const result = useQuery<Data, Variables>(document, options as useQuery.Options<Data, Variables>);
  const { loading, refetch } = result;
  // Apollo keeps the last data after a failure, and so does the screen; but an object that no longer exists must leave
  // it.
  const isGone = !loading && readError(result.error).code === 'NOT_FOUND';
  const data = isGone ? undefined : result.data;

  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (loading) asked.current = key;
    else if (asked.current === key && data) answeredAt.set(key, Date.now());
  }, [key, loading, data]);

  const [kept, setKept] = useState<{ key: string; data: Data | undefined }>();
  if (data && kept?.data !== data) setKept({ key, data });
  if (isGone && kept?.data) setKept({ key: kept.key, data: undefined });
  const shown = data ?? (loading || kept?.key === key ? kept?.data : undefined);
  const error = shown || loading ? undefined : result.error;

  const wasShown = kept?.key === key;
  useEffect(() => {
    // The screen itself reports that the object is gone; nothing the viewer did failed.
    if (error && !wasShown && failedText !== null) notify.error(readError(error).message || failedText);
  }, [error, wasShown, failedText]);

  return { data: shown, error, isStale: shown !== data, retry: () => void refetch().catch(() => {}) };
}

/** Determines the fetch policy once for each document with its variables, not on each render. */
function useFetchPolicy(key: string, freshFor: number): 'cache-first' | 'cache-and-network' {
  const decide = () => ({
    key,
    policy: isFresh(key, freshFor) ? ('cache-first' as const) : ('cache-and-network' as const),
  });
  const [decided, setDecided] = useState(decide);
  if (decided.key === key) return decided.policy;
  const next = decide();
  setDecided(next);
  return next.policy;
}

const isFresh = (key: string, freshFor: number) => Date.now() - (answeredAt.get(key) ?? 0) < freshFor;

const operationNameOf = (document: DocumentNode): string =>
  (document.definitions[0] as OperationDefinitionNode).name?.value ?? '';
