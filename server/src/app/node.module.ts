import type { Module } from '#platform/module/module';
import { NodeResolver } from './node.resolver.ts';

/** The query that finds an object of any noun. */
export const nodeModule: Module = {
  name: 'node',
  resolvers: [NodeResolver],
  tokenAccess: {
    node: ['courses:read', 'cohorts:read', 'activities:read', 'members:read', 'institution:read'],
  },
  visitorFields: {
    node: 'objects that visitors may read',
  },
};
