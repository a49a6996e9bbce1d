import {
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';
import type { Scope } from '#kernel/scope';
import type { TokenGrant } from '#kernel/viewer';
import { ANY_TOKEN, type TypeScope } from '#platform/request/token-access';
import { below, selectedFields, type Selecting } from './selection.ts';

/** Access of API tokens to the objects of a type. */
export interface TypeAccess {
  /** Requirement for all fields. */
  scope: TypeScope;
  /** Scopes each of which suffices instead for objects that are not read by ID. */
  orScopes: readonly Scope[];
  /** Fields that every token reads. */
  withoutScope: ReadonlySet<string>;
}

/** A selection and the API token that reads it; null for everyone else, who reads all fields. */
export interface Confined extends Selecting {
  token: TokenGrant | null;
}

/** A field that a token cannot read: its path by response keys, and what is missing. */
export interface Refusal {
  path: string[];
  scope: Exclude<TypeScope, typeof ANY_TOKEN>;
}

const accesses = new WeakMap<GraphQLObjectType, TypeAccess>();

/** Sets the access to a type. A type without one is a part of the objects whose fields lead to it. */
export const setTypeAccess = (type: GraphQLObjectType, access: TypeAccess): void =>
  void accesses.set(type, access);

/** Returns the access to a type, if it has one of its own. */
export const typeAccessOf = (type: GraphQLObjectType): TypeAccess | undefined => accesses.get(type);

/** How a token comes to an object: through a field of its noun, or by the ID, which may be of any noun. */
type Way = 'through a field' | 'by ID';

/** Returns what a token lacks to read a type; null when it reads the whole type. */
function missingFor(type: GraphQLObjectType, { scopes }: TokenGrant, way: Way): Refusal['scope'] | null {
  const { scope = ANY_TOKEN, orScopes = [] } = typeAccessOf(type) ?? {};
  const missing = [scope, ...orScopes].filter(
    (one): one is Refusal['scope'] => one !== ANY_TOKEN && !scopes.includes(one),
  );
  const tolerated = way === 'through a field' ? orScopes.length : 0;
  return missing.length > tolerated ? missing[0]! : null;
}

/**
 * Returns why the value of a field is withheld from a token: its object, or the object that it leads to, is outside of the
 * token's areas. The value is null, or where it cannot be null, the root field is refused.
 */
export function withheld(
  document: Confined,
  parent: GraphQLObjectType,
  [node, ...others]: readonly [FieldNode, ...FieldNode[]] | readonly FieldNode[],
): Refusal | null {
  const { token } = document;
  const field = node && parent.getFields()[node.name.value];
  if (!token || !field) return null;
  const key = node.alias?.value ?? field.name;
  const missing = missingFor(parent, token, 'through a field');
  if (missing && !typeAccessOf(parent)!.withoutScope.has(field.name)) return { path: [key], scope: missing };
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return null;
  return under(key, shut(document, type, below([node, ...others])));
}

/** Returns why a token cannot read an object of a type outside of its areas, if more than open fields are selected. */
export function shut(
  document: Confined,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  way: Way = 'through a field',
): Refusal | null {
  const missing = document.token && missingFor(type, document.token, way);
  if (!missing) return null;
  if (typeAccessOf(type)!.withoutScope.size === 0) return { path: [], scope: missing };
  return refusal(document, type, sets);
}

/** Returns the first field below an object that a token cannot read and that cannot be null. */
export function refusal(
  document: Confined,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): Refusal | null {
  for (const [key, nodes] of selectedFields(document, type, sets)) {
    const field = type.getFields()[nodes[0]!.name.value];
    if (!field) continue; // __typename
    const reason = withheld(document, type, nodes);
    if (reason && isNonNullType(field.type)) return reason;
    if (reason) continue;
    const found = refusalBelow(document, field.type, below(nodes));
    if (found) return under(key, found);
  }
  return null;
}

/** Returns the first refusal in the value of a field. Of an interface, each type is looked at on its own. */
export function refusalBelow(
  document: Confined,
  output: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
): Refusal | null {
  const type = getNamedType(output);
  if (isObjectType(type)) return refusal(document, type, sets);
  if (!isAbstractType(type)) return null;
  for (const possible of document.schema.getPossibleTypes(type)) {
    const reason = shut(document, possible, sets, 'by ID');
    if (reason && canBeNull(output)) continue;
    const found = reason ?? refusal(document, possible, sets);
    if (found) return found;
  }
  return null;
}

/** Returns whether a value, or each item of a list, can be null. */
function canBeNull(type: GraphQLOutputType): boolean {
  const value = getNullableType(type);
  return !isNonNullType(isListType(value) ? value.ofType : type);
}

const under = (key: string, found: Refusal | null): Refusal | null =>
  found && { ...found, path: [key, ...found.path] };
