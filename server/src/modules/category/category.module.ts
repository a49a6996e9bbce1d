import type { Module } from '#platform/module/module';
import { CategoryChangesResolver } from './category-changes.resolver.ts';
import { categoryConsumer } from './category.consumer.ts';
import { Category } from './category.entity.ts';
import { CategoryResolver } from './category.resolver.ts';
import { CATEGORY_WEBHOOKS } from './category.webhook.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** Categories of an institution, or their numbers of courses, changed. */
    categoriesChanged: { institutionId: string };
  }
}

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    category: 'created' | 'updated' | 'deleted';
  }
}

export const categoryModule: Module = {
  name: 'category',
  entities: [Category],
  nodes: [{ type: Category, scope: 'courses:read' }],
  resolvers: [CategoryChangesResolver, CategoryResolver],
  tokenAccess: {
    categories: ['courses:read'],
    categoriesChanged: ['courses:read'],
    createCategory: ['courses:write'],
    updateCategory: ['courses:write'],
    arrangeCategories: ['courses:write'],
    deleteCategory: ['courses:write'],
  },
  webhooks: [CATEGORY_WEBHOOKS],
  consumers: [categoryConsumer],
};
