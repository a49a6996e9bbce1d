import type { ApolloCache } from '@apollo/client';

/** Replaces the list of categories that the cache has by the one of a payload or an event. */
export function setCategories(cache: ApolloCache, categories: readonly { id: string }[] | undefined): void {
  if (!categories) return;
  cache.modify({
    fields: {
      categories: (_, { toReference }) =>
        categories.map(({ id }) => toReference({ __typename: 'Category', id })!),
    },
  });
}
