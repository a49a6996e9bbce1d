import { useSubscription } from '@apollo/client/react';
import { LiveCategoriesDocument } from './LiveCategories.generated.ts';
import { setCategories } from './setCategories.ts';

/** Keeps the categories of the institution up to date while they are on the screen. Members only. */
export function useLiveCategories({ isOn = true }: { isOn?: boolean } = {}): void {
  useSubscription(LiveCategoriesDocument, {
    skip: !isOn,
    ignoreResults: true,
    onData: ({ client: { cache }, data: { data } }) =>
      setCategories(cache, data?.categoriesChanged.categories),
  });
}
