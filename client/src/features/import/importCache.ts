import type { ApolloCache } from '@apollo/client';
import { modifyLists } from '#lib/cachedLists';

/** Evicts cached lists of imports that lack a new one, so that they are read again. */
export function applyImportChange(cache: ApolloCache, id: string): void {
  modifyLists(cache, 'importRuns', (list, { readField, DELETE }) =>
    list.nodes?.some((node) => readField('id', node) === id) ? list : DELETE,
  );
}
