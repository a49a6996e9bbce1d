import type { Module } from '#platform/module/module';
import { ANY_TOKEN } from '#platform/request/token-access';
import { nodeResolver } from './node.resolver.ts';

/** The queries that read objects by ID, of any type that the modules declare in `nodes`, except for the viewer. */
export function nodeModule(modules: readonly Module[]): Module {
  const nodes = modules.flatMap((module) => module.nodes ?? []).filter(({ isViewer }) => !isViewer);
  return {
    name: 'node',
    resolvers: [nodeResolver(nodes)],
    tokenAccess: { node: ANY_TOKEN, nodes: ANY_TOKEN }, // each type needs its own scope
    visitorFields: { node: 'objects that visitors may read', nodes: 'objects that visitors may read' },
  };
}
