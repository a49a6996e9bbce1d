import type { Module } from '#platform/module/module';
import { CATEGORY_WEBHOOKS } from './category.webhook.ts';
import { Category } from './category.entity.ts';
import { CategoryResolver } from './category.resolver.ts';

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    category: 'created' | 'updated' | 'deleted';
  }
}

export const categoryModule: Module = {
  name: 'category',
  entities: [Category],
  nodes: [{ type: Category, scope: 'courses:read' }],
  resolvers: [CategoryResolver],
  tokenAccess: {
    categories: ['courses:read'],
    createCategory: ['courses:write'],
    updateCategory: ['courses:write'],
    arrangeCategories: ['courses:write'],
    deleteCategory: ['courses:write'],
  },
  webhooks: [CATEGORY_WEBHOOKS],
};
