import type { Scope } from '#kernel/scope';
import type { Module } from '#platform/module/module';
import { nodeResolver } from './node.resolver.ts';

/** The query that reads an object of any type that the modules declare in `nodes`. */
export function nodeModule(modules: readonly Module[]): Module {
  const nodes = modules.flatMap((module) => module.nodes ?? []);
  const scopes = [...new Set(nodes.map(({ scope }) => scope))];
  return {
    name: 'node',
    resolvers: [nodeResolver(nodes.map(({ type }) => type))],
    tokenAccess: { node: scopes as [Scope, ...Scope[]] },
    visitorFields: { node: 'objects that visitors may read' },
  };
}
