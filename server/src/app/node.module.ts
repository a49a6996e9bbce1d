import type { Module } from '#platform/module/module';
import { ANY_TOKEN } from '#platform/request/token-access';
import { nodeResolver } from './node.resolver.ts';

/** The query that reads an object by ID, of any type that the modules declare in `nodes` and that is no part. */
export function nodeModule(modules: readonly Module[]): Module {
  const nodes = modules.flatMap((module) => module.nodes ?? []).filter(({ isPart }) => !isPart);
  return {
    name: 'node',
    resolvers: [nodeResolver(nodes.map(({ type }) => type))],
    tokenAccess: { node: ANY_TOKEN }, // each type needs its own scope
    visitorFields: { node: 'objects that visitors may read' },
  };
}
