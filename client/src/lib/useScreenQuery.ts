import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { texts } from '#texts/en';
import { notify } from './toasts.ts';
import { readError } from './errors.ts';

/** Milliseconds for which a screen shown again is taken from the cache alone; mutations and the socket keep it right. */
const FRESH_FOR = 60_000;

/** When each document with its variables was answered last. */
const answeredAt = new Map<string, number>();

export interface ScreenData<Data> {
  /** Undefined until there is something to show. */
  data: Data | undefined;
  /**
   * The failure, only while there is nothing to show (`readError` reads it). A toast has reported it, unless it is that
   * what was on the screen no longer exists.
   */
  error: unknown;
  /** `data` belong to the former variables while those for the present ones are on their way. */
  isStale: boolean;
  retry: () => void;
}

/**
 * The query of a screen: at once from the cache when it is there, asked again only when that answer is older than a minute.
 * @param failedText the documents' words for a failure about which the server says nothing.
 * @param freshFor 0 for what the socket keeps right only while it is on the screen.
 */
export function useScreenQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  failedText: string = texts.errors.list,
  freshFor: number = FRESH_FOR,
): ScreenData<Data> {
  const key = `${nameOf(document)} ${JSON.stringify(variables)}`;
  const options = { variables, fetchPolicy: useFetchPolicy(key, freshFor), nextFetchPolicy: 'cache-first' };
  const result = useQuery<Data, Variables>(document, options as useQuery.Options<Data, Variables>);
  const { loading, refetch } = result;
  // After a failure Apollo keeps the last data, and so does the screen; but what no longer exists must leave it.
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
    // The screen itself says that what it showed is gone; the viewer did nothing that failed.
    if (error && !wasShown) notify.error(readError(error).message || failedText);
  }, [error, wasShown, failedText]);

  return { data: shown, error, isStale: shown !== data, retry: () => void refetch().catch(() => {}) };
}

/** Decided once for each document with its variables, not at each drawing. */
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

const nameOf = (document: DocumentNode): string =>
  (document.definitions[0] as OperationDefinitionNode).name?.value ?? '';
