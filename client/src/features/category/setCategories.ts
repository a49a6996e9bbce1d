import type { ApolloCache, FragmentType } from '@apollo/client';
import type { Category_CategoryFragment } from './CategoriesPage.generated.ts';

type Listed = { __typename?: string; id: string } & FragmentType<Category_CategoryFragment>;

/** Replaces the list of categories that the cache has by the one of a payload. */
export function setCategories(cache: ApolloCache, categories: readonly Listed[] | undefined): void {
  if (!categories) return;
  cache.modify({
    fields: {
      categories: (_, { toReference }) =>
        categories.map(({ id }) => toReference({ __typename: 'Category', id })!),
    },
  });
}
