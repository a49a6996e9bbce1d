// Plugin of the code generator: what the client's cache needs to know of the schema, so that a new list needs no policy.
import { getNamedType, isInterfaceType, isObjectType } from 'graphql';

/** Arguments that move along a list; they do not identify it. */
const MOVING = ['after', 'before'];

/** Returns the lists with their identifying arguments, the lookups by ID, the types of permissions, and those of interfaces. */
export function plugin(schema) {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const lists = types
    .map((type) => [type.name, listsOf(type)])
    .filter(([, fields]) => Object.keys(fields).length > 0);
  const lookups = fieldsOf(schema.getQueryType())
    .filter(
      ({ args, type }) => args.length === 1 && args[0].name === 'id' && isObjectType(getNamedType(type)),
    )
    .map(({ name, type }) => [name, getNamedType(type).name]);
  const permissions = types.map(({ name }) => name).filter((name) => name.endsWith('Permissions'));
  // No document has a fragment on Node, which nearly all types implement.
  const interfaces = Object.values(schema.getTypeMap())
    .filter((type) => isInterfaceType(type) && type.name !== 'Node')
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  return `/** Lists by type and field, with the arguments that identify one. */
export const lists: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = ${json(Object.fromEntries(lists))};

/** Queries that look up an object by its ID, with its type. */
export const lookups: Readonly<Record<string, string>> = ${json(Object.fromEntries(lookups))};

/** Types of permissions, which belong to their object. */
export const permissions: readonly string[] = ${json(permissions)};

/** Types by the interface that they implement, for fragments on the interface. */
export const interfaces: Readonly<Record<string, string[]>> = ${json(Object.fromEntries(interfaces))};
`;
}

function listsOf(type) {
  const connections = fieldsOf(type).filter((field) => getNamedType(field.type).name.endsWith('Connection'));
  const rows = connections.map(({ name, args }) => [name, args.map((arg) => arg.name)]);
  return Object.fromEntries(rows.map(([name, args]) => [name, args.filter((arg) => !MOVING.includes(arg))]));
}

const fieldsOf = (type) => Object.values(type.getFields());

const json = (value) => JSON.stringify(value, null, 2);
