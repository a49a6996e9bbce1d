import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTime, GraphQLJSONObject, GraphQLUUID } from 'graphql-scalars';

/** An instant, ISO 8601 in UTC on the wire. */
export const DateTime = new GraphQLScalarType<Date>({
  ...GraphQLDateTime.toConfig(),
  // Texts come from Postgres, which writes no wrong ones: to check each would be a good part of a list's time.
  serialize: (value) => (typeof value === 'string' ? new Date(value) : GraphQLDateTime.serialize(value)),
});

/** An identity; a malformed one is refused before anything runs. */
export const UUID = GraphQLUUID;

/** An object of JSON, whatever is in it. */
export const JSONObject = GraphQLJSONObject;
