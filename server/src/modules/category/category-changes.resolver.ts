import { Authorized, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { categoryChanges } from './category-changes.feed.ts';
import { CategoriesChange } from './category.payload.ts';

@Resolver()
export class CategoryChangesResolver {
  @Authorized()
  @Subscription(() => CategoriesChange, {
    subscribe: ({ context, info }) => categoryChanges(context as Context, info, null),
    description:
      'Sends an event when categories of the institution are added, changed, ordered or deleted, and when their numbers of courses change. Members only.',
  })
  categoriesChanged(@Root() change: object): object {
    return change;
  }
}
