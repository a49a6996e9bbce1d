import type { ApolloCache, Reference } from '@apollo/client';
import type { ModifierDetails } from '@apollo/client/cache';

/** Connection as stored by the cache. A member is present only if a query selects it. */
export interface CachedList {
  nodes?: readonly Reference[];
  totalCount?: number;
  pageCount?: number;
  pageInfo?: { hasNextPage?: boolean };
}

/** Second argument of a modifier of `modifyLists`. `DELETE` evicts the list: a screen that shows it refetches it. */
export interface CachedListDetails<Args> extends Pick<ModifierDetails, 'readField' | 'DELETE'> {
  /** The arguments that identify the list among those of its field: its filters, page and page size (cache.ts). */
  args: Partial<Args>;
}

/**
 * Modifies every cached list of a connection field. The cache keeps one list for each combination of arguments.
 * @param field the name of the connection field, such as 'discussions'.
 * @param modify returns the new list, or the same list where nothing changes.
 * @param owner the cache ID of the object that has the field, such as 'Viewer:1'. By default it is the root query.
 */
export function modifyLists<Args>(
  cache: ApolloCache,
  field: string,
  modify: (list: CachedList, details: CachedListDetails<Args>) => CachedList | ModifierDetails['DELETE'],
  owner?: string,
): void {
  cache.modify<Record<string, CachedList>>({
    ...(owner !== undefined && { id: owner }),
    fields: {
      [field]: (list, { storeFieldName, readField, DELETE }) =>
        modify(list as CachedList, { args: argumentsOf<Args>(storeFieldName), readField, DELETE }),
    },
  });
}

/** Whether a list contains an object. */
export const includesRef = (nodes: readonly Reference[], { __ref }: Reference): boolean =>
  nodes.some((node) => node.__ref === __ref);

/** `discussions:{"first":10,"page":1}` -> `{ first: 10, page: 1 }`. */
function argumentsOf<Args>(storeFieldName: string): Partial<Args> {
  const start = storeFieldName.indexOf('{');
  return start < 0 ? {} : (JSON.parse(storeFieldName.slice(start)) as Partial<Args>);
}
