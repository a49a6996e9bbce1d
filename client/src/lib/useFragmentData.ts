import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { ownFragment } from './ownFragment.ts';

/**
 * Returns the fields of a component's own fragment, live from the cache. `from` is the object on which the parent spreads the
 * fragment. It must select `id`: spread fragments of objects without an ID on their parent instead.
 * @example
 * function CohortCard({ cohort }: { cohort: FragmentType<CohortCard_CohortFragment> }) {
 *   const { title } = useFragmentData(CohortCard_CohortFragmentDoc, cohort);
 */
export function useFragmentData<Data>(
  fragment: TypedDocumentNode<Data, unknown>,
  from: FragmentType<Data>,
): Data;
export function useFragmentData<Data>(
  fragment: TypedDocumentNode<Data, unknown>,
  from: FragmentType<Data> | null,
): Data | null;
export function useFragmentData<Data>(
  fragment: TypedDocumentNode<Data, unknown>,
  from: FragmentType<Data> | null,
): Data | null {
  return useSuspenseFragment({ fragment, fragmentName: ownFragment(fragment).name.value, from }).data;
}
