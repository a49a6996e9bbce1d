import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { ownFragment } from './ownFragment.ts';

/**
 * Returns a function that reads the latest version of an object from the cache, with the fields of a fragment. It returns the
 * object itself while the cache does not have all of them.
 */
export function useLatest<Data extends { id: string }>(
  fragment: TypedDocumentNode<Data, unknown>,
  object: Data,
): () => Data {
  const { cache } = useApolloClient();
  const { name, typeCondition } = ownFragment(fragment);
  const from = { fragment, fragmentName: name.value, id: `${typeCondition.name.value}:${object.id}` };
  return () => (cache.readFragment(from) as Data | null) ?? object;
}
