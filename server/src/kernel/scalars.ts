import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTime, GraphQLJSONObject, GraphQLUUID } from 'graphql-scalars';

/** An instant, ISO 8601 in UTC on the wire. */
export const DateTime = new GraphQLScalarType<Date>({
  ...GraphQLDateTime.toConfig(),
  // Texts come from Postgres, which writes no wrong ones: to check each would be a good part of a list's time.
  serialize: (value) => (typeof value === 'string' ? new Date(value) : GraphQLDateTime.serialize(value)),
});

const IDENTITY = /^\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?$/i;

/** As the database writes it, for identities are compared as texts: small letters and no braces. */
function parseId(value: unknown): string {
  const identity = typeof value === 'string' ? IDENTITY.exec(value)?.[1] : undefined;
  if (!identity) throw new GraphQLError('An id is a UUID, such as 0198a1fc-0000-7000-8000-000000000000.');
  return identity.toLowerCase();
}

/** An identity; a malformed one is refused before anything runs. */
export const UUID = new GraphQLScalarType<string>({
  ...GraphQLUUID.toConfig(),
  parseValue: parseId,
  parseLiteral: (node) => parseId(node.kind === Kind.STRING ? node.value : null),
});

/** An object of JSON, whatever is in it. */
export const JSONObject = GraphQLJSONObject;
