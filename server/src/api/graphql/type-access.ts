import { getNamedType, type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql';
import type { NodeType } from '#platform/module/module';
import { classesByTypeName } from '#platform/read/declarations';
import { setTypeAccess, typeAccessOf, type TypeAccess } from '#platform/read/confinement';

/**
 * Gives each type that implements `Node` the access that its module declares, and connections and edges that of their
 * items. Other types are parts of those objects: they are read through their fields. Changes the given schema.
 * @throws Error for a type that no module declares
 */
export function setTypeAccesses(schema: GraphQLSchema, nodes: readonly NodeType[]): void {
  const classes = classesByTypeName();
  const declared = new Map(nodes.map((node) => [node.type, node]));
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const type of types.filter(isNode)) {
    const node = declared.get(classes.get(type.name)!);
    if (!node) throw new Error(`${type.name} implements Node: name its scope in \`nodes\` of its module.`);
    setTypeAccess(type, accessOf(type, node));
  }
  for (const type of types) {
    const item = itemOf(type);
    const access = item && typeAccessOf(item);
    if (access) setTypeAccess(type, { ...access, withoutScope: new Set() });
  }
}

const isNode = (type: GraphQLObjectType): boolean => type.getInterfaces().some(({ name }) => name === 'Node');

function accessOf(
  type: GraphQLObjectType,
  { scope, orScopes = [], withoutScope = [] }: NodeType,
): TypeAccess {
  const unknown = withoutScope.filter((name) => !(name in type.getFields()));
  if (unknown.length > 0) throw new Error(`${type.name} has no field ${unknown.join(', ')}.`);
  return { scope, orScopes, withoutScope: new Set(withoutScope) };
}

/** Returns the type of the items of a connection or an edge. */
function itemOf(type: GraphQLObjectType): GraphQLObjectType | undefined {
  if (!/Connection$|Edge$/.test(type.name)) return undefined;
  const { nodes, node } = type.getFields();
  const item = getNamedType((nodes ?? node)?.type);
  return isObjectType(item) ? item : undefined;
}
