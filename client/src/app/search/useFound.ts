import { useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useOnline } from '#lib/useOnline';
import { hasWords } from './commands.ts';
import type { Result } from './results.ts';
import { SearchDocument } from './Search.generated.ts';

/** Limits of the server (search.rules.ts). */
const MIN_LENGTH = 2;
export const MAX_LENGTH = 100;

/** Milliseconds between the last key and the request. */
const PAUSE = 150;

export interface Found {
  /** Results of the text. While they load, those of the text before it that have its words. */
  results: readonly Result[];
  /** `idle`: the text is too short to search. */
  state: 'idle' | 'loading' | 'found' | 'failed' | 'offline';
  retry: () => void;
}

/** Searches for a text on the server once typing pauses. Answers to earlier texts are ignored. */
export function useFound(text: string): Found {
  const isOnline = useOnline();
  const [paused] = useDebouncedValue(text, PAUSE);
  const isSearchable = text.length >= MIN_LENGTH;
  const skip = !isOnline || !isSearchable || paused.length < MIN_LENGTH;
  // Results belong to the moment. `useQuery` drops the answers to variables that are no longer current.
  const { data, previousData, error, loading, refetch } = useQuery(SearchDocument, {
    variables: { text: paused },
    fetchPolicy: 'no-cache',
    skip,
  });
  const retry = () => void refetch().catch(() => undefined);
  if (!isSearchable) return { results: [], state: 'idle', retry };
  if (!isOnline) return { results: [], state: 'offline', retry };
  if (paused !== text || loading || skip)
    return { results: refined((data ?? previousData)?.search ?? [], text), state: 'loading', retry };
  if (error || !data) return { results: [], state: 'failed', retry };
  return { results: data.search, state: 'found', retry };
}

/** Returns the results whose titles have the words of a text, so that Enter opens nothing else while its own results load. */
const refined = (results: readonly Result[], text: string): Result[] =>
  results.filter(({ title }) => hasWords(title, text));
