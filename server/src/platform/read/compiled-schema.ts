import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import type { Viewer } from '#kernel/viewer';
import { NEEDED } from './compiler.ts';
import { declarationOf, type FieldDeclaration } from './declarations.ts';
import { KEYED } from './reader.ts';

type Resolver = GraphQLFieldResolver<Record<string | symbol, unknown>, { viewer: Viewer }>;

/** Data that was read has the response's keys, including aliases. */
const byKey: Resolver = (source, _args, _context, info) => source[info.path.key];

/** A payload mixes read data, by key, with plain values, by name; an object without read data is plain. */
const byKeyOrName: Resolver = (source, args, context, info) => {
  const plain = source[KEYED] as Record<string, unknown> | undefined;
  if (!plain) return defaultFieldResolver(source, args, context, info);
  return info.fieldName in plain ? plain[info.fieldName] : source[info.path.key];
};

function derived({ needs, derive }: Extract<FieldDeclaration, { kind: 'derived' }>): Resolver {
  return (source, _args, { viewer }, { path }) =>
    Object.hasOwn(source, path.key) // withheld from an API token
      ? null
      : derive(Object.fromEntries(needs.map((need) => [need, source[NEEDED + need]])), viewer);
}

const READ = Symbol('read by the compiler');

/** Returns whether objects of a type are read completely by the compiler. */
export const isRead = (type: GraphQLNamedType | GraphQLOutputType): boolean =>
  isObjectType(type) && READ in type.extensions;

/** Makes the fields of compiled types resolve from the compiler's JSON. Modifies the schema. */
export function resolveFromReads(
  schema: GraphQLSchema,
  classes: Map<string, object>,
  isEntity: (type: object) => boolean,
): void {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || roots.has(type) || type.name.startsWith('__')) continue;
    const target = classes.get(type.name);
    const read = isReadType(type, target, isEntity);
    if (read) type.extensions = { ...type.extensions, [READ]: true };
    for (const field of Object.values(type.getFields())) {
      const declaration = target && declarationOf(target, field.name);
      field.resolve = (
        declaration?.kind === 'derived' ? derived(declaration) : read ? byKey : byKeyOrName
      ) as never;
    }
  }
}

function isReadType(
  type: GraphQLObjectType,
  target: object | undefined,
  isEntity: (type: object) => boolean,
): boolean {
  if (/Connection$|Edge$|^PageInfo$/.test(type.name)) return true;
  if (!target) return false;
  return (
    isEntity(target) ||
    Object.keys(type.getFields()).some((name) => declarationOf(target, name)?.kind === 'computed')
  );
}
