import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';

/** Instant, serialized as ISO 8601 in UTC. */
export const DateTime = new GraphQLScalarType<Date>({
  ...GraphQLDateTime.toConfig(),
  // Strings come from PostgreSQL and are valid. Validating each of them takes a good part of a list's time.
  serialize: (value) => (typeof value === 'string' ? new Date(value) : GraphQLDateTime.serialize(value)),
});

const IDENTITY = /^\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?$/i;

/** Parses an ID into the form of the database, lower case without braces, because IDs are compared as strings. */
function parseId(value: unknown): string {
  const identity = typeof value === 'string' ? IDENTITY.exec(value)?.[1] : undefined;
  if (!identity) throw new GraphQLError('An ID is a UUID, such as 0198a1fc-0000-7000-8000-000000000000.');
  return identity.toLowerCase();
}

/**
 * ID of an object: the built-in type of GraphQL, restricted to UUIDs. A malformed one is rejected before any resolver runs.
 */
export const ID = new GraphQLScalarType<string>({
  name: 'ID',
  description: 'ID of an object, a UUID.',
  parseValue: parseId,
  parseLiteral: (node) => parseId(node.kind === Kind.STRING ? node.value : null),
});

/** Validates an amount: a whole number that JSON holds exactly. `Int` ends at 21 million dollars. */
function wholeAmount(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('An amount is a whole number of cents, such as 1999 for $19.99.');
}

/** Amount of money in the smallest unit of its currency. */
export const MinorUnits = new GraphQLScalarType<number>({
  name: 'MinorUnits',
  description: "Whole number of a currency's smallest unit, such as cents, between -(2^53 - 1) and 2^53 - 1.",
  serialize: wholeAmount,
  parseValue: wholeAmount,
  parseLiteral: (node) => wholeAmount(node.kind === Kind.INT ? Number(node.value) : null),
});

/** JSON object of any shape. */
export const JSONObject = GraphQLJSONObject;
